// What the pictures and the linear text of Perestroika share: the view read once, cards and their effects in
// words.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/boards/boards.hpp"

namespace tsardom::cli::perestroika {

inline constexpr std::array<std::string_view, 3> kMaterials{"fur", "wood", "wheat"};

// A card as the viewer knows it; a face-down one has no kind.
struct Face {
  std::string kind = {};
  std::string name = {};
  bool cross = false;

  bool is_known() const { return !kind.empty(); }
};
using Faces = std::vector<Face>;

struct Principality {
  Seat seat;
  std::array<int, kMaterials.size()> held{};
  bool has_chip = false;
  bool is_first = false;
  int points = 0;
  Faces hand = {};
  std::vector<std::vector<std::string>> area = {};  // ids of buildings row by row; "-" is an empty cell
};

struct Board {
  Faces display = {}, resolving = {}, aside = {};
  int deck = 0, discard = 0, shuffles = 0, shuffles_to_end = 0, chips = 0;
  int crosses = 0, crosses_needed = 0;
  bool is_last_round = false;
  int hold_limit = 0;
  std::array<int, kMaterials.size()> stock{};
  std::vector<Principality> principalities = {};
};

Board read_board(const Scene& scene);

// The thing of this id in a list of the box; null if there is none.
const Json& in_box(const Scene& scene, std::string_view list, std::string_view id);

// An effect in a few words, for the face of a card, and in full.
std::string short_effect(const Scene& scene, const std::string& kind, std::string_view half);
std::string full_effect(const Scene& scene, const std::string& kind, std::string_view half);

std::string amount(const Scene& scene, std::size_t material, int count);
std::string material_name(const Scene& scene, std::string_view material);
std::string scenario_line(const Scene& scene);
std::string piles_line(const Scene& scene, const Board& board);
std::string stock_line(const Scene& scene, const Board& board);
std::string chip_words(const Scene& scene, const Principality& principality);
std::string points_words(const Scene& scene, const Principality& principality);
// Known cards by name, then how many lie face down.
std::string cards_words(const Scene& scene, const Faces& faces);
// "1 Mill, 2 Hunter": the row laid aside in a solo game.
std::string aside_words(const Scene& scene, const Faces& faces);
// "you, start player" or "greedy bot".
std::string who_sits(const Scene& scene, const Principality& principality);

Lines draw(const Scene& scene, const Board& board);
Lines tell(const Scene& scene, const Board& board);

}  // namespace tsardom::cli::perestroika
