// The map in the box: cities, waterways, and where the assignment cards lead.
#include <bit>

#include "games/ivan/box_reading.hpp"

namespace tsardom::ivan {
namespace {

void cities(Form& form, Box& box) {
  row(form, "city_colours", kColours,
      [&](std::size_t i) { group(form, {}, [&] { id(form, box.colour_id, i); }); });
  row(form, "regions", kRegions, [&](std::size_t i) {
    group(form, {}, [&] {
      id(form, box.region_id, i);
      exactly(form, "order", static_cast<int>(i) + 1);
    });
  });
  row(form, "cities", kCities, [&](std::size_t i) {
    CityFigures& city = box.city[i];
    group(form, {}, [&] {
      id(form, box.city_id, i);
      choice(form, "region", city.region, kRegions, ids(box.region_id));
      choice(form, "colour", city.colour, kColours, ids(box.colour_id));
      read_effects(form, "income", box, city.income, Part::regions, kGains | ops(Op::pay));
      int unused = 0;
      number(form, "x", unused, 0, 10000);
      number(form, "y", unused, 0, 10000);
    });
    if (!form.ok()) return;
    const Effect& first = box.effect[city.income.begin];
    if (first.op == Op::pay && first.group != Group::none) form.complain("an income costs named pieces");
    put(box.cities_of_region[city.region], static_cast<City>(i));
    put(box.cities_of_colour[city.colour], static_cast<City>(i));
  });
  for (const CitySet cities : box.cities_of_colour) {
    if (form.ok() && cities == 0) form.complain("a colour has no city");
  }
}

void waterway(Form& form, Box& box, std::size_t i, int& slots) {
  WaterwayFigures& way = box.waterway[i];
  bool has_slot = false;
  group(form, {}, [&] {
    id(form, box.waterway_id, i);
    choice(form, "a", way.a, kCities, ids(box.city_id));
    choice(form, "b", way.b, kCities, ids(box.city_id));
    form.flag("trade_slot", has_slot);
    if (!form.ok()) return;
    if (way.a == way.b) return form.complain("a waterway joins two cities");
    if (has(box.city[way.a].neighbours, way.b)) form.complain("these cities are joined already");
    if (has_slot && slots == kTradeSlots) form.complain("more than 10 trade slots");
  });
  if (!form.ok()) return;
  put(box.city[way.a].neighbours, way.b);
  put(box.city[way.b].neighbours, way.a);
  if (!has_slot) return;
  way.slot = static_cast<TradeSlot>(slots);
  box.waterway_of_slot[static_cast<std::size_t>(slots++)] = static_cast<Waterway>(i);
  box.slot_between[way.a][way.b] = box.slot_between[way.b][way.a] = way.slot;
}

void waterways(Form& form, Box& box) {
  for (auto& row_of_slots : box.slot_between) row_of_slots.fill(kNone);
  int slots = 0;
  row(form, "waterways", kWaterways, [&](std::size_t i) { waterway(form, box, i, slots); });
  if (!form.ok()) return;
  if (slots != kTradeSlots) form.complain("waterways: fewer than 10 trade slots");
  CitySet reached = 1;
  for (int again = 0; again < kCities; ++again) {
    for_each(reached, [&](City city) { reached |= box.city[city].neighbours; });
  }
  if (reached == kAllCities) return;
  const auto cut_off = static_cast<City>(std::countr_one(reached));
  form.complain("waterways: no way leads from the first city to", box.city_id[cut_off].view());
}

void assignments(Form& form, Box& box) {
  int stays = 0;
  row(form, "assignment_cards", kAssignments, [&](std::size_t i) {
    AssignmentCard& card = box.assignment[i];
    group(form, {}, [&] {
      id(form, box.assignment_id, i);
      bool is_any = false, is_kremlin = false;
      group(form, "target", [&] {
        flag_if_given(form, "any", is_any);
        flag_if_given(form, "kremlin", is_kremlin);
        if (is_any || is_kremlin) return;
        std::uint8_t colour = 0;
        choice(form, "colour", colour, kColours, ids(box.colour_id));
        if (form.ok()) card.cities = box.cities_of_colour[colour];
      });
      if (is_any) card.cities = kAllCities;
      stays += is_kremlin;
      if (form.given("on_exit")) read_effects(form, "on_exit", box, card.on_exit, Part::regions, kAutomatic);
      if (form.given("on_exit_with_seal"))
        read_effects(form, "on_exit_with_seal", box, card.on_exit_with_seal, Part::regions, kAutomatic);
    });
  });
  if (form.ok() && stays != 1) form.complain("assignment_cards: one card stays in the Kremlin");
}

}  // namespace

void read_map(Form& form, Box& box) {
  cities(form, box);
  waterways(form, box);
  assignments(form, box);
}

}  // namespace tsardom::ivan
