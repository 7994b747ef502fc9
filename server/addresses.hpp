// Where somebody comes from: addresses of the network, which proxies are believed, and who counts as one.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace tsardom::server {

// "10.0.0.0/8", "fd00::/8" or a single address. Throws std::runtime_error if it is neither.
class Network {
 public:
  explicit Network(const std::string& cidr);
  bool holds(const boost::asio::ip::address& address) const;

 private:
  boost::asio::ip::address_v6::bytes_type bytes_;  // an IPv4 address as ::ffff:a.b.c.d
  unsigned bits_;
};

class Proxies {
 public:
  Proxies() = default;
  explicit Proxies(const std::vector<std::string>& cidrs);

  bool trust(const boost::asio::ip::address& address) const;
  // The address nearest to us that is no proxy of ours: `peer`, or what the proxies say in the lines of
  // X-Forwarded-For, read from the end. What is behind an address that we do not trust anybody may have
  // written.
  boost::asio::ip::address origin(const boost::asio::ip::address& peer,
                                  const std::vector<std::string>& forwarded) const;

 private:
  std::vector<Network> trusted_;
};

// As limits count it: an IPv4 address, or the /64 network of an IPv6 address, of which somebody has all.
std::string counted(const boost::asio::ip::address& address);

}  // namespace tsardom::server
