#!/usr/bin/env python3
"""program_test PROGRAM: the real program at real pipes and terminals."""
import os
import pty
import select
import subprocess
import sys
import time
import unittest

PROGRAM = sys.argv.pop(1)
PLAY = ["play", "perestroika", "--players", "2", "--seed", "1", "--lang", "en"]


def run(*args, typed="", **more):
    return subprocess.run([PROGRAM, *args], input=typed, capture_output=True, text=True, timeout=120, **more)


def at_terminal(*args, **environment):
    """What the program shows at a terminal before it asks its first question."""
    pid, screen = pty.fork()
    if pid == 0:
        os.environ.pop("NO_COLOR", None)
        os.environ.update({"TERM": "xterm-256color", **environment})
        os.execv(PROGRAM, [PROGRAM, *args])
    seen, deadline = b"", time.monotonic() + 60
    while not seen.endswith(b"> ") and time.monotonic() < deadline:
        if select.select([screen], [], [], 1)[0]:
            try:
                seen += os.read(screen, 65536)
            except OSError:  # the program has ended
                break
    os.close(screen)
    os.waitpid(pid, 0)
    return seen.decode()


class Program(unittest.TestCase):
    def test_closed_stdin_ends_the_game_with_a_message(self):
        result = subprocess.run([PROGRAM, *PLAY], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith("tsardom: input_ended: "))

    def test_closed_pipe_ends_quietly(self):
        for args in (["rules", "perestroika", "--origins"], ["play", "perestroika", "--seats", "bot:random,bot:random"], PLAY):
            reader, writer = os.pipe()
            os.close(reader)
            result = subprocess.run([PROGRAM, *args], input=b"1\n" * 1000, stdout=writer, stderr=subprocess.PIPE, timeout=120)
            os.close(writer)
            self.assertEqual((result.returncode, result.stderr), (1, b""), args)

    def test_bad_usage_exits_with_2(self):
        result = run("play", "chess")
        self.assertEqual((result.returncode, result.stdout), (2, ""))
        self.assertEqual(result.stderr.count("\n"), 1)

    def test_a_pipe_gets_plain_text(self):
        result = run(*PLAY, typed="1\n1\n")
        self.assertNotIn("\x1b", result.stdout)
        self.assertNotIn("╭", result.stdout)

    def test_a_terminal_gets_colours_and_drawings(self):
        seen = at_terminal(*PLAY, COLORTERM="truecolor")
        self.assertIn("\x1b[38;2;", seen)
        self.assertIn("╭", seen)
        self.assertIn("\x1b[38;5;", at_terminal(*PLAY, COLORTERM=""))

    def test_no_color_and_plain_hold_at_a_terminal_too(self):
        for seen in (at_terminal(*PLAY, NO_COLOR="1"), at_terminal(*PLAY, "--plain"), at_terminal(*PLAY, TERM="dumb")):
            self.assertIn("Take your start materials", seen)
            self.assertNotIn("\x1b", seen)
            self.assertNotIn("╭", seen)

    def test_the_locale_chooses_the_language(self):
        environment = {**os.environ, "LC_ALL": "ru_RU.UTF-8"}
        self.assertIn("Вызов", run("--help", env=environment).stdout)
        environment["LC_ALL"] = "C"
        self.assertIn("Usage", run("--help", env=environment).stdout)

    def test_the_table_survives_a_line_that_ends_in_the_middle(self):
        result = run("table", typed='{"cmd": "hello"}\n{"cmd": "hel')
        self.assertEqual(result.returncode, 0)
        self.assertEqual(result.stdout.count("\n"), 2)


if __name__ == "__main__":
    unittest.main()
