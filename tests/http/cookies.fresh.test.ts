import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readFlash, withFlash, withoutFlash } from "@/app/connect/flash";
import { authOptions } from "@/lib/http/auth";
import { cookieName } from "@/lib/http/cookie-name";
import { cookieOptions } from "@/lib/http/session-cookie";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles } from "@/tests/support/source";

// Set before the settings are first read.
process.env.BASE_URL = "https://reports.example.com";
process.env.CONSENT_BASE_URL = "https://share.example.com";

const ID = `req_${"0123456789abcdefghjkmnpqrstvwxyz"}`;
const OTHER = ID.replace("012", "210");

describe("our cookies over https", () => {
  test("are Secure with the path / and the prefix __Host-, so that no other host can set them", () => {
    for (const name of ["session", "sso"]) expect(cookieName(name)).toBe(`__Host-surplus.${name}`);
    expect(cookieOptions()).toEqual({ httpOnly: true, sameSite: "lax", path: "/", secure: true });
    const notice = withFlash(new Response(), ID, { notice: "denied" }).headers.get("set-cookie");
    expect(notice).toBe(
      `__Host-surplus.notice=${ID}.denied; Path=/; Max-Age=300; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(withoutFlash(new Response()).headers.get("set-cookie")).toContain(
      "__Host-surplus.notice=; Path=/;",
    );
  });

  test("include the sign-in library's cookies, with the same prefix", () => {
    const { cookies = {} } = authOptions();
    for (const name of ["sessionToken", "callbackUrl"] as const) {
      expect(cookies[name]?.name, name).toMatch(/^__Host-/);
      expect(cookies[name]?.options, name).toMatchObject({ path: "/", secure: true, httpOnly: true });
    }
  });

  test("are set only by the cookie module", () => {
    const files = ["proxy.ts", ...["app", "components", "lib"].flatMap(listFiles)];
    const setting = files.filter((file) =>
      /"set-cookie",|\b(jar|\(await cookies\(\)\))\.set\(|document\.cookie|cookies\.set\(/.test(
        readFileSync(path.join(ROOT, file), "utf8"),
      ),
    );
    expect(setting.sort()).toEqual([
      "app/connect/flash.ts",
      "lib/http/session-cookie.ts",
      "lib/http/sso-cookie.ts",
    ]);
  });
});

describe("readFlash", () => {
  const read = (cookie: string, id = ID) =>
    readFlash(new Request("https://share.example.com/", { headers: { cookie } }), id);

  test("returns the message only for the link that it belongs to", () => {
    const cookie = `a=b; __Host-surplus.notice=${ID}.denied`;
    expect(read(cookie)).toEqual({ notice: "denied" });
    expect(read(cookie, OTHER)).toBeNull();
    expect(read(`__Host-surplus.notice=${ID}.added.bnk_1`)).toEqual({ change: "added", bankId: "bnk_1" });
  });

  test("ignores a cookie without the prefix, which another host may have set", () => {
    expect(read(`surplus.notice=${ID}.denied`)).toBeNull();
  });
});
