import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refuseWebhookUrl } from "@/lib/adapters/post/address";
import { postWebhook } from "@/lib/adapters/post/post-webhook";
import { type RudeReceiver, startRude } from "@/tests/support/rude-receiver";
import { type Watched, watchConnections } from "@/tests/support/watch-connections";

let here: RudeReceiver[] = [];
let watched: Watched;
beforeAll(async () => {
  const reply = "HTTP/1.1 302 Found\r\nContent-Length: 8\r\nConnection: close\r\n";
  const other = await startRude(() => {});
  const first = await startRude((socket) => {
    socket.once("data", () => socket.end(`${reply}Location: ${other.url}\r\n\r\ngo there`));
  });
  // Without IPv6 on this machine, nothing listens on ::1, and the connection fails for that reason.
  const six = await startRude(() => {}, "::1").catch(() => null);
  here = [first, other, ...(six ? [six] : [])];
});
afterAll(() => Promise.all(here.map((receiver) => receiver.close())));
beforeEach(() => {
  watched = watchConnections();
});
afterEach(() => watched.stop());
const connections = () => here.reduce((sum, { connections }) => sum + connections, 0);

const PRIVATE = "private";
const FULL = "full URL";
const SPACES = "spaces, line breaks, invisible characters or backslashes";

/** The reason for refusing each URL; `PORT` is the port of a listener on this machine. */
const REFUSED: [string, string][] = [
  ["https://127.0.0.1:PORT/", PRIVATE],
  ["https://127.0.0.1.:PORT/", PRIVATE],
  ["https://127.1:PORT/", PRIVATE],
  ["https://127.0.1:PORT/", PRIVATE],
  ["https://2130706433:PORT/", PRIVATE],
  ["https://017700000001:PORT/", PRIVATE],
  ["https://0177.0.0.1:PORT/", PRIVATE],
  ["https://0177.0x0.0.1:PORT/", PRIVATE],
  ["https://0x7f.1:PORT/", PRIVATE],
  ["https://0x7F000001:PORT/", PRIVATE],
  ["https://%31%32%37.0.0.1:PORT/", PRIVATE],
  ["https://127%2e0%2e0%2e1:PORT/", PRIVATE],
  ["https://１２７.０.０.１:PORT/", PRIVATE],
  ["https://127。0。0。1:PORT/", PRIVATE],
  ["https://①②⑦.0.0.1:PORT/", PRIVATE],
  ["https://0:PORT/", PRIVATE],
  ["https://0.0.0.0:PORT/", PRIVATE],
  ["https://[::1]:PORT/", PRIVATE],
  ["https://[0:0:0:0:0:0:0:1]:PORT/", PRIVATE],
  ["https://[0000::0001]:PORT/", PRIVATE],
  ["https://[::]:PORT/", PRIVATE],
  ["https://[::ffff:127.0.0.1]:PORT/", PRIVATE],
  ["https://[::FFFF:7F00:1]:PORT/", PRIVATE],
  ["https://[::127.0.0.1]:PORT/", PRIVATE],
  ["https://[64:ff9b::7f00:1]:PORT/", PRIVATE],
  ["https://[64:ff9b:1::127.0.0.1]:PORT/", PRIVATE],
  ["https://[2002:7f00:1::]:PORT/", PRIVATE],
  ["https://[fe80::1]:PORT/", PRIVATE],
  ["https://[fe80::1%25eth0]:PORT/", FULL],
  ["https://[::1%eth0]:PORT/", FULL],
  ["https://[fd00:ec2::254]/latest/", PRIVATE],
  ["https://169.254.169.254/latest/meta-data/", PRIVATE],
  ["https://2852039166/latest/meta-data/", PRIVATE],
  ["https://0251.0376.0251.0376/", PRIVATE],
  ["https://0xa9.0xfe.0xa9.0xfe/", PRIVATE],
  ["https://168.63.129.16/machine", PRIVATE],
  ["https://100.100.100.200/", PRIVATE],
  ["https://10.0.0.1/", PRIVATE],
  ["https://192.168.1/", PRIVATE],
  ["https://255.255.255.255/", PRIVATE],
  ["https://localhost:PORT/", PRIVATE],
  ["https://LOCALHOST:PORT/", PRIVATE],
  ["https://localhost.:PORT/", PRIVATE],
  ["https://localhost..:PORT/", PRIVATE],
  ["https://hooks.localhost:PORT/", PRIVATE],
  ["https://ｌｏｃａｌｈｏｓｔ:PORT/", PRIVATE],
  ["https://ⓛocalhost:PORT/", PRIVATE],
  ["https://loc%61lhost:PORT/", PRIVATE],
  ["https://metadata.google.internal/", "ends in .internal"],
  ["https://printer.local./", "ends in .local"],
  ["https://router.home.arpa/", "ends in .home.arpa"],
  ["https://metadata/", "full host name"],
  ["https://xn--lcalhost-8fg/", "full host name"],
  ["https://user:word@127.0.0.1:PORT/", "user name"],
  ["https://user@example.com/", "user name"],
  ["https://example.com:443@127.0.0.1:PORT/", "user name"],
  ["https://:word@example.com/", "user name"],
  ["https://exam\tple.com/", SPACES],
  ["https://127.0.0.1\n.example.com/", SPACES],
  ["https://example.com/\r\nHost: 127.0.0.1", SPACES],
  ["https://example.com\\@127.0.0.1:PORT/", SPACES],
  ["https://127.0.0.1 .example.com/", SPACES],
  ["https://local\u00adhost:PORT/", SPACES],
  ["https://local\u200bhost:PORT/", SPACES],
  ["https:/127.0.0.1:PORT/", FULL],
  ["https:127.0.0.1:PORT/", FULL],
  ["https:///127.0.0.1:PORT/", FULL],
  ["//127.0.0.1:PORT/", FULL],
  ["127.0.0.1:PORT", FULL],
  ["example.com", FULL],
  ["https://", FULL],
  ["https://256.256.256.256/", FULL],
  ["https://1.2.3.4.5/", FULL],
  ["https://example.com:65536/", FULL],
  ["ftp://127.0.0.1:PORT/", "https://"],
  ["gopher://127.0.0.1:PORT/", "https://"],
  ["file:///etc/passwd", FULL],
  ["https://example.com:25/", "Port 25 "],
  ["https://example.com:465/", "Port 465 "],
  ["https://example.com:587/", "Port 587 "],
  ["https://example.com:22/", "Port 22 "],
  ["https://example.com:0/", "Port 0 "],
  ["https://example.com:80/", "Port 80 "],
  ["https://example.com:6667/", "Port 6667 "],
  ["https://example.com:5060/", "Port 5060 "],
];

describe("postWebhook in live", () => {
  test.each(REFUSED)("makes no connection to %s, and states the reason", async (spelt, why) => {
    for (const { port } of here) {
      const url = spelt.replace("PORT", port.toString());
      expect(refuseWebhookUrl(url, "live")).toContain(why);
      const before = connections();
      const sent = await postWebhook(url, "{}", {}, "live");
      expect(sent).toMatchObject({ outcome: "blocked", responseCode: null, responseText: null });
      expect(watched.asked).toEqual([]);
      expect(connections()).toBe(before);
    }
  });

  test("refuses plain http, which only a test webhook may use", () => {
    expect(refuseWebhookUrl("http://example.com/", "live")).toContain("https://");
    expect(refuseWebhookUrl("http://example.com/", "test")).toBeNull();
  });
});

test("a webhook gets no connection to another private address, even if development allows this machine", async () => {
  // IPv4 addresses mapped to IPv6 are refused in development too. They reach this machine, but no developer writes an
  // address like that.
  const stillRefused = REFUSED.map(([url]) => url).filter(
    (url) => !/PORT/.test(url) || url.includes("::ffff"),
  );
  for (const spelt of stillRefused) {
    const url = spelt.replace("PORT", "3999");
    if (url === "https://example.com:80/") continue;
    expect((await postWebhook(url, "{}", {}, "test")).outcome, url).toBe("blocked");
  }
  expect(stillRefused.length).toBeGreaterThan(30);
  expect(watched.asked).toEqual([]);
});

test.each([
  "https://example.com/hooks",
  "https://EXAMPLE.com./hooks?token=1",
  "https://example.com:8443/",
  "https://example.com:3000/",
  "https://bücher.example/",
  "https://8.8.8.8/",
  "https://[2606:4700:4700::1111]/",
])("a live webhook to %s is accepted", (url) => {
  expect(refuseWebhookUrl(url, "live")).toBeNull();
});

test("a test webhook may go to receivers on the developer's machine, on any port", () => {
  for (const url of [
    "http://localhost:3000/",
    "http://127.0.0.1:8080/",
    "http://[::1]:9000/",
    "http://localhost/",
  ]) {
    expect(refuseWebhookUrl(url, "test"), url).toBeNull();
  }
});

test("a webhook does not follow a redirect: the attempt fails, and the redirect's target gets no connection", async () => {
  const [first, other] = here;
  const sent = await postWebhook(first?.url ?? "", "{}", {}, "test");
  expect(sent).toMatchObject({ outcome: "redirect", responseCode: 302, responseText: "go there" });
  expect(watched.asked).toEqual([`127.0.0.1 ${first?.port}`]);
  expect(other?.connections).toBe(0);
});
