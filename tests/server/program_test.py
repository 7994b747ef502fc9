"""The real server at a real port: program_test.py TSARDOM DYING_SERVER"""
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
import unittest
import urllib.request

import clients
import description
from clients import Player, Server, Sitter, check, games, open_table

TSARDOM, DYING_SERVER = sys.argv[1], sys.argv[2]


class AtAServer(unittest.TestCase):
    def setUp(self):
        self.folder, remove = clients.folder()
        self.addCleanup(remove)
        self.data = f"{self.folder}/store.db"
        self.server = Server.of(TSARDOM, self.data)
        self.server.start()
        self.addCleanup(self.end)

    def end(self):
        if self.server.is_alive():
            self.server.kill()
        self.server.process.stdout.close()

    def verify(self):
        done = subprocess.run([TSARDOM, "verify", "--data", self.data], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def seat(self, game, people, mischief, seed=1, bots=0):
        players = [Player(self.server.port, f"P{number}") for number in range(people)]
        table = open_table(players, game, bots)
        return [Sitter(player, table, seat, seed + seat, mischief) for seat, player in enumerate(players)]

    def play(self, sitters, *others):
        async def all_play():
            await asyncio.wait_for(asyncio.gather(*(sitter.play() for sitter in sitters), *others), 300)
        asyncio.run(all_play())

    def record(self, sitter):
        return sitter.player.get(f"/api/tables/{sitter.table}/record")["record"]


class WholeGames(AtAServer):
    def test_every_game_with_lost_connections_duplicates_and_garbage(self):
        for game in games(Player(self.server.port, "Host")):
            sitters = self.seat(game["game"], game["players"]["most"], mischief=0.03)
            self.play(sitters)
            check(self.record(sitters[0]), sitters)
        self.assertEqual(self.server.end(), 0)
        self.verify()

    def test_with_bots_in_other_seats(self):
        for game in games(Player(self.server.port, "Host")):
            most = game["players"]["most"]
            sitters = self.seat(game["game"], 1, mischief=0, bots=most - 1)
            self.play(sitters)
            check(self.record(sitters[0]), sitters)


class Kills(AtAServer):
    """kill -9 while people play: what was acknowledged is there, once."""

    async def kill_now_and_then(self, sitters, times, rng):
        for _ in range(times):
            await asyncio.sleep(rng.uniform(0.05, 0.6))
            if all(sitter.is_over() for sitter in sitters):
                return
            self.server.kill()
            self.server.start()
            self.kills += 1

    def test_nothing_acknowledged_is_lost_and_nothing_is_done_twice(self):
        self.kills = 0
        rng = random.Random(5)
        for game in games(Player(self.server.port, "Host")):
            sitters = self.seat(game["game"], game["players"]["most"], mischief=0.01)
            self.play(sitters, self.kill_now_and_then(sitters, 4, rng))
            check(self.record(sitters[0]), sitters)
        self.assertGreater(self.kills, 0)
        self.assertEqual(self.server.end(), 0)
        self.verify()

    def test_the_server_goes_on_after_dying_at_any_step_of_a_commit(self):
        sitters = self.seat("perestroika", 2, mischief=0)
        self.server.kill()
        steps = iter([(number, when) for number in range(0, 24, 5) for when in ("before", "after")])

        def command(port):
            step, when = next(steps, (0, "never"))
            return [DYING_SERVER, self.data, f"127.0.0.1:{port}", str(step), when]

        dying = Server(command, self.server.port)

        async def revive():
            while not all(sitter.is_over() for sitter in sitters):
                if dying.process is None or not dying.is_alive():
                    try:
                        dying.start()
                    except RuntimeError:
                        continue  # died before it could speak
                await asyncio.sleep(0.02)

        try:
            self.play(sitters, revive())
            check(self.record(sitters[0]), sitters)
        finally:
            if dying.is_alive():
                dying.end()
        self.verify()


class Manners(AtAServer):
    def test_a_closing_server_says_goodbye_and_loses_nothing(self):
        sitters = self.seat("connect_four", 2, mischief=0)

        async def watch_it_close():
            async with sitters[0].player.socket() as connection:
                await connection.send(json.dumps({"cmd": "watch", "table": sitters[0].table}))
                await connection.recv()
                self.server.process.terminate()
                heard = json.loads(await asyncio.wait_for(connection.recv(), 10))
                self.assertEqual(heard, {"push": "bye", "why": "closing"})
                await asyncio.wait_for(connection.wait_closed(), 10)
                self.assertEqual(connection.close_code, 1001)

        asyncio.run(watch_it_close())
        self.assertEqual(self.server.process.wait(10), 0)
        self.server.start()
        self.play(sitters)
        check(self.record(sitters[0]), sitters)

    def test_a_second_server_on_the_same_file_is_refused(self):
        second = Server.of(TSARDOM, self.data)
        with self.assertRaises(RuntimeError):
            second.start()
        self.assertEqual(second.process.wait(10), 1)
        second.process.stdout.close()

    def test_a_second_name_of_the_file_is_the_same_file(self):
        link = f"{self.folder}/link.db"
        os.symlink(self.data, link)
        second = Server.of(TSARDOM, link)
        with self.assertRaises(RuntimeError):
            second.start()
        self.assertEqual(second.process.wait(10), 1)
        second.process.stdout.close()
        self.assertEqual(os.stat(self.data).st_mode & 0o777, 0o600)

    def test_a_copy_made_while_people_play_is_whole(self):
        sitters = self.seat("connect_four", 2, mischief=0)
        self.play(sitters)
        copy = f"{self.folder}/copy.db"
        done = subprocess.run([TSARDOM, "backup", "--data", self.data, copy], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)
        done = subprocess.run([TSARDOM, "verify", "--data", copy], capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stdout)

    def test_sockets_need_a_session_and_the_right_page(self):
        async def knock(**headers):
            import websockets
            try:
                async with websockets.connect(f"ws://127.0.0.1:{self.server.port}/api/socket", extra_headers=headers):
                    return 101
            except websockets.exceptions.InvalidStatusCode as refused:
                return refused.status_code

        cookie = Player(self.server.port, "Anna").cookie
        self.assertEqual(asyncio.run(knock()), 401)
        self.assertEqual(asyncio.run(knock(Cookie=cookie)), 101)
        self.assertEqual(asyncio.run(knock(Cookie=cookie, Origin="http://evil.example")), 403)
        self.assertEqual(asyncio.run(knock(Cookie=cookie, Origin=f"http://127.0.0.1:{self.server.port}")), 101)


class Accounts(AtAServer):
    def test_what_one_may_ask_of_oneself_is_as_described(self):
        player = Player(self.server.port, "Anna")
        player.post("/api/me/passphrase", {"login": "anna", "passphrase": "correct horse battery"})
        again = Player(self.server.port, "Boris")
        again.post("/api/login", {"login": "anna", "passphrase": "correct horse battery"})
        self.assertEqual(len(player.get("/api/me/sessions")["sessions"]), 2)
        player.post("/api/me/sessions", {})
        with self.assertRaises(clients.Refused):
            again.get("/api/me")
        open_table([player, again := Player(self.server.port, "Clara")], "connect_four")
        self.assertEqual(len(player.get("/api/me/export")["tables"]), 1)
        player.post("/api/me/erase", {"erase": True, "proof": "correct horse battery"})
        self.server.end()
        self.verify()
        self.server.start()
        [table] = again.get("/api/tables/mine")["tables"]
        self.assertTrue(table["places"][0]["away"])


class OtherStores(unittest.TestCase):
    def test_postgres_is_named_by_the_environment_where_nobody_else_reads_it(self):
        postgres = clients.Postgres()
        self.addCleanup(postgres.end)
        os.environ["TSARDOM_POSTGRES"] = postgres.url()
        self.addCleanup(os.environ.pop, "TSARDOM_POSTGRES")
        folder, remove = clients.folder()
        self.addCleanup(remove)
        server = Server(lambda port: [TSARDOM, "serve", "--listen", f"127.0.0.1:{port}", "--data", f"{folder}/unused.db"])
        server.start()
        Player(server.port, "Anna")
        self.assertEqual(server.end(), 0)
        server.process.stdout.close()
        self.assertFalse(os.path.exists(f"{folder}/unused.db"))


class Description(AtAServer):
    """Every answer of every command and every push is as docs/openapi.json says; clients.py holds them against it."""

    async def say(self, connection, **command):
        description.check(command, description.SOCKET["x-commands"])
        await connection.send(json.dumps(command))
        while "push" in (heard := json.loads(await asyncio.wait_for(connection.recv(), clients.PATIENCE))):
            description.check_push(heard)
            self.pushes.append(heard["push"])
        description.check_answer(command["cmd"], heard)
        self.said.add(command["cmd"])
        return heard

    async def say_everything(self, player, game, most):
        async with player.socket() as connection:
            places = [{"kind": "person", "name": f"Seat {seat}"} for seat in range(most - 1)] + [{"kind": "open"}]
            opened = await self.say(connection, cmd="open", game=game, places=places, listed=True, pace={"seconds": 600, "add": 5})
            table = opened["about"]["table"]

            async def ask(cmd, **more):
                return await self.say(connection, cmd=cmd, table=table, id=1, lang="ru", **more)

            for name in ("hello", "tables", "mine"):
                await self.say(connection, cmd=name)
            await ask("watch")
            await ask("invite")
            await ask("revoke")
            await ask("chat", text="Привет", uuid=clients.new_uuid())
            await ask("place", seat=most - 1, place={"kind": "open"})
            await ask("join", uuid=clients.new_uuid())
            seats = [await ask("watch", seat=seat) for seat in range(most)]
            acting = next(told for told in seats if told["moves"])
            seat, version = acting["seat"], acting["version"]
            await ask("preview", seat=seat, move=acting["moves"][0]["text"])
            await ask("hint", seat=seat, level="quick")
            await ask("play", seat=seat, version=version, move=acting["moves"][0]["move"], uuid=clients.new_uuid())
            told = await ask("watch", seat=seat)
            await ask("undo", seat=seat, version=told["version"], uuid=clients.new_uuid())
            await ask("look", seat=seat, version=version)
            await ask("look", at=0)  # refused: not over
            await ask("history", seat="spectator")
            for name in ("show", "leave", "come_back", "record", "box", "replay", "rematch", "withdraw", "unwatch"):
                await ask(name)
            await ask("take_over", seat=seat)
            await ask("remove", seat=seat)  # refused: no guest
            return table

    def test_of_every_command(self):
        self.said, self.pushes = set(), []
        player = Player(self.server.port, "Anna")
        for game in games(player):
            if game["players"]["most"] == 1:
                continue
            table = asyncio.run(self.say_everything(player, game["game"], game["players"]["most"]))
            sitters = [Sitter(player, table, seat, seat) for seat in range(game["players"]["most"])]
            self.play(sitters)
            record = player.get(f"/api/tables/{table}/record")["record"]
            steps = player.get(f"/api/tables/{table}/replay?lang=ru")["steps"]
            self.assertEqual([step["text"] for step in steps], record["moves"])
            history = player.get(f"/api/tables/{table}/history?seat=0")["steps"]
            self.assertEqual(history[-1]["score"], steps[-1]["score"])
            last = player.get(f"/api/tables/{table}/look?at={len(steps)}")
            self.assertEqual([seat["total"] for seat in last["score"]["seats"]], steps[-1]["score"])
            player.get(f"/api/tables/{table}/look?at=0")
            player.get(f"/api/tables/{table}/box")
            player.get(f"/api/tables/{table}/look?seat=0&version=3")
            asyncio.run(self.import_it(player, record))
            player.post(f"/api/tables/{table}/rematch")
        described = set(description.SOCKET["x-answers"])
        self.assertEqual(described - self.said, set())
        self.assertLessEqual({"update", "table", "chat"}, set(self.pushes))

    async def import_it(self, player, record):
        async with player.socket() as connection:
            await self.say(connection, cmd="import", record=record)

    def test_of_the_files_of_each_game(self):
        for game in games(Player(self.server.port, "Anna")):
            for what in ("box", "words?lang=ru") if game.get("example") else ("box", "words?lang=ru", "rules?lang=ru"):
                address = f"http://127.0.0.1:{self.server.port}/api/games/{game['game']}/{what}"
                with urllib.request.urlopen(address) as answer:
                    self.assertGreater(len(answer.read()), 1)


class Garbage(AtAServer):
    def throw(self, data):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=10) as connection:
            try:
                connection.sendall(data)
                connection.shutdown(socket.SHUT_WR)
                while connection.recv(65536):
                    pass
            except OSError:
                pass

    def test_whatever_is_thrown_at_the_port_the_server_lives_on(self):
        rng = random.Random(7)
        cookie = Player(self.server.port, "Anna").cookie
        good = [b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: " + cookie.encode() + b"\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}",
                b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " + cookie.encode() + b"\r\n\r\n"]
        self.throw(b"GET / HTTP/1.1\r\nX: " + b"a" * 100_000 + b"\r\n\r\n")
        self.throw(b"POST /api/session HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n\r\n" + b"x" * 200_000)
        for _ in range(150):
            data = bytearray(rng.choice(good))
            if data.find(b"Upgrade") > 0 and rng.random() < 0.7:  # frames behind the handshake
                data += bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
            for _ in range(rng.randrange(6)):
                data[rng.randrange(len(data))] = rng.randrange(256)
            self.throw(bytes(data[: rng.randrange(len(data)) + 1]))
        self.assertTrue(self.server.is_alive())
        Player(self.server.port, "Boris")

    def test_frames_that_are_too_long_end_the_socket_and_nothing_else(self):
        player = Player(self.server.port, "Anna")

        async def shout():
            import websockets
            async with player.socket() as connection:
                await connection.send(json.dumps({"cmd": "hello", "id": 1}))
                self.assertTrue(json.loads(await connection.recv())["ok"])
                await connection.send("x" * 70_000)
                with self.assertRaises(websockets.exceptions.ConnectionClosed):
                    await asyncio.wait_for(connection.recv(), 10)

        asyncio.run(shout())
        self.assertTrue(player.get("/api/me")["ok"])

    def test_secrets_do_not_reach_the_log(self):
        self.end()
        with open(f"{self.folder}/log", "w+") as log:
            self.server = Server.of(TSARDOM, self.data, log=log)
            self.server.start()
            player = Player(self.server.port, "Anna")
            player.post("/api/me/passphrase", {"login": "anna", "passphrase": "correct horse battery"})
            code = player.post("/api/me/recovery", {"proof": "correct horse battery"})["code"]
            sitters = self.seat("connect_four", 2, mischief=0)
            self.play(sitters)
            self.server.end()
            log.seek(0)
            text = log.read()
        self.assertIn('"event":"closed"', text)
        token = player.cookie.split("=")[1]
        for secret in (token, "correct horse", code, sitters[0].player.cookie.split("=")[1], "drop "):
            self.assertNotIn(secret, text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:])
