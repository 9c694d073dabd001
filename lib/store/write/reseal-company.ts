import { inCompany, inOperation } from "@/lib/store/client";
import { checkFileContext, fileContext } from "@/lib/store/read/application-file";
import { ssoSecretContext } from "@/lib/store/read/sso";
import { resealBytes, secretHead } from "@/lib/store/seal";
import { type Counter, inBatches, oneByOne, type SealedRow } from "@/lib/store/write/reseal-batch";

/**
 * Reseals the values that belong to a company in both environments: its files, operators' evidence and the client
 * secret for single sign-on.
 */
export async function resealCompany(companyId: string, count: Counter): Promise<void> {
  await resealFiles(companyId, count);
  await resealChecks(companyId, count);
  await resealSso(companyId, count);
}

function resealFiles(companyId: string, count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    // Files are read one at a time, because a file may be large.
    (after) =>
      inCompany(
        companyId,
        (tx) => tx.$queryRaw<SealedRow[]>`
          select id, data_sealed as sealed from application_file
          where company_id = ${companyId} and id > ${after} and substring(data_sealed from 1 for 3) <> ${head}
          order by id limit 1`,
      ),
    ({ id, sealed }) => resealBytes(fileContext(id), sealed),
    (pairs) =>
      inCompany(companyId, (tx) =>
        oneByOne(pairs, ({ id, fresh }) =>
          tx.applicationFile.updateMany({ where: { id, companyId }, data: { dataSealed: fresh } }),
        ),
      ),
    count,
  );
}

/** Reseals the files that operators store as evidence of their checks, one at a time, because a file may be large. */
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
        (tx) => tx.$queryRaw<SealedRow[]>`
          select application_id || ' ' || item as id, file_sealed as sealed from application_check
          where company_id = ${companyId} and application_id || ' ' || item > ${after} and file_sealed is not null
            and substring(file_sealed from 1 for 3) <> ${head}
          order by 1 limit 1`,
      ),
    ({ id, sealed }) => {
      const { applicationId, item } = split(id);
      return resealBytes(checkFileContext(applicationId, item), sealed);
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

function resealSso(companyId: string, count: Counter): Promise<void> {
  const head = secretHead();
  return inBatches(
    (after) =>
      inCompany(
        companyId,
        (tx) => tx.$queryRaw<SealedRow[]>`
          select id, client_secret_sealed as sealed from sso_connection
          where company_id = ${companyId} and id > ${after} and client_secret_sealed is not null
            and substring(client_secret_sealed from 1 for 3) <> ${head}
          order by id limit 1`,
      ),
    ({ sealed }) => resealBytes(ssoSecretContext(companyId), sealed),
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
