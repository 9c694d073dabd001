import type { ConsentType, ReportType } from "@/lib/domain/request";
import { newId } from "@/lib/ids";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { ask, inCompany } from "@/lib/store/client";
import { gather } from "@/lib/store/gather";
import { type Contact, type RequestRecord, toRecord } from "@/lib/store/read/request-row";
import type { Json } from "@/lib/store/read/row";
import { newDataKey, seal } from "@/lib/store/seal";
import { type AuditFact, auditHash } from "@/lib/store/write/audit";
import type { Request } from "@/prisma/generated/client";

export type NewRequest = {
  id: string;
  reportType: ReportType;
  /** Null takes the company's default. */
  consentType: ConsentType | null;
  clientName: string;
  clientRef: string | null;
  periodLabel: string | null;
  redirectUri: string | null;
  cancelUri: string | null;
  contact: Contact;
};

/**
 * Writes a new request, pending consent, with its own data key and its first audit entry, and returns it. The entry
 * needs the end of the company's chain, which one writer at a time may have; so requests that come at the same moment
 * are written together: one round trip, one link after the other, one commit.
 */
export async function insertRequest(
  scope: Scope,
  request: NewRequest,
  actor: Actor,
  now: Date,
): Promise<RequestRecord> {
  const insertion = toInsertion(scope, request, actor, now);
  return insertTogether(`${scope.companyId} ${scope.environment}`, insertion);
}

export type Insertion = { row: ReturnType<typeof toRow>; fact: AuditFact };

/** A request as it is written, with the entry that records it. */
export function toInsertion(
  scope: Scope,
  request: NewRequest,
  actor: Actor,
  now: Date,
  detail: NonNullable<AuditFact["detail"]> = {},
): Insertion {
  const fact = { ...scope, requestId: request.id, action: "request.created", actor, detail, at: now };
  return { row: toRow(request, now), fact };
}

/** As the database reads it from JSON. */
function toRow({ contact, ...request }: NewRequest, now: Date) {
  const dataKeyWrapped = newDataKey(request.id);
  const hasContact = contact.email !== null || contact.phone !== null;
  const owner = { id: request.id, dataKeyWrapped };
  return {
    id: request.id,
    report_type: request.reportType,
    consent_type: request.consentType,
    client_name: request.clientName,
    client_ref: request.clientRef,
    period_label: request.periodLabel,
    redirect_uri: request.redirectUri,
    cancel_uri: request.cancelUri,
    contact_sealed: hasContact ? toHex(seal(owner, "contact", JSON.stringify(contact))) : null,
    data_key_wrapped: toHex(dataKeyWrapped),
    created_at: now,
  };
}

const toHex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}`;

/** Requests written together at most, so that no writer of the same chain waits long. */
const TOGETHER_MAX = 50;
/** Tries with the end of the chain as last seen; then the end is held until the entries are written. */
const TRIES_MAX = 3;
/** Companies whose end of chain is remembered; of the others it is learnt by a first try. */
const ENDS_MAX = 10_000;

export type End = { seq: number; hash: string };
const ends = new Map<string, End>();
const UNKNOWN: End = { seq: 0, hash: "" };

const insertTogether = gather<Insertion, RequestRecord>(TOGETHER_MAX, async (insertions, key) => {
  const [companyId = "", environment = ""] = key.split(" ");
  const scope: Scope = { companyId, environment: environment as Environment };
  for (let tries = 1; tries <= TRIES_MAX; tries++) {
    const end = ends.get(companyId) ?? UNKNOWN;
    const made = await writeInsertions(scope, insertions, end, (text, values) =>
      ask("write_requests", text, values),
    );
    if (made) return made;
  }
  return inCompany(companyId, async (tx) => {
    const [end] = await tx.$queryRaw<End[]>`
      select seq, hash from audit_head where company_id = ${companyId} for update`;
    const made = await writeInsertions(scope, insertions, end ?? UNKNOWN, (text, values) =>
      tx.$queryRawUnsafe(text, ...values),
    );
    if (!made) throw new Error("the end of the audit chain moved while it was held");
    return made;
  });
});

type WrittenRow = { head_seq: number; head_hash: string; request: Json<Request> | null };
type Statement = (text: string, values: string[]) => Promise<WrittenRow[]>;

/** Writes the requests if the chain still ends in `end`; null when it does not, and the end there is has been noted. */
export async function writeInsertions(
  { companyId, environment }: Scope,
  insertions: Insertion[],
  end: End,
  run: Statement,
): Promise<RequestRecord[] | null> {
  const entries = link(insertions, end);
  const written = await run(
    `select head_seq, head_hash, request
     from write_requests($1, $2::environment, $3, $4::json, $5::json)`,
    [
      companyId,
      environment,
      end.hash,
      JSON.stringify(insertions.map(({ row }) => row)),
      JSON.stringify(entries),
    ],
  );
  const [first] = written;
  if (!first) throw new Error("writing requests got no answer");
  if (ends.size >= ENDS_MAX) ends.clear();
  ends.set(companyId, { seq: first.head_seq, hash: first.head_hash });
  const records = new Map<string, RequestRecord>();
  for (const { request } of written)
    if (request) records.set(request.id, toRecord({ request, consent: null }));
  if (records.size === 0) return null;
  return insertions.map(({ row }) => {
    const record = records.get(row.id);
    if (!record) throw new Error("a request was not written");
    return record;
  });
}

/** The audit entries, each hashed over the one before it. */
function link(insertions: Insertion[], end: End) {
  let prevHash = end.hash;
  return insertions.map(({ fact }, place) => {
    const seq = end.seq + place + 1;
    const hash = auditHash(prevHash, { ...fact, seq });
    const entry = {
      id: newId("aud"),
      seq,
      request_id: fact.requestId,
      action: fact.action,
      actor_kind: fact.actor.kind,
      actor_id: fact.actor.id,
      detail: fact.detail ?? {},
      at: fact.at,
      prev_hash: prevHash,
      hash,
    };
    prevHash = hash;
    return entry;
  });
}
