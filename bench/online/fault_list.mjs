// The faults, each for some seconds while players move as fast as they can.
import { readFileSync } from "node:fs";
import { endListeners } from "./database.mjs";
import { wait } from "./server.mjs";

const TICKS = 100; // per second, of processor time in /proc

async function repeat(seconds, pause, action) {
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await action();
    await wait(Math.max(0, pause - (performance.now() - begun)));
  }
}

async function killAndRestart(server) {
  await server.end("SIGKILL");
  await server.start();
}

/** The processor time of a process so far, in seconds. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The server that works most, once one is really busy: its engine thinks. */
async function thinkingServer(servers) {
  for (let attempt = 0; attempt < 50; ++attempt) {
    const before = servers.map(({ pid }) => processorTime(pid));
    await wait(200);
    const used = servers.map(({ pid }, index) => processorTime(pid) - before[index]);
    const most = Math.max(...used);
    if (most >= 0.06) return servers[used.indexOf(most)];
  }
  return null;
}

/** Problems that a fault finds by itself are returned as sentences. */
export const faults = {
  engine: {
    about: "an engine's server killed while it thinks",
    async run(world) {
      world.start(world.engineGames);
      const server = await thinkingServer(world.servers);
      if (server === null) return ["no engine was seen thinking"];
      await killAndRestart(server);
      return [];
    },
  },
  kill: {
    about: "kill -9 and restart of a server every second",
    async run(world, cluster, seconds) {
      await repeat(seconds, 1000, () => killAndRestart(world.anyServer()));
      return [];
    },
  },
  cut: {
    about: "connections to the database cut every half second",
    async run(world, cluster, seconds) {
      await repeat(seconds, 500, () => cluster.proxies.forEach((proxy) => proxy.cut()));
      return [];
    },
  },
  hole: {
    about: "the database of two servers in a black hole",
    async run(world, cluster, seconds) {
      const away = cluster.proxies.slice(1);
      away.forEach((proxy) => proxy.silence(true));
      await wait(seconds * 1000);
      away.forEach((proxy) => proxy.silence(false));
      return [];
    },
  },
  commit: {
    about: "connections cut between a commit and its answer",
    async run(world, cluster, seconds) {
      cluster.proxies.forEach((proxy) => proxy.cutAfterCommits(0.1));
      await wait(seconds * 1000);
      cluster.proxies.forEach((proxy) => proxy.cutAfterCommits(0));
      const unanswered = cluster.proxies.reduce((sum, proxy) => sum + proxy.unanswered, 0);
      return unanswered > 0 ? [] : ["no answer to a commit was cut off"];
    },
  },
  listen: {
    about: "listening connections terminated all the time",
    bound: 2000, // milliseconds that a game may be stale
    async run(world, cluster, seconds) {
      let ended = 0;
      await repeat(seconds, 200, async () => (ended += (await endListeners(cluster.url)).length));
      return ended > 0 ? [] : ["no listening connection was found"];
    },
  },
  stop: {
    about: "a server stopped (SIGSTOP), and continued",
    async run(world, cluster, seconds) {
      const server = world.anyServer();
      server.signal("SIGSTOP");
      await wait(seconds * 1000);
      server.signal("SIGCONT");
      return [];
    },
  },
};
