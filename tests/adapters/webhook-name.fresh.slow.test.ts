import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { startRude } from "@/tests/support/rude-receiver";
import { startSteadyClock } from "@/tests/support/steady-clock";
import { type Watched, watchConnections } from "@/tests/support/watch-connections";

type LookupCallback = (error: Error | null, addresses: string[]) => void;

/** The test's name server: each query gets the next answer; null means no answer. */
const dns = vi.hoisted(() => ({ answers: [] as (string[] | null)[], asked: [] as string[] }));

vi.mock("node:dns", async (original) => {
  const answer = (family: 4 | 6) => (host: string, found: LookupCallback) => {
    if (family === 4) dns.asked.push(host);
    const [all = []] = family === 4 ? dns.answers : dns.answers.splice(0, 1);
    if (all === null) return;
    const fitting = all.filter((address) => address.includes(":") === (family === 6));
    queueMicrotask(() => found(fitting.length ? null : new Error("ENODATA"), fitting));
  };
  class Resolver {
    resolve4 = answer(4);
    resolve6 = answer(6);
  }
  return { ...(await original<object>()), Resolver };
});

const PUBLIC = "203.0.114.1";
const PUBLIC_6 = "2606:4700:4700::1111";

let watched: Watched;
beforeEach(() => {
  dns.asked = [];
  watched = watchConnections();
});
afterEach(() => watched.stop());

async function post(answers: (string[] | null)[], environment: "test" | "live" = "live", port = 443) {
  dns.answers = answers;
  const times = answers.length;
  const outcomes = [];
  for (let time = 0; time < times; time++) {
    outcomes.push((await postWebhook(`https://hooks.example.com:${port}/`, "{}", {}, environment)).outcome);
  }
  return outcomes;
}

describe.each(["live", "test"] as const)("the host name of a webhook, in %s,", (environment) => {
  test("is resolved once if it has a public address, and the connection goes to that address", async () => {
    expect(await post([[PUBLIC, PUBLIC_6]], environment)).toEqual(["refused"]);
    expect(watched.asked).toEqual([`${PUBLIC} 443`, `${PUBLIC_6} 443`]);
    expect(dns.asked).toEqual(["hooks.example.com"]);
  });

  test.each([
    ["10.0.0.1"],
    ["169.254.169.254"],
    ["fd00:ec2::254"],
    ["::ffff:127.0.0.1"],
    ["64:ff9b::a9fe:a9fe"],
    ["0.0.0.0"],
  ])("gets no connection if it resolves to %s", async (address) => {
    expect(await post([[address]], environment)).toEqual(["blocked"]);
    expect(watched.asked).toEqual([]);
  });

  test.each([
    [[PUBLIC, "10.0.0.1"]],
    [["10.0.0.1", PUBLIC]],
    [[PUBLIC, "fd00:ec2::254"]],
    [["169.254.169.254", PUBLIC_6]],
    [[...Array(20).fill(PUBLIC), "10.0.0.1"]],
  ])("gets no connection if one of its addresses is private", async (addresses) => {
    expect(await post([addresses], environment)).toEqual(["blocked"]);
    expect(watched.asked).toEqual([]);
  });

  test("gets connections only to the public address if it alternates between a public and a private address", async () => {
    const turns = [[PUBLIC], ["10.0.0.1"], [PUBLIC], ["169.254.169.254"]];
    expect(await post(turns, environment)).toEqual(["refused", "blocked", "refused", "blocked"]);
    expect(watched.asked).toEqual([`${PUBLIC} 443`, `${PUBLIC} 443`]);
    watched.asked.length = 0;
    expect(await post([["10.0.0.1"], [PUBLIC]], environment)).toEqual(["blocked", "refused"]);
    expect(watched.asked).toEqual([`${PUBLIC} 443`]);
  });

  test("causes an error with a clear reason if it has no address", async () => {
    expect(await post([[]], environment)).toEqual(["dns"]);
    expect(watched.asked).toEqual([]);
  });
});

test("a live webhook never reaches this machine if its host name resolves to a public address first and to this machine later", async () => {
  const here = await startRude(() => {});
  const turns = [[PUBLIC], ["127.0.0.1"], ["::1"], [PUBLIC, "127.0.0.1"], ["127.0.0.1", PUBLIC]];
  expect(await post(turns, "live", here.port)).toEqual(["refused", ...Array(4).fill("blocked")]);
  expect(here.connections).toBe(0);
  expect(watched.asked).toEqual([`${PUBLIC} ${here.port}`]);
  await here.close();
});

test("a test webhook's name is resolved again for each delivery, so that no open connection survives a change", async () => {
  const here = await startRude((socket) =>
    socket.on("data", () => socket.write("HTTP/1.1 204 No Content\r\nConnection: keep-alive\r\n\r\n")),
  );
  const url = `http://hooks.example.com:${here.port}/`;
  dns.answers = [["127.0.0.1"], ["10.0.0.1"], ["127.0.0.1"]];
  const outcomes = [];
  for (let time = 0; time < 3; time++) outcomes.push((await postWebhook(url, "{}", {}, "test")).outcome);
  expect(outcomes).toEqual(["delivered", "blocked", "delivered"]);
  expect(here.connections).toBe(2);
  await here.close();
});

test("a webhook delivery fails after 5 seconds if the name servers never answer", async () => {
  const started = performance.now();
  const stop = startSteadyClock();
  expect(await post([null])).toEqual(["timeout"]);
  expect(performance.now() - started).toBeGreaterThan(4_900);
  expect(stop()).toBeLessThan(9_000);
});
