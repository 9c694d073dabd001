import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isReachable } from "@/lib/adapters/post/address";
import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { refuseWebhookUrl } from "@/lib/adapters/post/refuse-url";

const REFUSED = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "127.0.0.1",
  "127.9.9.9",
  "169.254.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.8",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.7",
  "203.0.113.9",
  "224.0.0.1",
  "239.255.255.255",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "64:ff9b::808:808",
  "100::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "ff02::1",
  "not an address",
  "",
];

describe("where a webhook may go", () => {
  test.each(REFUSED)("never to %j", (address) => {
    expect(isReachable(address, false)).toBe(false);
  });

  test.each(["8.8.8.8", "1.1.1.1", "203.0.114.1", "2606:4700:4700::1111"])(
    "to the public address %s",
    (address) => {
      expect(isReachable(address, false)).toBe(true);
    },
  );

  test("to this machine only where development allows it, and to no other private address even then", () => {
    expect(isReachable("127.0.0.1", true)).toBe(true);
    expect(isReachable("::1", true)).toBe(true);
    for (const address of ["10.0.0.1", "169.254.169.254", "::ffff:127.0.0.1"])
      expect(isReachable(address, true)).toBe(false);
  });
});

describe("posting to an address that is spelt to slip through", () => {
  let calls = 0;
  let port = 0;
  const server = createServer((_request, response) => {
    calls++;
    response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end("go there");
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  test.each([
    "https://2130706433",
    "https://0177.0.0.1",
    "https://0x7f.1",
    "https://127.1",
    "https://[::ffff:7f00:1]",
    "https://localhost",
    "https://LOCALHOST.",
    "https://user:pw@example.com",
    "http://example.com",
  ])("live refuses %s and connects to nothing", async (url) => {
    const withPort = url.startsWith("https://user") || url.startsWith("http://") ? url : `${url}:${port}`;
    expect((await postWebhook(withPort, "{}", {}, "live")).outcome).toMatch(/blocked|connection/);
    expect(calls).toBe(0);
  });

  test("says what is wrong with an address in words a person can act on", () => {
    expect(refuseWebhookUrl("example.com", "live")).toContain("full address");
    expect(refuseWebhookUrl("http://example.com", "live")).toContain("https://");
    expect(refuseWebhookUrl("https://10.0.0.1/x", "test")).toContain("private");
    expect(refuseWebhookUrl("https://example.com/hooks", "live")).toBeNull();
  });

  test("does not follow a redirect; it counts as a failure", async () => {
    const sent = await postWebhook(`http://127.0.0.1:${port}/`, "{}", {}, "test");
    expect(sent).toMatchObject({ outcome: "redirect", responseCode: 302, responseText: "go there" });
    expect(calls).toBe(1);
  });
});
