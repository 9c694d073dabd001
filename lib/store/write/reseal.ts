import type { Environment, Scope } from "@/lib/scope";
import { asOperator, db, inCompany, inOperation, inScope, type Tx } from "@/lib/store/client";
import { checkFilePlace, filePlace } from "@/lib/store/read/application-file";
import { ssoSecretPlace } from "@/lib/store/read/sso";
import {
  protectedHead,
  resealBrief,
  resealBytes,
  rewrapDataKey,
  type Sealed,
  secretHead,
} from "@/lib/store/seal";
import { farewellPlace } from "@/lib/store/write/farewell";
import { totpPlace } from "@/lib/store/write/second-factor";
import { secretPlace } from "@/lib/store/write/secret-place";
import { creationPlace } from "@/lib/store/write/upstream-user";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** Rows in one transaction, few enough that other writers don't wait. */
const BATCH = 200;
const ENVIRONMENTS: readonly Environment[] = ["test", "live"];

/** The number of values resealed, and of those that could not be opened and were left unchanged. */
export type Resealed = { done: number; failed: number };

type Row = { id: string; sealed: Uint8Array };
/** A row with what takes the place of its sealed value. */
type Pair = Row & { fresh: Sealed };
type Counter = (resealed: Resealed) => void;

/**
 * Reseals everything from older master keys to the current one: each request's data key, not its content, under the current
 * epoch where there are epochs, and values sealed directly under the master key. Each batch is a transaction, so the run can be interrupted and repeated, and
 * works beside servers that have both keys. A value changed or erased in the meantime is left alone. `onBatch` is
 * called after each batch.
 */
export async function resealAll(onBatch: Counter): Promise<Resealed> {
  const total: Resealed = { done: 0, failed: 0 };
  const count: Counter = ({ done, failed }) => {
    total.done += done;
    total.failed += failed;
    if (done + failed > 0) onBatch({ ...total });
  };
  await resealPeople(count);
  for (const companyId of await listCompanies()) {
    await resealFiles(companyId, count);
    await resealSso(companyId, count);
    await resealChecks(companyId, count);
    for (const scope of scopesOf(companyId)) await resealEndpoint(scope, count);
  }
  await rewrapAll(count);
  return total;
}

/**
 * As resealAll, for what lies under an epoch: the data keys of requests, and the addresses that are kept for days beside
 * them.
 */
export async function rewrapAll(count: Counter): Promise<void> {
  for (const companyId of await listCompanies()) {
    for (const scope of scopesOf(companyId)) {
      await rewrapRequests(scope, count);
      await resealCreations(scope, count);
      await resealFarewells(scope, count);
    }
  }
}

const scopesOf = (companyId: string): Scope[] =>
  ENVIRONMENTS.map((environment) => ({ companyId, environment }));

const listCompanies = async (): Promise<string[]> =>
  (await asOperator((tx) => tx.company.findMany({ select: { id: true }, orderBy: { id: "asc" } }))).map(
    ({ id }) => id,
  );

/** Goes through rows by id, a batch at a time. */
async function inBatches(
  read: (after: string) => Promise<Row[]>,
  reseal: (row: Row) => Sealed,
  write: (pairs: Pair[]) => Promise<number>,
  count: Counter,
): Promise<void> {
  for (let after = ""; ; ) {
    const rows = await read(after);
    const pairs = rows.flatMap((row) => {
      const fresh = tryTo(() => reseal(row));
      return fresh ? [{ ...row, fresh }] : [];
    });
    count({ done: pairs.length > 0 ? await write(pairs) : 0, failed: rows.length - pairs.length });
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** For tables with few such rows. */
async function oneByOne(pairs: Pair[], write: (pair: Pair) => Promise<{ count: number }>): Promise<number> {
  let done = 0;
  for (const pair of pairs) done += (await write(pair)).count;
  return done;
}

/** Null for a value that no key opens; it is counted and the rest continue. */
function tryTo(reseal: () => Sealed): Sealed | null {
  try {
    return reseal();
  } catch {
    return null;
  }
}

function rewrapRequests(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<Row[]>`
          select id, data_key_wrapped as sealed from request
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment and id > ${after}
            and data_key_wrapped is not null and substring(data_key_wrapped from 1 for 3) <> ${head}
          order by id limit ${BATCH}`,
      ),
    ({ id, sealed }) => rewrapDataKey(id, sealed),
    // A key destroyed in the meantime stays destroyed: the value must still be the one that was read.
    (pairs) =>
      inScope(
        scope,
        (tx) => tx.$executeRaw`
          update request r set data_key_wrapped = n.fresh
          from unnest(${pairs.map(({ id }) => id)}::text[], ${pairs.map(({ sealed }) => sealed)}::bytea[],
            ${pairs.map(({ fresh }) => fresh)}::bytea[]) n(id, sealed, fresh)
          where r.id = n.id and r.company_id = ${scope.companyId} and r.environment = ${scope.environment}::environment
            and r.data_key_wrapped = n.sealed`,
      ),
    count,
  );
}

/** Addresses of customers' records upstream whose making has no outcome yet; there are hardly any. */
function resealCreations(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<Row[]>`
          select request_id as id, creating_sealed as sealed from consent
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment
            and request_id > ${after} and creating_sealed is not null
            and substring(creating_sealed from 1 for 3) <> ${head}
          order by request_id limit ${BATCH}`,
      ),
    ({ id, sealed }) => resealBrief(creationPlace(id), sealed),
    (pairs) =>
      inScope(scope, (tx) =>
        oneByOne(pairs, ({ id, sealed, fresh }) =>
          tx.consent.updateMany({
            where: { requestId: id, ...scope, creatingSealed: Uint8Array.from(sealed) },
            data: { creatingSealed: fresh },
          }),
        ),
      ),
    count,
  );
}

/** Addresses that await the receipt of a withdrawal; they are stored for days at most. */
function resealFarewells(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<Row[]>`
          select id, farewell_sealed as sealed from request
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment
            and id > ${after} and farewell_sealed is not null
            and substring(farewell_sealed from 1 for 3) <> ${head}
          order by id limit ${BATCH}`,
      ),
    ({ id, sealed }) => resealBrief(farewellPlace(id), sealed),
    (pairs) =>
      inScope(scope, (tx) =>
        oneByOne(pairs, ({ id, sealed, fresh }) =>
          tx.request.updateMany({
            where: { id, ...scope, farewellSealed: Uint8Array.from(sealed) },
            data: { farewellSealed: fresh },
          }),
        ),
      ),
    count,
  );
}

function resealFiles(companyId: string, count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    // One at a time: a file may be large.
    (after) =>
      inCompany(
        companyId,
        (tx) => tx.$queryRaw<Row[]>`
          select id, data_sealed as sealed from application_file
          where company_id = ${companyId} and id > ${after} and substring(data_sealed from 1 for 3) <> ${head}
          order by id limit 1`,
      ),
    ({ id, sealed }) => resealBytes(filePlace(id), sealed),
    (pairs) =>
      inCompany(companyId, (tx) =>
        oneByOne(pairs, ({ id, fresh }) =>
          tx.applicationFile.updateMany({ where: { id, companyId }, data: { dataSealed: fresh } }),
        ),
      ),
    count,
  );
}

/** The files that operators keep as evidence of their checks, one at a time, since one may be large. */
function resealChecks(companyId: string, count: Counter): Promise<void> {
  const head = secretHead();
  const split = (id: string) => {
    const [applicationId = "", item = ""] = id.split(" ");
    return { applicationId, item };
  };
  return inBatches(
    (after) =>
      inOperation(
        companyId,
        (tx) => tx.$queryRaw<Row[]>`
          select application_id || ' ' || item as id, file_sealed as sealed from application_check
          where company_id = ${companyId} and application_id || ' ' || item > ${after} and file_sealed is not null
            and substring(file_sealed from 1 for 3) <> ${head}
          order by 1 limit 1`,
      ),
    ({ id, sealed }) => {
      const { applicationId, item } = split(id);
      return resealBytes(checkFilePlace(applicationId, item), sealed);
    },
    (pairs) =>
      inOperation(companyId, (tx) =>
        oneByOne(pairs, ({ id, sealed, fresh }) =>
          tx.applicationCheck.updateMany({
            where: { companyId, ...split(id), fileSealed: Uint8Array.from(sealed) },
            data: { fileSealed: fresh },
          }),
        ),
      ),
    count,
  );
}

/** The client secret for a company's identity provider. */
function resealSso(companyId: string, count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    (after) =>
      inCompany(
        companyId,
        (tx) => tx.$queryRaw<Row[]>`
          select id, client_secret_sealed as sealed from sso_connection
          where company_id = ${companyId} and id > ${after} and client_secret_sealed is not null
            and substring(client_secret_sealed from 1 for 3) <> ${head}
          order by id limit 1`,
      ),
    ({ sealed }) => resealBytes(ssoSecretPlace(companyId), sealed),
    (pairs) =>
      inCompany(companyId, (tx) =>
        oneByOne(pairs, ({ id, sealed, fresh }) =>
          tx.ssoConnection.updateMany({
            where: { companyId, id, clientSecretSealed: Uint8Array.from(sealed) },
            data: { clientSecretSealed: fresh },
          }),
        ),
      ),
    count,
  );
}

function resealPeople(count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    (after) =>
      db().$queryRaw<Row[]>`
        select id, totp_sealed as sealed from app_user
        where id > ${after} and totp_sealed is not null and substring(totp_sealed from 1 for 3) <> ${head}
        order by id limit ${BATCH}`,
    ({ id, sealed }) => resealBytes(totpPlace(id), sealed),
    (pairs) =>
      oneByOne(pairs, ({ id, sealed, fresh }) =>
        db().user.updateMany({
          where: { id, totpSealed: Uint8Array.from(sealed) },
          data: { totpSealed: fresh },
        }),
      ),
    count,
  );
}

/** A company's endpoints of one environment have up to three secrets each; those of one change together under a lock. */
async function resealEndpoint(scope: Scope, count: Counter): Promise<void> {
  const resealed = await inScope(scope, async (tx: Tx): Promise<Resealed> => {
    await tx.$queryRaw`select 1 from webhook_endpoint where company_id = ${scope.companyId} order by id for update`;
    const rows = await tx.webhookEndpoint.findMany({ where: { ...scope } });
    const sum = { done: 0, failed: 0 };
    for (const row of rows) {
      const { done, failed } = await resealRow(tx, scope, row);
      sum.done += done;
      sum.failed += failed;
    }
    return sum;
  });
  count(resealed);
}

async function resealRow(tx: Tx, scope: Scope, row: WebhookEndpoint): Promise<Resealed> {
  const head = secretHead();
  const reseal = (sealed: Uint8Array | null) =>
    sealed && Buffer.compare(sealed.subarray(0, 3), head) !== 0
      ? resealBytes(secretPlace(scope, row), sealed)
      : undefined;
  try {
    const data = {
      secretSealed: reseal(row.secretSealed),
      nextSecretSealed: reseal(row.nextSecretSealed),
      previousSecretSealed: reseal(row.previousSecretSealed),
    };
    const done = Object.values(data).filter(Boolean).length;
    const changed = Object.fromEntries(Object.entries(data).filter(([, sealed]) => sealed));
    if (done > 0) await tx.webhookEndpoint.updateMany({ where: { ...scope, id: row.id }, data: changed });
    return { done, failed: 0 };
  } catch {
    return { done: 0, failed: 1 };
  }
}
