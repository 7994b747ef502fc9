// STR-11, STR-16: trophy tracks, and the board and cards of Ivan.
#include "games/stroganov/box_reading.hpp"

namespace tsardom::stroganov {
namespace {

constexpr std::array<std::string_view, kRewards> kRewardNames{
    "HORSES3", "STORY2", "VILLAGE_ANY", "VP1", "BAGFUR_HORSES2", "MARKETFUR_STORY2", "YURT_ANY", "ANY_TWO"};
constexpr std::array<std::string_view, kTracks> kTrackNames{"a", "b_blue", "b_green", "b_red", "b_yellow"};
constexpr std::array<std::string_view, 2> kSoloBoardNames{"a_ivan", "b_katyusha"};
constexpr std::array<std::string_view, kErrands> kErrandNames{"outpost", "trophy", "yurt", "wish", "claim"};
constexpr std::array<std::string_view, 3> kHuntNames{"hidden", "lowest", "highest"};
constexpr std::array<std::string_view, kFocusDecks> kDeckNames{"a", "b", "c", "d", "e", "f"};

bool is_special(Reward reward) {
  return reward == Reward::village_any || reward == Reward::yurt_any || reward == Reward::any_two;
}

// A trophy would bring the next one, and so on.
void no_trophies(Form& form, const Gain& gain) {
  if (gain.trophies > 0) form.complain("a trophy brings no trophy");
}

// Answers with the rewards that are always open.
RewardSet rewards(Form& form, Box& box) {
  RewardSet always = 0;
  row(form, "rewards", kRewards, [&](std::size_t i) {
    group(form, {}, [&] {
      fixed_id(form, kRewardNames, i);
      if (is_special(static_cast<Reward>(i))) return fixed_word(form, "special", kRewardNames[i]);
      read_gain(form, "gain", box.reward[i]);
      no_trophies(form, box.reward[i]);
      bool is_always = false;
      if (form.given("always")) form.flag("always", is_always);
      if (is_always) put(always, static_cast<unsigned>(i));
    });
  });
  if (form.ok() && always == 0) form.complain("one reward is always open");  // STR-11.3
  return always;
}

// Each space has the points of the highest shield at or above it.
void shields(Form& form, std::uint8_t spaces, std::array<std::uint8_t, kMostSpaces + 1>& points) {
  std::uint8_t size = 0;
  int last_space = 0, last_points = 0;
  rows(form, "shields", size, spaces, [&](std::size_t) {
    std::size_t space = 0;
    group(form, {}, [&] {
      small(form, "space", space, last_space + 1, spaces);
      int worth = last_points;
      small(form, "vp", worth, last_points);
      last_points = worth;
    });
    if (!form.ok()) return;
    last_space = static_cast<int>(space);
    for (; space <= spaces; ++space) points[space] = static_cast<std::uint8_t>(last_points);
  });
}

void space(Form& form, Track& track, std::size_t i) {
  Space& here = track.space[i + 1];
  group(form, {}, [&] {
    fixed(form, "space", i + 1);
    int value = 0;
    small(form, "fur", value, 0, value_of(Piece::bear));
    if (value != 0 && value < kLeastValue) form.complain("no fur has this value");
    if (value != 0) here.fur = piece_of_value(value);
    choice(form, "reward", here.reward, kRewards, in(kRewardNames));
    const RewardSet above = track.open[i];
    if (has(above, static_cast<unsigned>(here.reward)) && i > 0) form.complain("this reward stands twice");
    track.open[i + 1] = above;
    put(track.open[i + 1], static_cast<unsigned>(here.reward));
    read_gain(form, "on_enter", here.on_enter);
    no_trophies(form, here.on_enter);
  });
}

void track(Form& form, std::string_view key, Track& track, RewardSet always) {
  group(form, key, [&] {
    track.open[0] = always;
    rows(form, "spaces", track.spaces, kMostSpaces, [&](std::size_t i) { space(form, track, i); });
    if (form.ok() && track.spaces == 0) form.complain("a track has spaces");
    for (std::size_t i = 1; i < track.spaces && form.ok(); ++i) {
      if (track.space[i].reward == Reward::any_two) form.complain("ANY_TWO stands on the last space");
    }
    shields(form, track.spaces, track.shield);
  });
}

void solo_track(Form& form, std::string_view key, SoloTrack& track) {
  group(form, key, [&] {
    rows(form, "furs", track.spaces, kMostSpaces,
         [&](std::size_t i) { read_fur(form, {}, track.fur[i + 1]); });
    row(form, "vp_on_move", track.spaces,
        [&](std::size_t i) { small(form, {}, track.points_on_move[i + 1]); });
    small(form, "vp_if_not_moved", track.points_if_not_moved);
    shields(form, track.spaces, track.shield);
  });
}

std::uint8_t read_letters(Form& form) {
  std::string_view word;
  form.word("letters", word);
  std::uint8_t letters = 0;
  for (const char letter : word) {
    const auto deck = static_cast<std::size_t>(static_cast<unsigned char>(letter) - 'a');
    if (deck >= kDeckNames.size()) {
      form.complain("no such focus deck");
    } else {
      put(letters, static_cast<unsigned>(deck));
    }
  }
  return letters;
}

void automa_card(Form& form, Automa& card) {
  card.letters = read_letters(form);
  small(form, "move", card.steps, 1, kColumns);
  std::size_t hunt = 0;
  choice(form, "hunt", hunt, 2, [](std::size_t i) { return kHuntNames[i + 1]; });
  card.hunt = static_cast<Hunt>(hunt + 1);
  small(form, "furs", card.furs, 1, kMostHunted);
  choice(form, "action", card.errand, kErrands, in(kErrandNames));
  form.flag("pays_region_fur", card.pays_region_fur);
  const bool pays = card.errand != Errand::trophy && card.errand != Errand::claim;  // STR-16.14
  if (form.ok() && card.pays_region_fur != pays) form.complain("this action is paid otherwise");
}

// STR-16.2: a focus deck leaves out as many cards as the unseen choice does.
void focus_decks(Form& form, Box& box) {
  group(form, "focus_decks", [&] {
    row(form, "list", kFocusDecks, [&](std::size_t deck) {
      group(form, {}, [&] { fixed_id(form, kDeckNames, deck); });
      int removed = 0;
      for (unsigned card = 0; card < kAutomaCards; ++card) {
        if (has(box.automa[card].letters, static_cast<unsigned>(deck))) {
          ++removed;
        } else {
          put(box.focus_deck[deck], card);
        }
      }
      if (form.ok() && removed != box.figure.solo_cards_removed) {
        form.complain("a wrong number of cards bears the letter", kDeckNames[deck]);
      }
    });
  });
}

}  // namespace

std::string_view track_name(std::size_t track) { return kTrackNames[track]; }
std::string_view solo_board_name(std::size_t board) { return kSoloBoardNames[board]; }

std::string_view reward_name(std::size_t reward) { return kRewardNames[reward]; }
std::string_view errand_name(std::size_t errand) { return kErrandNames[errand]; }
std::string_view hunt_name(std::size_t hunt) { return kHuntNames[hunt]; }

void read_tracks(Form& form, Box& box) {
  group(form, "trophy", [&] {
    const RewardSet always = rewards(form, box);
    group(form, "boards", [&] {
      for (std::size_t i = 0; i < kTracks; ++i) track(form, kTrackNames[i], box.track[i], always);
    });
  });
  group(form, "solo", [&] {
    group(form, "boards", [&] {
      for (std::size_t i = 0; i < kSoloBoardNames.size(); ++i)
        solo_track(form, kSoloBoardNames[i], box.solo_track[i]);
    });
  });
}

void read_automa(Form& form, Box& box) {
  group(form, "automa_cards", [&] {
    row(form, "list", kAutomaCards, [&](std::size_t i) {
      group(form, {}, [&] {
        unique_id(form, box.automa, i);
        automa_card(form, box.automa[i]);
      });
    });
  });
  if (form.ok()) focus_decks(form, box);
}

}  // namespace tsardom::stroganov
