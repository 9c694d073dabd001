import { z } from "zod";
import { NOT_AN_ADDRESS, raise } from "@/lib/contract/fault";
import { refuseUnstorable } from "@/lib/contract/text";

/** The longest URL, in characters. This is Pydantic's limit, and every browser accepts URLs of this length. */
const LENGTH_MAX = 2_083;

/** Characters that URL parsers drop at both ends: control characters and spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters.
const PADDING = /^[\x00-\x20]+|[\x00-\x20]+$/g;

/** A URL that the customer may be sent to: https, or http on this machine for development. */
export const WebAddress = webAddress(/^(localhost|127\.0\.0\.1|\[::1\])$/);

/** Like WebAddress, but https only. */
export const LiveWebAddress = webAddress(null);

/** A schema for a URL. Hosts that match `plainHosts` may use http. */
function webAddress(plainHosts: RegExp | null) {
  return z.string({ error: NOT_AN_ADDRESS }).superRefine((value, ctx) => {
    const say = (type: string, msg: string, more: Record<string, unknown>) =>
      raise(ctx as never, { type, msg, ctx: more }, value);
    if (value.length > LENGTH_MAX) {
      const msg = `URL should have at most ${LENGTH_MAX} characters`;
      return say("url_too_long", msg, { max_length: LENGTH_MAX });
    }
    if (refuseUnstorable(value, ctx)) return;
    const error = findFault(value.replace(PADDING, ""));
    if (error) return say("url_parsing", `Input should be a valid URL, ${error}`, { error });
    const { protocol, hostname } = new URL(value);
    const isLocal = plainHosts?.test(hostname) ?? false;
    if (protocol === "https:" || (protocol === "http:" && isLocal)) return;
    const schemes = protocol === "http:" ? "'https'" : "'http' or 'https'";
    say("url_scheme", `URL scheme should be ${schemes}`, { expected_schemes: schemes });
  });
}

/** The error of text that is not a URL, in the words of Pydantic's parser; null if the text is a URL. */
function findFault(text: string): string | null {
  if (text === "") return "input is empty";
  const [, scheme, rest = ""] = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(text) ?? [];
  if (scheme === undefined) return "relative URL without a base";
  if (!/^https?$/i.test(scheme)) return URL.canParse(text) ? null : "empty host";
  const authority = /^[/\\]*([^/\\?#]*)/.exec(rest)?.[1] ?? "";
  const host = authority.slice(authority.lastIndexOf("@") + 1);
  if (host === "" || host.startsWith(":")) return "empty host";
  if (!URL.canParse(text)) return findHostFault(host);
  // `URL` silently drops tabs and line breaks, as browsers do, so the browser would open a different URL from the one
  // checked here.
  if (/[\t\r\n]/.test(text)) return "invalid character";
  const { username, password } = new URL(text);
  return username || password ? "credentials are not allowed" : null;
}

function findHostFault(host: string): string {
  if (host.startsWith("[")) {
    const end = host.indexOf("]");
    const isAddress = end > 0 && URL.canParse(`http://${host.slice(0, end + 1)}/`);
    return isAddress ? "invalid port number" : "invalid IPv6 address";
  }
  const [name = "", port] = host.split(":");
  if (port !== undefined && URL.canParse(`http://${name}/`)) return "invalid port number";
  return /^[\d.]+$/.test(name) ? "invalid IPv4 address" : "invalid international domain name";
}
