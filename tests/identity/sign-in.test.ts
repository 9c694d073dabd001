import { describe, expect, test, vi } from "vitest";
import { createCompany } from "@/lib/company/create-company";
import { AppError } from "@/lib/errors";
import { signIn } from "@/lib/identity/sign-in";
import { signInByLink } from "@/lib/identity/sign-in-by-link";
import { passwordBuckets } from "@/lib/identity/throttle";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import { db, pool } from "@/lib/store/client";
import { findSession } from "@/lib/store/read/session";
import { takeAttempt } from "@/lib/store/write/attempt";
import { testDatabase } from "@/tests/support/database";

testDatabase();

const PASSWORD = "a long enough password";

async function makeOwner() {
  const email = `${newId("usr")}@example.com`;
  return {
    email,
    ...(await createCompany({
      name: "Harbour Lending",
      owner: { name: "Owner", email, password: PASSWORD },
    })),
  };
}

/** Tries to sign in, by default from a new IP address, so that only the tested limit applies. */
const attempt = (email: string, password: string, address = newId("ses")) =>
  signIn({ email, password, address, userAgent: "a browser" }).then(
    (signedIn) => ({ signedIn, code: "ok", message: "" }),
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return { signedIn: null, code: error.code, message: error.message };
    },
  );

describe("signing in", () => {
  test("starts a session of twelve hours, in whichever case the address is typed", async () => {
    const owner = await makeOwner();
    const { signedIn } = await attempt(` ${owner.email.toUpperCase()} `, PASSWORD);
    expect(signedIn?.userId).toBe(owner.userId);
    const session = await findSession(signedIn?.sessionId ?? "");
    expect((session?.expiresAt.getTime() ?? 0) - (session?.seenAt.getTime() ?? 0)).toBe(12 * 60 * 60 * 1_000);
  });

  test("logs every attempt with the user's id, if there is one, and without the address", async () => {
    const owner = await makeOwner();
    const written = vi.spyOn(log(), "info");
    for (let time = 0; time < 2; time++) await attempt(owner.email, "wrong");
    await attempt("unlisted@example.com", PASSWORD);
    await attempt(owner.email, PASSWORD);
    await expect(signInByLink("unknown", null)).rejects.toMatchObject({ code: "gone" });
    await vi.waitFor(() => expect(written).toHaveBeenCalledTimes(5), 30_000);
    const { userId } = owner;
    const refused = "a sign-in was refused";
    expect(written.mock.calls).toEqual(
      expect.arrayContaining([
        [{ by: "password", user_id: userId }, refused],
        [{ by: "password", user_id: null }, refused],
        [{ by: "password", user_id: userId }, "a sign-in"],
        [{ by: "link", user_id: null }, refused],
      ]),
    );
    written.mockRestore();
  });

  test("gives the same response to a wrong password, an unknown address, a disabled account and malformed input", async () => {
    const owner = await makeOwner();
    const disabled = await makeOwner();
    await db().user.update({
      where: { id: disabled.userId },
      data: { disabledAt: new Date() },
      select: { id: true },
    });
    const refusals = await Promise.all([
      attempt(owner.email, "wrong"),
      attempt("unlisted@example.com", PASSWORD),
      attempt(disabled.email, PASSWORD),
      attempt("\0", "\0"),
      attempt(owner.email, "x".repeat(10_000)),
      attempt("", ""),
    ]);
    expect(new Set(refusals.map(({ code, message }) => `${code}: ${message}`)).size).toBe(1);
    expect(refusals[0]?.code).toBe("signed_out");
  });

  test("allows an IP address five attempts at one account, and delays the sixth attempt, right or wrong", async () => {
    const owner = await makeOwner();
    const address = newId("ses");
    const tries = Array.from({ length: 12 }, () => attempt(owner.email, "wrong", address));
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === "signed_out")).toHaveLength(5);
    expect(codes.filter((code) => code === "too_many")).toHaveLength(7);
    expect(await attempt(owner.email, PASSWORD, address)).toMatchObject({
      code: "too_many",
      message: expect.stringMatching(/in (2\d|30) seconds/),
    });
  });

  test("lets an owner sign in while another person guesses the owner's password from another IP address", async () => {
    const owner = await makeOwner();
    const elsewhere = newId("ses");
    for (let n = 0; n < 40; n++) await attempt(owner.email, "wrong", elsewhere);
    expect((await attempt(owner.email, PASSWORD, elsewhere)).code).toBe("too_many");
    expect((await attempt(owner.email, PASSWORD)).code).toBe("ok");
  });

  test("slows guesses at one account from all addresses after a hundred, and makes the owner wait at most half a minute", async () => {
    const owner = await makeOwner();
    for (const email of [owner.email, `${newId("usr")}@example.com`]) {
      const { anywhere } = passwordBuckets(email, "");
      for (let n = 0; n < 99; n++) await takeAttempt(anywhere, { free: 100, firstWaitSeconds: 30 });
      expect((await attempt(email, "wrong")).code).toBe("signed_out");
      for (let n = 0; n < 20; n++) {
        const { code, message } = await attempt(email, "wrong");
        expect(code).toBe("too_many");
        expect(Number(/in (\d+) seconds/.exec(message)?.[1])).toBeLessThanOrEqual(30);
      }
      await pool().query(
        "update rate_bucket set used = 5000, window_start = now() - interval '31 seconds' where id = $1",
        [anywhere],
      );
      expect((await attempt(email, PASSWORD)).code).toBe(email === owner.email ? "ok" : "signed_out");
    }
  });

  test("delays an IP address that tries many accounts, at every further account", async () => {
    const address = newId("ses");
    for (let n = 0; n < 30; n++) await attempt(`unlisted-${n}@example.com`, "wrong", address);
    const owner = await makeOwner();
    expect((await attempt(owner.email, PASSWORD, address)).code).toBe("too_many");
    expect((await attempt(owner.email, PASSWORD)).code).toBe("ok");
  });

  test("clears the failed attempts of an account after a successful sign-in", async () => {
    const owner = await makeOwner();
    const address = newId("ses");
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 4; n++) await attempt(owner.email, "wrong", address);
      expect((await attempt(owner.email, PASSWORD, address)).code).toBe("ok");
    }
  });

  test("takes as long for an unknown address as a password check, so that timing reveals nothing", async () => {
    const owners = await Promise.all(Array.from({ length: 12 }, makeOwner));
    // Measures the processor time of all threads, which hardly depends on other work on the machine.
    const time = async (email: string) => {
      const started = process.cpuUsage();
      await attempt(email, "wrong");
      const { user, system } = process.cpuUsage(started);
      return user + system;
    };
    await time("warm-up@example.com");
    const known: number[] = [];
    const unknown: number[] = [];
    // Compares the shortest time of each kind, because other activity on the machine only lengthens times.
    for (const [n, { email }] of owners.entries()) {
      known.push(await time(email));
      unknown.push(await time(`unlisted-timed-${n}@example.com`));
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 3);
  });
});

vi.setConfig({ testTimeout: 60_000 });
