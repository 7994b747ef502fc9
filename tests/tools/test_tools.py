"""The tools that judge the tree can say no: each is shown a small tree, once in order and once with each fault."""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parent.parent.parent / "tools"
sys.path.insert(0, str(TOOLS / "mutants"))
import find  # noqa: E402


class Tree(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, path, text):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text if isinstance(text, str) else json.dumps(text))

    def run_tool(self, *arguments):
        done = subprocess.run([TOOLS / arguments[0], *map(str, arguments[1:])], capture_output=True, text=True)
        self.assertEqual(done.stderr, "")
        return done.returncode, done.stdout


class RuleCoverage(Tree):
    RULES = "- **PER-8.1** A turn.\n- **PER-8.10** D6, see PER-8.1.\n- **PER-EX-02 Reveal** G: ...\n- **PER-RUL-3 Words**: ...\n"

    def cover(self, tests, excused={}, rules=RULES):
        self.write("rules/perestroika.md", rules)
        self.write("tests/turn.cpp", tests)
        self.write("excused.json", excused)
        return self.run_tool("rule-coverage", "--rules", self.root / "rules", "--tests", self.root / "tests",
                             "--excused", self.root / "excused.json")

    ALL = ('TEST(PER_8_1, Two) {}\n// PER-8.10\nTEST_F(Turn, Asks) { say("PER-RUL-3"); }\n'
           "TYPED_TEST(PER_EX_2_Reveal, Stops) {}\n")

    def test_all_ways_to_cite(self):
        status, said = self.cover(self.ALL)
        self.assertEqual(status, 0, said)
        self.assertIn("PER-EX-02    PER_EX_2_Reveal.Stops", said)
        self.assertIn("4 rules, 4 tested, 0 only describe, 0 without a test", said)

    def test_a_rule_without_test(self):
        status, said = self.cover(self.ALL.replace("PER_8_1,", "Turn,"))
        self.assertEqual((status, said.splitlines()[-1]), (1, "Without a test: PER-8.1"))

    def test_a_comment_outside_any_test_proves_nothing(self):
        status, said = self.cover(self.ALL.replace("// PER-8.10\n", "// PER-8.10\nint helper() { return 1; }\n"))
        self.assertEqual((status, said.splitlines()[-1]), (1, "Without a test: PER-8.10"))

    def test_a_disabled_test_proves_nothing(self):
        self.assertEqual(self.cover(self.ALL.replace("Two", "DISABLED_Two"))[0], 1)

    def test_a_rule_that_does_not_exist(self):
        status, said = self.cover(self.ALL + "TEST(PER_8_11, None) {}\n")
        self.assertEqual(status, 1)
        self.assertIn("PER_8_11.None cites PER-8-11", said)

    def test_excuses(self):
        gap = self.ALL.replace("PER-RUL-3", "nothing")
        self.assertEqual(self.cover(gap)[0], 1)
        self.assertEqual(self.cover(gap, {"PER-RUL-3": "only words"})[0], 0)
        self.assertEqual(self.cover(self.ALL, {"PER-RUL-3": "only words"})[0], 1, "excused but tested")
        self.assertEqual(self.cover(self.ALL, {"PER-RUL-4": "only words"})[0], 1, "excused but not there")

    def test_translations(self):
        told = ("# Rules\n\n## 8 Turn\n\n- **PER-8.1** A turn.\n- **PER-8.10** D6, see PER-8.1.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
                "- **PER-EX-02 Reveal** G: ...\n- **PER-RUL-3 Words**: ...\n")
        retold = told.replace("A turn", "Ход").replace("Turn", "Ход").replace("see", "см.")

        def judge(translation):
            self.write("rules/perestroika.ru.md", translation)
            status, said = self.cover(self.ALL, rules=told)
            return status, said.splitlines()[-1]

        self.assertEqual(judge(retold)[0], 0)
        self.assertEqual(judge(retold.replace("- **PER-8.10** D6, см. PER-8.1.\n", "")),
                         (1, "perestroika.ru.md: after PER-8.1 there is a row of a table in place of PER-8.10"))
        self.assertEqual(judge(retold.replace("| 1 | 2 |\n", ""))[0], 1)
        self.assertEqual(judge(retold.replace("## 8 Ход", "### 8 Ход"))[0], 1)
        self.assertEqual(judge(retold.replace("**PER-8.1**", "**PER-8.2**"))[0], 1)
        self.assertEqual(judge(retold + "\n# Ещё\n")[0], 1)
        self.assertEqual(judge(retold.replace("- **PER-RUL-3 Words**: ...\n", ""))[0], 1)
        self.write("rules/chess.ru.md", retold)
        self.assertEqual(judge(retold), (1, "chess.ru.md translates no rules"))

    def test_no_rules_at_all(self):
        self.write("excused.json", {})
        self.assertEqual(self.run_tool("rule-coverage", "--rules", self.root, "--excused", self.root / "excused.json")[0], 1)


class Words(Tree):
    ENGLISH = {"won": "{who} won", "cards": "{n, plural, one {# card} other {# cards}}"}
    RUSSIAN = {"won": "{who} побеждает", "cards": "{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}"}

    def check(self, english=ENGLISH, russian=RUSSIAN, source='say("cli.won"); say("cli.cards");'):
        self.write("cli/words/en.json", english)
        self.write("cli/words/ru.json", russian)
        self.write("cli/play.cpp", source)
        return self.run_tool("check-words", self.root)

    def refused(self, why, **given):
        status, said = self.check(**given)
        self.assertEqual(status, 1, said)
        self.assertIn(why, said)

    def test_in_order(self):
        self.assertEqual(self.check()[0], 0)

    def test_grammar_may_choose_by_id(self):
        chosen = {**self.RUSSIAN, "won": "{who_id, select, you {Вы побеждаете} other {{who} побеждает}}"}
        self.assertEqual(self.check(russian=chosen)[0], 0)

    def test_faults(self):
        self.refused("ru.json: cards is missing", russian={"won": self.RUSSIAN["won"]})
        self.refused("cli.won is used nowhere", source='say("cli.cards");')
        self.refused("cli.lost is used but not there", source='say("cli.won"); say("cli.cards"); say("cli.lost");')
        self.refused("table.refused.rude is used but not there",
                     source='say("cli.won"); say("cli.cards"); throw Refusal("rude");')
        self.refused("without its }", english={**self.ENGLISH, "cards": "{n, plural, one {# card} other {# cards"})
        self.refused("a } without its {", english={**self.ENGLISH, "won": "who} won"})
        self.refused("this has ['winner']", russian={**self.RUSSIAN, "won": "{winner} побеждает"})
        self.refused("plural needs few, many, one, other",
                     russian={**self.RUSSIAN, "cards": "{n, plural, one {# карта} other {# карты}}"})
        self.refused("won stands twice", english='{"won": "{who} won", "won": "{who} wins"}')


class Arrows(Tree):
    def test_arrows(self):
        self.write("games/ivan/state.hpp", '#include <array>\n#include "core/game.hpp"\n#include "games/ivan/box.hpp"\n')
        self.write("table/table.cpp", '#include <vector>\n#include <fmt/core.h>\n#include "games/ivan/state.hpp"\n')
        self.assertEqual(self.run_tool("check-arrows", self.root)[0], 0)
        for fault in ['"table/table.hpp"', '"games/stroganov/box.hpp"', "<vector>", "<nlohmann/json.hpp>"]:
            self.write("games/ivan/box.cpp", f"#include {fault}\n")
            self.assertEqual(self.run_tool("check-arrows", self.root)[0], 1, fault)


class Failures(Tree):
    CASE = '<testcase name="{}" status="{}"><system-out>said {}</system-out></testcase>'
    TEST = '<testcase classname="Suite" name="{}" status="run">{}</testcase>'

    def tell(self, programs, **reports):
        cases = "".join(self.CASE.format(name, status, name) for name, status in programs)
        self.write("report.xml", f"<testsuite>{cases}</testsuite>")
        for name, tests in reports.items():
            inner = "".join(self.TEST.format(test, inside) for test, inside in tests)
            self.write(f"reports/{name}.xml", f"<testsuites><testsuite>{inner}</testsuite></testsuites>")
        count, said = (self.run_tool("failures", *flag, self.root / "report.xml", self.root / "reports")[1]
                       for flag in (["--count"], []))
        return count, said

    def test_programs_without_tests_inside(self):
        self.assertEqual(self.tell([("a", "run"), ("b", "fail"), ("c", "run"), ("d", "notrun"), ("e", "disabled")]),
                         ("2 1 2\n", "--- b\nsaid b\n"))

    def test_programs_with_tests_inside(self):
        failure, skipped = "<failure>too long</failure>", "<skipped/>"
        self.assertEqual(self.tell([("a", "run"), ("b", "fail")], a=[("one", ""), ("two", skipped)],
                                   b=[("one", ""), ("two", failure), ("three", "")]),
                         ("3 1 1\n", "--- Suite.two\ntoo long\n"))

    def test_a_crash_or_a_leak_is_a_failure(self):
        self.assertEqual(self.tell([("a", "fail")]), ("0 1 0\n", "--- a\nsaid a\n"))
        self.assertEqual(self.tell([("a", "fail")], a=[("one", ""), ("two", "")]), ("2 1 0\n", "--- a\nsaid a\n"))

    def test_a_run_without_report_or_tests_failed(self):
        self.assertEqual(self.run_tool("failures", "--count", self.root / "none.xml", self.root)[1], "0 1 0\n")
        self.write("empty.xml", "<testsuite></testsuite>")
        self.assertEqual(self.run_tool("failures", "--count", self.root / "empty.xml", self.root)[1], "0 1 0\n")


class PlotStrength(Tree):
    def result(self, name, game, bot, rate):
        bots = [{"bot": bot, "win_rate": rate, "low": rate - 0.1, "high": rate + 0.1, "games": 60}, {"bot": "greedy"}]
        self.write(name, {"game": game, "bots": bots})
        return self.root / name

    def test_a_line_for_each_game_and_a_point_for_each_result(self):
        results = [self.result("a.json", "ivan", "search:1000", 0.75), self.result("b.json", "ivan", "search:250", 0.5),
                   self.result("c.json", "catherine", "search:250", 0.25)]
        self.assertEqual(self.run_tool("plot-strength", self.root / "out.svg", *results)[0], 0)
        svg = (self.root / "out.svg").read_text()
        self.assertEqual(svg.count("<circle"), 3)
        self.assertEqual(svg.count('fill="none"'), 2)
        self.assertLess(svg.index("ivan: 50.0 % of 60"), svg.index("ivan: 75.0 % of 60"))
        self.assertIn("catherine: 25.0 % of 60", svg)


class Packing(Tree):
    def pack(self, text):
        self.write("words/en.json", text)
        return subprocess.run(["cmake", "-D", f"ROOT={self.root}", "-D", "FILES=words/en.json", "-D", f"OUT={self.root / 'packed.cpp'}",
                               "-P", TOOLS.parent / "table/embed.cmake"], capture_output=True, text=True)

    def test_broken_words_are_not_packed(self):
        self.assertEqual(self.pack('{"a": "b; [c] ]]"}').returncode, 0)
        packed = self.pack('{"a": "b",,}')
        self.assertNotEqual(packed.returncode, 0)
        self.assertIn("words/en.json is not JSON", packed.stderr)


class Mutate(Tree):
    SOURCE = """#include <cstdio>
enum class Told { rode, sang };
struct Log { void tell(Told told, int count) { std::printf("%d%d ", static_cast<int>(told), count); } };
constexpr int kLimit = 5;
template <class T>
bool is_between(T value, int low, int high) { return low <= value && value < high; }
void ride(Log& log, int horses, int column) {
  int cost = column * 2 + 1;
  if (horses >= cost) horses -= cost;
  log.tell(Told::rode, horses);
  std::printf("%d %s\\n", is_between(column, 1, kLimit), "STR-5.2");
}
int main() {
  Log log;
  ride(log, 5, 2);
}
"""
    ASLEEP = "00 1 STR-5.2"

    def found(self):
        return find.find("games/tiny/tiny.cpp", self.SOURCE)

    def test_what_is_changed(self):
        self.write("games/tiny/tiny.cpp", self.SOURCE)
        status, said = self.run_tool("mutate", "--root", self.root, "--list")
        self.assertEqual(status, 0)
        listed = [" ".join(line.split()) for line in said.splitlines()]
        self.assertIn("operator games/tiny/tiny.cpp:6: <= becomes <", listed)
        self.assertIn("condition games/tiny/tiny.cpp:6: && without its left side", listed)
        self.assertIn("event games/tiny/tiny.cpp:10: without log.tell(Told::rode, horses)", listed)
        self.assertIn("statement games/tiny/tiny.cpp:9: without horses -= cost", listed)
        self.assertIn("order games/tiny/tiny.cpp:15: 5, 2 change places", listed)
        self.assertFalse([line for line in listed if "tiny.cpp:4:" in line], "a constant takes a build of its own")

    def test_a_sample_repeats(self):
        self.write("games/tiny/tiny.cpp", self.SOURCE)
        one, same, other = (self.run_tool("mutate", "--root", self.root, "--list", "--sample", 5, "--seed", seed)[1] for seed in (1, 1, 2))
        self.assertEqual((one, len(one.splitlines())), (same, 5))
        self.assertNotEqual(one, other)

    def test_only_what_is_asked_for(self):
        self.write("games/tiny/tiny.cpp", self.SOURCE)
        self.write("games/other/other.cpp", "int three() { return 3; }\n")
        for asked in (["--game", "other"], ["--file", "games/other/other.cpp"]):
            self.assertEqual(self.run_tool("mutate", "--root", self.root, "--list", *asked)[1].split(), "number games/other/other.cpp:1: 3 becomes 3 + 1".split())
        self.assertEqual(self.run_tool("mutate", "--root", self.root, "--list", "--game", "other", "--kind", "event")[1], "")

    def test_what_was_found(self):
        self.write("games/tiny/tiny.cpp", "int five(bool is) { return is ? 2 : 3; }\n")
        line = "games/tiny/tiny.cpp: int five(bool is) { return is ? 2 : 3; }: "
        fates = [("?: becomes the opposite", "killed"), ("2 becomes 2 + 1", "survived"), ("3 becomes 3 + 1", "unreached")]

        def report(**equivalent):
            self.write("build/mutate/results.jsonl", "".join(json.dumps({"key": line + change, "fate": fate}) + "\n" for change, fate in fates))
            self.write("tools/mutants/equivalent.json", equivalent)
            status, said = self.run_tool("mutate", "--root", self.root, "--report")
            self.assertEqual(status, 0)
            lines = said.splitlines()
            return sum(line.startswith(("survived", "unreached")) for line in lines), lines[-1].split()

        self.assertEqual(report(), (2, "tiny 1 0 1 1 0 0 0 33.3 %".split()))
        self.assertEqual(report(mutants={line + "2 becomes 2 + 1": "why"}), (1, "tiny 1 0 0 1 1 0 0 50.0 %".split()))
        self.assertEqual(report(patterns={"games/tiny/.*becomes . \\+ 1": "why"}), (0, "tiny 1 0 0 0 2 0 0 100.0 %".split()))
        self.assertEqual(report(mutants={line + "?: becomes the opposite": "why"})[0], 2, "what died was not equivalent")

    def test_names_stay_when_lines_move(self):
        moved = find.find("games/tiny/tiny.cpp", self.SOURCE.replace("int main", "// a comment\n\nint main"))
        self.assertEqual([mutant.key for mutant in moved], [mutant.key for mutant in self.found()])
        self.assertEqual(len({mutant.key for mutant in moved}), len(moved))

    def test_each_awake_alone(self):
        mutants = self.found()
        for number, mutant in enumerate(mutants):
            mutant.id = number + 1
        self.write("tiny.cpp", find.rewritten(self.SOURCE, mutants))
        program = self.root / "tiny"
        subprocess.run(["g++", "-std=c++20", "-w", "-include", TOOLS / "mutants/mutants.hpp", self.root / "tiny.cpp", "-o", program], check=True)

        def said(number):
            return subprocess.run([program], env={"MUTANT": str(number)}, capture_output=True, text=True).stdout.strip()

        self.assertEqual(said(0), self.ASLEEP)
        awake = {f"{mutant.line}: {mutant.change}": said(mutant.id) for mutant in mutants if not mutant.fixed}
        self.assertEqual(awake["8: * becomes +"], self.ASLEEP, "2 * 2 and 2 + 2")
        self.assertEqual(awake["8: + becomes -"], "02 1 STR-5.2")
        self.assertEqual(awake["9: >= becomes >"], "05 1 STR-5.2")
        self.assertEqual(awake["9: if: becomes the opposite"], "05 1 STR-5.2")
        self.assertEqual(awake["9: without horses -= cost"], "05 1 STR-5.2")
        self.assertEqual(awake["10: without log.tell(Told::rode, horses)"], "1 STR-5.2")
        self.assertEqual(awake["10: Told::rode becomes the next"], "10 1 STR-5.2")
        self.assertEqual(awake["15: 5, 2 change places"], "02 0 STR-5.2")
        self.assertEqual(awake['11: "STR-5.2" becomes another text'], "00 1 mutant")

    def test_a_constant_awake_for_good(self):
        mutant, = [mutant for mutant in self.found() if mutant.fixed]
        mutant.id = -1
        self.write("tiny.cpp", find.rewritten(self.SOURCE.replace("ride(log, 5, 2)", "ride(log, 5, 5)"), [mutant]))
        program = self.root / "tiny"
        subprocess.run(["g++", "-std=c++20", "-w", "-include", TOOLS / "mutants/mutants.hpp", self.root / "tiny.cpp", "-o", program], check=True)
        self.assertEqual(subprocess.run([program], capture_output=True, text=True).stdout.strip(), "05 1 STR-5.2")


if __name__ == "__main__":
    unittest.main()
