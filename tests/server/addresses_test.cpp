#include "server/addresses.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace tsardom::server {
namespace {

boost::asio::ip::address at(const std::string& text) { return boost::asio::ip::make_address(text); }

TEST(Networks, HoldTheirAddresses) {
  EXPECT_TRUE(Network("10.0.0.0/8").holds(at("10.255.0.1")));
  EXPECT_TRUE(Network("10.0.0.0/8").holds(at("::ffff:10.255.0.1")));
  EXPECT_FALSE(Network("10.0.0.0/8").holds(at("11.0.0.1")));
  EXPECT_TRUE(Network("192.168.4.0/22").holds(at("192.168.7.255")));
  EXPECT_FALSE(Network("192.168.4.0/22").holds(at("192.168.8.0")));
  EXPECT_TRUE(Network("0.0.0.0/0").holds(at("8.8.8.8")));
  EXPECT_FALSE(Network("0.0.0.0/0").holds(at("2001:db8::1")));
  EXPECT_TRUE(Network("fd00::/8").holds(at("fdff::1")));
  EXPECT_TRUE(Network("127.0.0.1").holds(at("127.0.0.1")));
  EXPECT_FALSE(Network("127.0.0.1").holds(at("127.0.0.2")));
  for (const char* wrong : {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8x", "::/129", "10.0.0.0/-1"})
    EXPECT_THROW(Network{wrong}, std::runtime_error) << wrong;
}

TEST(TrustedProxies, TellWhereSomebodyComesFromAndNobodyElseDoes) {
  const Proxies none, ours({"127.0.0.1/32", "10.0.0.0/8"});
  const auto origin = [](const Proxies& proxies, const std::string& peer, std::vector<std::string> lines) {
    return proxies.origin(at(peer), lines).to_string();
  };
  EXPECT_EQ(origin(none, "127.0.0.1", {"1.2.3.4"}), "127.0.0.1");
  EXPECT_EQ(origin(ours, "8.8.8.8", {"1.2.3.4"}), "8.8.8.8") << "anybody can write the line";
  EXPECT_EQ(origin(ours, "127.0.0.1", {}), "127.0.0.1");
  EXPECT_EQ(origin(ours, "127.0.0.1", {"6.6.6.6, 1.2.3.4"}), "1.2.3.4");
  EXPECT_EQ(origin(ours, "127.0.0.1", {"6.6.6.6, 1.2.3.4,10.9.9.9"}), "1.2.3.4") << "two proxies in a row";
  EXPECT_EQ(origin(ours, "127.0.0.1", {"6.6.6.6", "1.2.3.4"}), "1.2.3.4")
      << "a client's own line comes first";
  EXPECT_EQ(origin(ours, "127.0.0.1", {"1.2.3.4:567"}), "1.2.3.4");
  EXPECT_EQ(origin(ours, "127.0.0.1", {"[2001:db8::1]:567"}), "2001:db8::1");
  EXPECT_EQ(origin(ours, "127.0.0.1", {"1.2.3.4, unknown"}), "127.0.0.1");
  EXPECT_EQ(origin(ours, "127.0.0.1", {"10.0.0.1, 10.0.0.2"}), "10.0.0.1");
}

TEST(Counting, TakesAnIPv6NetworkForOne) {
  EXPECT_EQ(counted(at("1.2.3.4")), "1.2.3.4");
  EXPECT_EQ(counted(at("::ffff:1.2.3.4")), "1.2.3.4");
  EXPECT_EQ(counted(at("2001:db8:1:2:3:4:5:6")), counted(at("2001:db8:1:2:ffff::")));
  EXPECT_NE(counted(at("2001:db8:1:2::1")), counted(at("2001:db8:1:3::1")));
}

}  // namespace
}  // namespace tsardom::server
