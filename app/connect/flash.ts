import { type Notice, parseNotice } from "@/components/consent/notices";
import { consentBaseUrl } from "@/lib/env/env";
import { cookieName } from "@/lib/http/cookie-name";

type BankChange = "added" | "stopped";
/**
 * A message that the next page shows once: how a visit to a bank ended, or the row id of the bank that was added or
 * stopped. The message is in a cookie whose value begins with the id of its link. A cookie limited to the link's path
 * would be simpler, but its name could not have the prefix `__Host-`. The page clears the cookie, so that a reload does
 * not repeat the message, even without script.
 */
export type Flash = { notice: Notice } | { change: BankChange; bankId: string };

const nameOf = () => cookieName("notice", consentBaseUrl());
const SECONDS_MAX = 300;
const CHANGED = /^(added|stopped)\.(bnk_\w{1,60})$/;

/** Returns null if there is no message for this link, or the cookie is not one of ours. */
export function readFlash(request: Request, id: string): Flash | null {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((each) => each.trim());
  const begin = `${nameOf()}=${id}.`;
  const value = cookies.find((each) => each.startsWith(begin))?.slice(begin.length) ?? null;
  const [, change, bankId] = CHANGED.exec(value ?? "") ?? [];
  if (change && bankId) return { change: change as BankChange, bankId };
  const notice = parseNotice(value);
  return notice ? { notice } : null;
}

/** Adds a message for the link's next page to the response. */
export function withFlash(response: Response, id: string, flash: Flash): Response {
  const value = "change" in flash ? `${flash.change}.${flash.bankId}` : flash.notice;
  return setFlash(response, `${id}.${value}`, SECONDS_MAX);
}

export const withoutFlash = (response: Response): Response => setFlash(response, "", 0);

function setFlash(response: Response, value: string, seconds: number): Response {
  const secure = consentBaseUrl().startsWith("https://") ? "; Secure" : "";
  const facts = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  response.headers.append("set-cookie", `${nameOf()}=${value}; ${facts}`);
  return response;
}
