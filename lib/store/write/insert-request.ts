import { newId } from "@/lib/ids";
import type { Banks, ConsentType } from "@/lib/rules/request";
import type { Actor, Environment, Scope } from "@/lib/scope";
import { batchCalls } from "@/lib/store/batch-calls";
import { ask, inCompany } from "@/lib/store/client";
import { contactDigests } from "@/lib/store/contact-digest";
import { type Contact, type RequestRecord, toRecord } from "@/lib/store/read/request-row";
import { type Json, toColumn } from "@/lib/store/read/row";
import { newDataKey, seal, versionContext } from "@/lib/store/seal";
import { type AuditFact, auditHash, type ChainEnd, signEnd } from "@/lib/store/write/audit";
import type { Request } from "@/prisma/generated/client";

/**
 * The columns of a new request; absent ones use the database's defaults. Without a consent type or banks, the
 * company's settings apply.
 */
export type NewRequest = Pick<Request, "id" | "reportType" | "clientName"> &
  Partial<Omit<Request, "consentType" | "banks">> & {
    consentType?: ConsentType | null;
    banks?: Banks | null;
    contact: Contact;
  };

/**
 * Writes a new request, pending consent, with its own data key and its first audit entry, and returns it. The audit
 * entry needs the head of the company's audit chain, which only one writer at a time can lock. So concurrent requests
 * are batched into one round trip and one commit.
 */
export async function insertRequest(
  scope: Scope,
  request: NewRequest,
  actor: Actor,
  now: Date,
): Promise<RequestRecord> {
  const insertion = toInsertion(scope, request, { actor, now });
  return insertTogether(`${scope.companyId} ${scope.environment}`, insertion);
}

type Insertion = { row: ReturnType<typeof toRow>; fact: AuditFact };

/** Builds a request's row and its audit entry. A member who creates a request owns it. */
export function toInsertion(
  scope: Scope,
  request: NewRequest,
  { actor, now, detail = {} }: { actor: Actor; now: Date; detail?: NonNullable<AuditFact["detail"]> },
): Insertion {
  const fact = { ...scope, requestId: request.id, action: "request.created", actor, detail, at: now };
  const ownerId = actor.kind === "member" ? actor.id : null;
  return { row: toRow(scope, request, ownerId, now), fact };
}

/**
 * Builds the row as the database reads it from JSON: every field under its column's name, with sealed contact
 * details.
 */
function toRow(scope: Scope, { contact, ...request }: NewRequest, ownerId: string | null, now: Date) {
  const dataKeyWrapped = newDataKey(request.id);
  const hasContact = contact.email !== null || contact.phone !== null || contact.metadata !== undefined;
  const owner = { id: request.id, dataKeyWrapped };
  const { emailDigest, phoneDigest } = contactDigests(scope, contact);
  const columns = Object.entries(request).map(([name, value]) => [toColumn(name), value]);
  return {
    ...(Object.fromEntries(columns) as Partial<Json<Request>>),
    id: request.id,
    contact_sealed: hasContact
      ? toHex(seal(owner, versionContext("contact", 0), JSON.stringify(contact)))
      : null,
    email_digest: emailDigest && toHex(emailDigest),
    phone_digest: phoneDigest && toHex(phoneDigest),
    data_key_wrapped: toHex(dataKeyWrapped),
    owner_id: ownerId,
    created_at: now,
  };
}

const toHex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString("hex")}`;

/**
 * The maximum number of requests in one batch. With larger batches, other writers of the audit chain would wait long.
 */
const TOGETHER_MAX = 50;
/**
 * The number of times that we try to write with the cached head of the chain. After that, we lock the head in the
 * database until the entries are written.
 */
const TRIES_MAX = 3;
/**
 * The maximum number of companies whose audit-chain head is cached. For any other company, the first attempt to insert
 * only reads the head and writes nothing.
 */
const ENDS_MAX = 10_000;

const ends = new Map<string, ChainEnd>();
const UNKNOWN: ChainEnd = { seq: 0, hash: "" };

const insertTogether = batchCalls<Insertion, RequestRecord>(TOGETHER_MAX, async (insertions, key) => {
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
    const [end] = await tx.$queryRaw<ChainEnd[]>`
      select seq, hash from audit_head where company_id = ${companyId} for update`;
    const made = await writeInsertions(scope, insertions, end ?? UNKNOWN, (text, values) =>
      tx.$queryRawUnsafe(text, ...values),
    );
    if (!made) throw new Error("the end of the audit chain moved while it was locked");
    return made;
  });
});

type WrittenRow = { head_seq: number; head_hash: string; request: Json<Request> | null };
type Statement = (text: string, values: string[]) => Promise<WrittenRow[]>;

/**
 * Writes the requests if the chain still ends in `end`; otherwise returns null. In both cases, caches the chain's
 * current head.
 */
export async function writeInsertions(
  { companyId, environment }: Scope,
  insertions: Insertion[],
  end: ChainEnd,
  run: Statement,
): Promise<RequestRecord[] | null> {
  const entries = link(insertions, end);
  const written = await run(
    `select head_seq, head_hash, request
     from write_requests($1, $2::environment, $3, $4::json, $5::json, $6, $7)`,
    [
      companyId,
      environment,
      end.hash,
      JSON.stringify(insertions.map(({ row }) => row)),
      JSON.stringify(entries),
      signEnd(companyId, end),
      signEnd(companyId, entries.at(-1) ?? end),
    ],
  );
  const [first] = written;
  if (!first) throw new Error("write_requests returned no row");
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

/** Builds the audit entries. The hash of each entry includes the hash of the previous one. */
function link(insertions: Insertion[], end: ChainEnd) {
  let prevHash = end.hash;
  return insertions.map(({ fact }, index) => {
    const seq = end.seq + index + 1;
    const id = newId("aud");
    const hash = auditHash(prevHash, { ...fact, id, seq });
    const entry = {
      id,
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
