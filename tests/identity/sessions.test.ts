import { describe, expect, test, vi } from "vitest";
import { checkPerson } from "@/lib/identity/check-person";
import { describeDevice, listSessions } from "@/lib/identity/list-sessions";
import { endOtherSessions, endSession } from "@/lib/store/write/end-session";
import { testDatabase } from "@/tests/support/database";
import { actionsOf, codeOf, makeSignedIn, PASSWORD, signInAsPerson } from "@/tests/support/people";

testDatabase();

const START = new Date("2026-11-01T00:00:00Z");
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

describe("a user's sessions", () => {
  test("are listed with the current session first, without ended sessions and sessions that wait for a second factor", async () => {
    const { person } = await makeSignedIn(START);
    const other = await signInAsPerson(person, PASSWORD, later(20));
    const listed = await listSessions({ ...person }, later(25));
    expect(listed.map(({ id, isThis }) => [id, isThis])).toEqual([
      [person.sessionId, true],
      [other.sessionId, false],
    ]);
    // The first session has been idle for more than half an hour, so it is not listed.
    expect((await listSessions(person, later(40))).map(({ id }) => id)).toEqual([other.sessionId]);
  });

  test("can be ended individually, or all except the current session, with an audit entry", async () => {
    const { person, companyId } = await makeSignedIn(START);
    const [one, two] = [
      await signInAsPerson(person, PASSWORD, START),
      await signInAsPerson(person, PASSWORD, START),
    ];
    await endSession(person, one.sessionId, later(1));
    expect(await checkPerson(one.sessionId, later(1))).toBeNull();
    expect(await checkPerson(two.sessionId, later(1))).not.toBeNull();
    expect(await codeOf(endSession(person, one.sessionId, later(1)))).toBe("not_found");
    expect(await endOtherSessions(person, later(1))).toBe(1);
    expect(await endOtherSessions(person, later(1))).toBe(0);
    expect(await checkPerson(person.sessionId, later(1))).not.toBeNull();
    const ended = (await actionsOf(companyId)).filter((action) => action.includes("session"));
    expect(ended).toEqual(["member.session_ended", "member.other_sessions_ended"]);
  });

  test("cannot be ended by another user", async () => {
    const [mine, theirs] = [await makeSignedIn(START), await makeSignedIn(START)];
    const ending = endSession(mine.person, theirs.person.sessionId, later(1));
    expect(await codeOf(ending)).toBe("not_found");
    expect(await checkPerson(theirs.person.sessionId, later(1))).not.toBeNull();
  });
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  ["curl/8.9.1", "A program"],
  [null, "Unknown device"],
])("describeDevice calls the device of %s “%s”", (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

vi.setConfig({ testTimeout: 60_000 });
