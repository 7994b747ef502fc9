#include "server/addresses.hpp"

#include <charconv>
#include <optional>
#include <stdexcept>

namespace tsardom::server {
namespace {

namespace ip = boost::asio::ip;
using Bytes = ip::address_v6::bytes_type;

constexpr unsigned kAllBits = 128, kMappedBits = 96;

Bytes bytes_of(const ip::address& address) {
  return address.is_v6() ? address.to_v6().to_bytes()
                         : ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

bool same_start(const Bytes& one, const Bytes& other, unsigned bits) {
  for (std::size_t at = 0; bits > 0; ++at) {
    const unsigned here = bits < 8 ? bits : 8;
    const unsigned mask = (0xFFU << (8 - here)) & 0xFFU;
    if (((one[at] ^ other[at]) & mask) != 0) return false;
    bits -= here;
  }
  return true;
}

std::optional<ip::address> read_address(std::string text) {
  boost::system::error_code trouble;
  const ip::address address = ip::make_address(text, trouble);
  if (trouble) return {};
  return address;
}

// Some proxies add the port: "10.1.2.3:4567", "[fd00::1]:4567".
std::optional<ip::address> read_hop(std::string text) {
  if (text.starts_with('[')) return read_address(text.substr(1, text.find(']') - 1));
  const std::size_t colon = text.find(':');
  const bool has_port = colon != std::string::npos && text.find(':', colon + 1) == std::string::npos;
  return read_address(has_port ? text.substr(0, colon) : text);
}

std::vector<std::string> hops_of(const std::vector<std::string>& lines) {
  std::vector<std::string> hops;
  for (std::string_view rest : lines) {
    while (!rest.empty()) {
      std::string_view one = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(one.size() + 1, rest.size()));
      while (one.starts_with(' ') || one.starts_with('\t')) one.remove_prefix(1);
      while (one.ends_with(' ') || one.ends_with('\t')) one.remove_suffix(1);
      hops.emplace_back(one);
    }
  }
  return hops;
}

}  // namespace

Network::Network(const std::string& cidr) : bits_(kAllBits) {
  const std::size_t slash = cidr.find('/');
  const std::optional<ip::address> address = read_address(cidr.substr(0, slash));
  bool right = address.has_value();
  if (right && slash != std::string::npos) {
    const std::string_view length = std::string_view(cidr).substr(slash + 1);
    const auto [end, trouble] = std::from_chars(length.data(), length.data() + length.size(), bits_);
    const unsigned most = address->is_v4() ? kAllBits - kMappedBits : kAllBits;
    right = trouble == std::errc() && end == length.data() + length.size() && bits_ <= most;
    if (address->is_v4()) bits_ += kMappedBits;
  }
  if (!right) throw std::runtime_error(cidr + " is no network, like 10.0.0.0/8, ::1 or fd00::/8");
  bytes_ = bytes_of(*address);
}

bool Network::holds(const ip::address& address) const { return same_start(bytes_, bytes_of(address), bits_); }

Proxies::Proxies(const std::vector<std::string>& cidrs) {
  for (const std::string& cidr : cidrs) trusted_.emplace_back(cidr);
}

bool Proxies::trust(const ip::address& address) const {
  for (const Network& network : trusted_) {
    if (network.holds(address)) return true;
  }
  return false;
}

ip::address Proxies::origin(const ip::address& peer, const std::vector<std::string>& forwarded) const {
  ip::address nearest = peer;
  std::vector<std::string> hops = hops_of(forwarded);
  while (trust(nearest) && !hops.empty()) {
    const std::optional<ip::address> next = read_hop(hops.back());
    if (!next) break;
    nearest = *next;
    hops.pop_back();
  }
  return nearest;
}

std::string counted(const ip::address& address) {
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 six = address.to_v6();
  if (six.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, six).to_string();
  Bytes bytes = six.to_bytes();
  for (std::size_t at = 8; at < bytes.size(); ++at) bytes[at] = 0;
  return ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace tsardom::server
