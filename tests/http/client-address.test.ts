import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  ADDRESS_HEADER,
  addressOf,
  findClientAddress,
  isFromThisMachine,
  isOwnCall,
  OWN_CALL_HEADER,
} from "@/lib/http/client-address";

describe("the caller's address", () => {
  const CASES: [
    rule: string,
    remote: string | undefined,
    forwarded: string,
    hops: number,
    address: string,
  ][] = [
    ["the connection's address if no proxy is configured", "10.0.0.9", "1.2.3.4", 0, "10.0.0.9"],
    ["the entry of the only proxy", "10.0.0.9", "1.2.3.4", 1, "1.2.3.4"],
    ["not the entry that the caller added before it", "10.0.0.9", "9.9.9.9, 1.2.3.4", 1, "1.2.3.4"],
    ["the entry of the outermost of two proxies", "10.0.0.9", "9.9.9.9, 1.2.3.4, 10.0.0.8", 2, "1.2.3.4"],
    [
      "the connection's address if the list has fewer entries than there are proxies",
      "10.0.0.9",
      "1.2.3.4",
      2,
      "10.0.0.9",
    ],
    ["the connection's address if the entry is not an address", "10.0.0.9", "unknown", 1, "10.0.0.9"],
    ["the connection's address if there is no list", "10.0.0.9", "", 1, "10.0.0.9"],
    ["an entry without its port", "10.0.0.9", "1.2.3.4:5678", 1, "1.2.3.4"],
    ["an IPv4 address in IPv6 notation", "::ffff:10.0.0.9", "", 0, "10.0.0.9"],
    ["the network of an IPv6 address", "2001:db8:1:2:aaaa:bbbb:cccc:dddd", "", 0, "2001:db8:1:2::"],
    [
      "the network of an IPv6 address with brackets and a port",
      "10.0.0.9",
      "[2001:db8:1:2::7]:443",
      1,
      "2001:db8:1:2::",
    ],
    ["the connection's address if the entry is only a number", "10.0.0.9", "1", 1, "10.0.0.9"],
    ["unknown if the caller has disconnected", undefined, "", 0, "unknown"],
  ];
  test.each(CASES)(
    "is read from the connection or the trusted proxy: %s",
    (_, remote, forwarded, hops, address) => {
      expect(findClientAddress(remote, forwarded, hops)).toBe(address);
    },
  );
});

describe("the check for a local call", () => {
  const local = { host: "localhost:3000" };
  test.each(["127.0.0.1", "127.0.0.53", "::1", "::ffff:127.0.0.1"])("accepts a call from %s", (remote) => {
    expect(isOwnCall(remote, local)).toBe(true);
  });
  test.each(["192.168.1.7", "10.0.0.9", "fe80::1", "2001:db8::1", "::ffff:10.0.0.9", undefined])(
    "refuses a call from %s",
    (remote) => {
      expect(isOwnCall(remote, local)).toBe(false);
    },
  );
  test.each(["localhost", "LOCALHOST:3000", "127.0.0.1:3000", "[::1]:3000"])(
    "accepts a call to %s",
    (host) => {
      expect(isOwnCall("127.0.0.1", { host })).toBe(true);
    },
  );
  test.each([
    "evil.example",
    "localhost.evil.example:3000",
    "127.0.0.1.evil.example",
    "evil.example:127",
    "",
    undefined,
  ])("refuses a call to %s, a name that resolves to this machine", (host) => {
    expect(isOwnCall("127.0.0.1", { host })).toBe(false);
  });
  test.each(["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "forwarded"])(
    "refuses a call through a proxy with %s",
    (name) => {
      expect(isOwnCall("127.0.0.1", { ...local, [name]: "a" })).toBe(false);
    },
  );
  test("refuses every call unless the settings allow local calls", () => {
    const isOwn = (said: string) => isFromThisMachine({ headers: new Headers({ [OWN_CALL_HEADER]: said }) });
    expect([isOwn("yes"), isOwn("no"), isFromThisMachine({ headers: new Headers() })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("addressOf returns the same keyed hash for the same address, from which the address cannot be guessed", () => {
  const hash = (address: string) => addressOf({ headers: new Headers({ [ADDRESS_HEADER]: address }) });
  expect(hash("203.0.113.7")).toBe(hash("203.0.113.7"));
  expect(hash("203.0.113.8")).not.toBe(hash("203.0.113.7"));
  const plain = createHash("sha256").update("203.0.113.7").digest("base64url").slice(0, 22);
  expect(hash("203.0.113.7")).not.toBe(plain);
});
