import { describe, expect, test } from "vitest";
import { isReachable } from "@/lib/adapters/post/address";

const REFUSED = {
  "this network, and no address": ["0.0.0.0", "0.1.2.3", "::"],
  "this machine": ["127.0.0.1", "127.9.9.9", "127.255.255.255", "::1"],
  "private networks": [
    ["10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1", "192.168.255.255"],
    ["fc00::1", "fd00::1", "fdff:ffff::1"],
  ].flat(),
  "carrier-grade translation": ["100.64.0.1", "100.127.255.255"],
  "one link alone": ["169.254.0.1", "fe80::1", "febf::1", "fe80::1%eth0", "fec0::1"],
  "the clouds' own metadata": [
    // Addresses from which cloud machines read their settings, in this order: AWS, Google and Azure; containers on AWS;
    // Tencent; Alibaba; Azure's host; AWS over IPv6; Google over IPv6.
    ["169.254.169.254", "169.254.170.2", "169.254.0.23", "100.100.100.200", "168.63.129.16"],
    ["fd00:ec2::254", "fd20:ce::254"],
  ].flat(),
  "protocols, tests and documents": [
    ["192.0.0.8", "192.0.0.170", "192.0.2.1", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"],
    ["198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.9"],
    ["2001::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:1ff::1", "2001:db8::1", "2620:4f:8000::1"],
    ["100::1", "3fff::1", "5f00::1"],
  ].flat(),
  "many at once, and never": [
    "224.0.0.1",
    "239.255.255.255",
    "ff02::1",
    "ff0e::1",
    "240.0.0.1",
    "255.255.255.255",
  ],
  "IPv4 inside IPv6": [
    ["::ffff:127.0.0.1", "::ffff:7f00:1", "::FFFF:10.0.0.1", "::ffff:169.254.169.254", "::ffff:8.8.8.8"],
    ["::ffff:0:127.0.0.1", "::127.0.0.1", "::7f00:1", "::8.8.8.8"],
    ["64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a9fe:a9fe", "64:ff9b:1:fffe::1"],
    ["2002:7f00:1::1", "2002:a9fe:a9fe::1", "2001:0:7f00:1::1"],
  ].flat(),
  unassigned: ["4000::1", "8000::1", "fe00::1", "1::1"],
  "text that is no address in its usual spelling": [
    ["not an address", "", " ", "8.8.8.8 ", "8.8.8", "134744072", "0x08080808", "010.8.8.8", "8.8.8.8:80"],
    ["[2606:4700::1]", "2606:4700::1%eth0", "2606:4700::1/64", "localhost"],
  ].flat(),
};

describe.each(Object.entries(REFUSED))("isReachable for %s", (_kind, addresses) => {
  test.each(addresses)("refuses %j", (address) => {
    expect(isReachable(address, false)).toBe(false);
  });
});

test.each(
  [
    ["8.8.8.8", "1.1.1.1", "100.63.255.255", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1"],
    ["198.17.255.255", "203.0.114.1", "223.255.255.255", "168.63.129.17"],
    ["2606:4700:4700::1111", "2001:4860:4860::8888", "2A00:1450:4009::1", "2001:200::1"],
  ].flat(),
)("isReachable allows the public address %s", (address) => {
  expect(isReachable(address, false)).toBe(true);
});

test("isReachable in development allows this machine, but no other private address", () => {
  const all = Object.values(REFUSED).flat();
  expect(all.filter((address) => isReachable(address, true))).toEqual(REFUSED["this machine"]);
  expect(all.length).toBeGreaterThan(80);
});
