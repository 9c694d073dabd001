/**
 * What the log of API calls may keep of a body: its shape, and of its values only words from our own tables, ids and
 * times. Everything else, a misspelt field included, becomes a placeholder of its own type.
 */

/** Fields whose values are words of ours or ids; kept where they look like one, since anybody may write anything there. */
const KEPT = new Set(
  `id request_id verification_id supersedes superseded_by event_id delivery_id status stage report_type consent_type
   share_mode channel outcome event type code withdrawn_by household bank scenario provider state action actor actor_kind
   object seq generation advance_days limit has_more simulated schema_version retention_days days attempts expires_in
   created_after created_before version environment`.split(/\s+/),
);
const TOKEN = /^[A-Za-z0-9][A-Za-z0-9_.:+-]{0,79}$/;
const TIME = /^\d{4}-\d{2}-\d{2}([T ][\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;
const FIELD = /^[a-z][a-z0-9_]{0,59}$/;

/** Of a list its first item is enough to see the shape of all. */
const ITEMS_MAX = 1;
const FIELDS_MAX = 60;
const DEPTH_MAX = 6;

const placeholder = (text: string) => `[redacted: ${[...text].length} characters]`;

function redactText(text: string, name: string): string {
  if (KEPT.has(name) && TOKEN.test(text)) return text;
  if (/_(at|until)$/.test(name) && TIME.test(text)) return text;
  if (/_(uri|url)$/.test(name)) return redactAddress(text) ?? placeholder(text);
  return text === "" ? "" : placeholder(text);
}

/** An address without what it carries: who signs in, its query and its fragment. */
function redactAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, host, pathname, search, hash } = new URL(text);
  const rest = search || hash ? "?[redacted]" : "";
  return /^https?:$/.test(protocol) ? `${protocol}//${host}${pathname}${rest}` : null;
}

/** A value of the body of a call or an answer, as the log keeps it; `name` is the field it stands in. */
export function redactValue(value: unknown, name = "", depth = 0): unknown {
  if (typeof value === "string") return redactText(value, name);
  if (typeof value === "number") return KEPT.has(name) ? value : 0;
  if (typeof value !== "object" || value === null) return value ?? null;
  if (depth === DEPTH_MAX) return "[redacted: nested deeper]";
  if (Array.isArray(value)) {
    const kept = value.slice(0, ITEMS_MAX).map((item) => redactValue(item, name, depth + 1));
    return value.length > ITEMS_MAX ? [...kept, `[${value.length - ITEMS_MAX} more]`] : kept;
  }
  const fields = Object.entries(value).slice(0, FIELDS_MAX);
  return Object.fromEntries(
    fields.map(([field, inner], place) => [
      FIELD.test(field) ? field : `[field ${place + 1}]`,
      redactValue(inner, field, depth + 1),
    ]),
  );
}

/** A refusal's body, whole but for what it repeats of the caller's own input. */
export function redactRefusal(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("detail" in body)) return redactValue(body);
  const { detail } = body;
  if (!Array.isArray(detail)) return body;
  return { ...body, detail: detail.map(redactFault) };
}

function redactFault(fault: unknown): unknown {
  if (typeof fault !== "object" || fault === null || !("input" in fault)) return fault;
  const loc = "loc" in fault && Array.isArray(fault.loc) ? fault.loc : [];
  return { ...fault, input: redactValue(fault.input, String(loc.at(-1) ?? "")) };
}

/** A query as the log keeps it, by the same rule: `status=ready&q=[redacted]`; null without one. */
export function redactQuery(query: URLSearchParams): string | null {
  const parts = [...query].slice(0, FIELDS_MAX).map(([name, value]) => {
    const isKept = KEPT.has(name) && (TOKEN.test(value) || TIME.test(value));
    return `${FIELD.test(name) ? name : "[field]"}=${isKept ? value : "[redacted]"}`;
  });
  return parts.length > 0 ? parts.join("&") : null;
}
