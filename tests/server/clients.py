"""Players at a real server: they play by real sockets, lose their connection, say things twice, late and wrongly, and
remember what was acknowledged. Used by program_test.py and tools/torture."""
import asyncio
import http.client
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import uuid

import websockets

import description

CHECKED = 40  # messages of a socket that are held against the description; then it is known well enough
PATIENCE = 60  # seconds until something that should happen counts as missing


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server process that can be killed and comes back at the same place."""

    def __init__(self, command, port=None, log=subprocess.DEVNULL):
        self.port = port or free_port()
        self.command, self.log, self.process = command, log, None

    @classmethod
    def of(cls, tsardom, data=None, postgres=None, **more):
        store = ["--postgres", postgres] if postgres else ["--data", data]
        return cls(lambda port: [tsardom, "serve", "--listen", f"127.0.0.1:{port}", "--generosity", "100", *store], **more)

    def start(self):
        self.process = subprocess.Popen(self.command(self.port), stdout=subprocess.PIPE, stderr=self.log, text=True)
        said = self.process.stdout.readline()
        if not said.startswith("http"):
            raise RuntimeError(f"the server did not start: {said!r}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self):
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def is_alive(self):
        return self.process.poll() is None


class Refused(Exception):
    def __init__(self, status, answer):
        super().__init__(f"{status} {answer}")
        self.status, self.answer = status, answer


class Player:
    def __init__(self, port, name):
        self.port, self.cookie = port, None
        self.name = name
        self.post("/api/session", {"name": name})

    def request(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        answer = json.loads(response.read())
        if response.getheader("Set-Cookie"):
            self.cookie = response.getheader("Set-Cookie").split(";")[0]
        connection.close()
        description.check_http(method, path, response.status, answer)
        if not answer["ok"]:
            raise Refused(response.status, answer)
        return answer

    def get(self, path):
        return self.request("GET", path)

    def post(self, path, body=None):
        return self.request("POST", path, body or {})

    def socket(self):
        return websockets.connect(f"ws://127.0.0.1:{self.port}/api/socket", extra_headers={"Cookie": self.cookie},
                                  max_size=None, ping_interval=None, open_timeout=PATIENCE)


GARBAGE = ["", "{", "[]", "null", '{"cmd":1}', '{"cmd":"play"}', '{"cmd":"nonsense","id":1}', '{"id":{}}', "\u0000",
           '{"cmd":"watch","table":"../../etc/passwd"}', '{"cmd":"state","table":"0"}', "[" * 500, '{"a":1,"a":2}']


def new_uuid():
    return str(uuid.uuid4())


class Sitter:
    """One player in one seat, from the first move to the end of the game."""

    def __init__(self, player, table, seat, seed, mischief=0.0):
        self.player, self.table, self.seat = player, table, seat
        self.random, self.mischief = random.Random(seed), mischief
        self.done = []        # moves that were acknowledged, in order
        self.pending = None   # a command whose answer is missing
        self.told = None
        self.commands = self.refusals = self.again = self.heard = 0

    def is_over(self):
        return self.told is not None and self.told.get("actors") == []

    def tease(self):
        return self.random.random() < self.mischief

    async def play(self):
        while not self.is_over():
            try:
                async with self.player.socket() as connection:
                    await self.sit(connection)
            except (OSError, websockets.exceptions.WebSocketException, asyncio.TimeoutError):
                await asyncio.sleep(0.05)

    async def ask(self, connection, command):
        await connection.send(json.dumps(command))

    async def sit(self, connection):
        watch = {"cmd": "watch", "table": self.table, "seat": self.seat, "id": "watch"}
        if self.told and "version" in self.told:
            watch["version"] = self.told["version"]
        await self.ask(connection, watch)
        if self.pending:
            await self.ask(connection, self.pending)
        while not self.is_over() or self.pending:
            if self.tease():
                return await connection.close() if self.random.random() < 0.5 else connection.transport.abort()
            if self.tease():
                await connection.send(self.random.choice(GARBAGE))
            message = json.loads(await asyncio.wait_for(connection.recv(), PATIENCE))
            self.check(message)
            if message.get("push") == "update" or message.get("id") == "watch" and message["ok"]:
                self.hear(message)
            elif message.get("id") == "watch":
                return await asyncio.sleep(0.1)  # the store does not work, or the server is closing
            elif self.pending and message.get("id") == self.pending["uuid"]:
                if not await self.answered(message):
                    await self.ask(connection, watch)
            await self.decide(connection)

    def check(self, message):
        self.heard += 1
        if self.heard > CHECKED:
            return
        if "push" in message:
            description.check_push(message)
        elif self.pending and message.get("id") == self.pending["uuid"]:
            description.check_answer(self.pending["cmd"], message)
        elif message.get("id") == "watch":
            description.check_answer("watch", message)
        else:
            description.check_answer("play", message)  # said twice, late or wrongly

    def hear(self, message):
        if "version" not in message:
            return
        if self.told and "version" in self.told and message["version"] < self.told["version"]:
            raise AssertionError(f"version went back from {self.told['version']} to {message['version']}")
        self.told = message

    async def answered(self, message):
        """Whether the table is where we believe it to be."""
        if message["ok"]:
            self.again += message.get("again", False)
            self.done.append(self.pending["move"] if self.pending["cmd"] == "play" else "undo")
            self.pending = None
            return True  # what it led to comes as an update
        self.refusals += 1
        code = message["error"]["code"]
        if code in ("storage_down", "try_again", "too_fast", "closing"):
            await asyncio.sleep(0.05)
            raise OSError("try again with the same uuid")
        if code not in ("behind", "ahead", "stale_undo", "nothing_to_undo", "illegal_move", "not_your_turn", "game_over"):
            raise AssertionError(f"refused: {message} for {self.pending}")
        self.pending = None
        return False

    async def decide(self, connection):
        if self.pending or not self.told or self.is_over():
            return
        moves, takes_back = self.told.get("moves"), self.told.get("undo") and self.random.random() < 0.05
        if not moves and not takes_back:
            return
        self.pending = {"cmd": "undo" if takes_back else "play", "table": self.table, "seat": self.seat,
                        "version": self.told["version"], "uuid": str(uuid.UUID(int=self.random.getrandbits(128), version=4))}
        self.pending["id"] = self.pending["uuid"]
        if not takes_back:
            self.pending["move"] = self.random.choice(moves)["text"]
        self.commands += 1
        self.told = {**self.told, "moves": [], "undo": False}  # answered; the next question comes with a new version
        await self.ask(connection, self.pending)
        if self.tease():
            await self.ask(connection, self.pending)  # twice
        if self.tease():
            late = dict(self.pending, uuid=new_uuid(), version=max(0, self.told["version"] - 3), id="late")
            late["move"] = "nonsense"
            late["cmd"] = "play"
            await self.ask(connection, late)


def check(record, sitters):
    """Every acknowledged move is in the record, in order, none is there twice and none besides."""
    for sitter in sitters:
        own = [line.split(": ", 1)[1] for line in record["moves"] if line.startswith(f"{sitter.seat}: ")]
        if own != sitter.done:
            raise AssertionError(f"seat {sitter.seat}: acknowledged {len(sitter.done)}, recorded {len(own)}\n"
                                 f"{sitter.done}\n{own}")


def open_table(players, game, bots=0):
    """A table where every player has a seat, and bots the last ones."""
    places = [{"kind": "person"}] + [{"kind": "open"}] * (len(players) - 1) + [{"kind": "bot", "level": "random"}] * bots
    table = players[0].post("/api/tables", {"game": game, "places": places, "listed": True})["about"]["table"]
    for seat, player in enumerate(players[1:], 1):
        player.post(f"/api/tables/{table}/join", {"seat": seat, "uuid": new_uuid()})
    return table


def games(player):
    """All of them, or those that TSARDOM_GAMES names."""
    wanted = os.environ.get("TSARDOM_GAMES", "").split()
    return [game for game in player.get("/api/hello")["games"] if not wanted or game["game"] in wanted]


def folder():
    path = tempfile.mkdtemp(prefix="tsardom-")
    return path, lambda: shutil.rmtree(path, ignore_errors=True)


class Postgres:
    """A PostgreSQL of our own; it does not run as root."""

    def __init__(self):
        self.path, self.remove = folder()
        if os.geteuid() == 0:
            shutil.chown(self.path, "postgres")
        self.run("initdb", "-N", "-A", "trust", "-D", f"{self.path}/data")
        self.start()

    def run(self, program, *words):
        as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        subprocess.run([*as_postgres, f"/usr/lib/postgresql/15/bin/{program}", *words], cwd="/", check=True,
                       stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self):
        self.run("pg_ctl", "-w", "-D", f"{self.path}/data", "-l", f"{self.path}/log", "-o",
                 f"-k {self.path} -c listen_addresses='' -c shared_buffers=16MB", "start")

    def stop(self):
        self.run("pg_ctl", "-w", "-m", "immediate", "-D", f"{self.path}/data", "stop")

    def url(self):
        return f"host={self.path} dbname=postgres user={'postgres' if os.geteuid() == 0 else ''}".removesuffix(" user=")

    def end(self):
        self.stop()
        self.remove()
