#include "server/notices.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "table/refusal.hpp"

namespace tsardom::server {
namespace {

constexpr std::size_t kMostAloneOfOne = 4, kMostAlone = 200;

}  // namespace

void Notices::saw(const TableRow& row, const About& about, const std::string& address) {
  const bool alone = row.stage != Stage::over && about.is_left_to_bots();
  const bool is_listed = about.listed && row.stage != Stage::over;
  const std::lock_guard lock(mutex_);
  if (!alone) {
    bots_alone_.erase(row.id);
  } else if (!bots_alone_.contains(row.id)) {
    bots_alone_[row.id] = {about.host, address};
  }
  const auto known = listed_.find(row.id);
  if (known == listed_.end() && !is_listed) return;
  order_.reset();
  if (!is_listed) {
    listed_.erase(known);
    return;
  }
  auto notice = std::make_shared<Notice>();
  notice->row = row;
  notice->row.about.clear();
  About slim = about;
  slim.header = slim.components = nullptr;  // whoever looks for a table does not read its record
  notice->about = std::make_shared<const About>(std::move(slim));
  notice->whose = known != listed_.end() ? known->second->whose : address.empty() ? about.host : address;
  listed_[row.id] = std::move(notice);
}

// The latest of everybody, then the second of everybody, and so on: who opens many tables hides his own.
std::shared_ptr<const Notices::Order> Notices::order() {
  const std::lock_guard lock(mutex_);
  if (order_) return order_;
  Order latest_first;
  for (const auto& [id, notice] : listed_) latest_first.push_back(notice);
  std::sort(latest_first.begin(), latest_first.end(), [](const auto& one, const auto& other) {
    return std::tie(one->row.changed, one->row.id) > std::tie(other->row.changed, other->row.id);
  });
  std::map<std::string, int> before;
  std::multimap<int, std::shared_ptr<const Notice>> rounds;  // in each of them the latest first
  for (auto& notice : latest_first) rounds.emplace(before[notice->whose]++, notice);
  Order order;
  for (auto& [round, notice] : rounds) order.push_back(std::move(notice));
  order_ = std::make_shared<const Order>(std::move(order));
  return order_;
}

Json Notices::page(std::size_t from, std::size_t most, const std::string& player) {
  const std::shared_ptr<const Order> all = order();
  const std::size_t end = std::min(all->size(), from + most);
  Json tables = Json::array();
  for (std::size_t at = from; at < end; ++at) {
    const Notice& notice = *(*all)[at];
    Json shown = shown_about(notice.row.id, notice.row.stage, *notice.about, player);
    shown["changed"] = notice.row.changed;
    tables.push_back(std::move(shown));
  }
  Json page{{"tables", tables}};
  if (end < all->size()) page["next"] = end;
  return page;
}

void Notices::check_bots_alone(const std::string& host, const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto of_one = std::count_if(bots_alone_.begin(), bots_alone_.end(), [&](const auto& table) {
    return table.second[0] == host || (!address.empty() && table.second[1] == address);
  });
  if (static_cast<std::size_t>(of_one) >= kMostAloneOfOne)
    throw Refusal("too_many", {{"most", kMostAloneOfOne}});
  if (bots_alone_.size() >= kMostAlone) throw Refusal("too_many", {{"most", kMostAlone}});
}

}  // namespace tsardom::server
