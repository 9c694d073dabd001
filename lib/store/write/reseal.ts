import type { Environment, Scope } from "@/lib/scope";
import { db, inScope, type Tx } from "@/lib/store/client";
import { listCompanies } from "@/lib/store/read/company";
import { protectedHead, resealBrief, resealBytes, rewrapDataKey, secretHead } from "@/lib/store/seal";
import { farewellContext } from "@/lib/store/write/farewell";
import {
  type Counter,
  inBatches,
  oneByOne,
  type Resealed,
  type SealedRow,
} from "@/lib/store/write/reseal-batch";
import { resealCompany } from "@/lib/store/write/reseal-company";
import { totpContext } from "@/lib/store/write/second-factor";
import { secretContext } from "@/lib/store/write/secret-context";
import { creationContext } from "@/lib/store/write/upstream-user";
import type { WebhookEndpoint } from "@/prisma/generated/client";

/** The largest number of rows in one transaction, so that other writers don't wait. */
const BATCH = 200;
const ENVIRONMENTS: readonly Environment[] = ["test", "live"];

/**
 * Reseals everything that is sealed under an older master key, using the current one: values sealed directly under a
 * master key, and each request's data key. The content of requests stays under the data keys and is not changed. If
 * there are epochs, the current epoch's key is used for the data keys.
 *
 * Each batch is one transaction. The run can thus be interrupted and repeated, and servers that have both keys can
 * continue to run. Skips a value that was changed or erased in the meantime. Calls `onBatch` after each batch.
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
    await resealCompany(companyId, count);
    for (const scope of scopesOf(companyId)) await resealEndpoint(scope, count);
  }
  await rewrapAll(count);
  return total;
}

/**
 * Like resealAll, but for values under an epoch's key: the data keys of requests, and the addresses that are stored
 * only for some days.
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

function rewrapRequests(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<SealedRow[]>`
          select id, data_key_wrapped as sealed from request
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment and id > ${after}
            and data_key_wrapped is not null and substring(data_key_wrapped from 1 for 3) <> ${head}
          order by id limit ${BATCH}`,
      ),
    ({ id, sealed }) => rewrapDataKey(id, sealed),
    // A data key that was destroyed in the meantime must stay destroyed, so the update requires the value that was
    // read.
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

/**
 * While we wait for a data provider to create a customer, we store the customer's email address. Reseals these
 * addresses. Writes them one at a time, because there are very few.
 */
function resealCreations(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<SealedRow[]>`
          select request_id as id, creating_sealed as sealed from consent
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment
            and request_id > ${after} and creating_sealed is not null
            and substring(creating_sealed from 1 for 3) <> ${head}
          order by request_id limit ${BATCH}`,
      ),
    ({ id, sealed }) => resealBrief(creationContext(id), sealed),
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

/** Reseals the addresses for the receipts of withdrawals. An address is kept for a few days at most. */
function resealFarewells(scope: Scope, count: Counter): Promise<void> {
  const head = protectedHead();
  return inBatches(
    (after) =>
      inScope(
        scope,
        (tx) => tx.$queryRaw<SealedRow[]>`
          select id, farewell_sealed as sealed from request
          where company_id = ${scope.companyId} and environment = ${scope.environment}::environment
            and id > ${after} and farewell_sealed is not null
            and substring(farewell_sealed from 1 for 3) <> ${head}
          order by id limit ${BATCH}`,
      ),
    ({ id, sealed }) => resealBrief(farewellContext(id), sealed),
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

function resealPeople(count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    (after) =>
      db().$queryRaw<SealedRow[]>`
        select id, totp_sealed as sealed from app_user
        where id > ${after} and totp_sealed is not null and substring(totp_sealed from 1 for 3) <> ${head}
        order by id limit ${BATCH}`,
    ({ id, sealed }) => resealBytes(totpContext(id), sealed),
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

/**
 * Reseals the secrets of a company's endpoints in one environment, up to three secrets for each endpoint. The secrets
 * of one endpoint change together, under a lock.
 */
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
      ? resealBytes(secretContext(scope, row), sealed)
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
