import type { Disclosure } from "@/lib/rules/terms";
import { ask, asOperator, inCompany } from "@/lib/store/client";
import type { ApiKey, Brand, Company, CompanySettings } from "@/prisma/generated/client";

export type CompanyRecord = Omit<Company, "disclosure"> & {
  settings: CompanySettings;
  brand: Brand;
  disclosure: Disclosure | null;
};

/**
 * The company with its settings and brand. Throws if the company does not exist, because every caller has the id of an
 * existing company.
 */
export async function getCompany(companyId: string): Promise<CompanyRecord> {
  const row = await inCompany(companyId, (tx) =>
    tx.company.findUniqueOrThrow({ where: { id: companyId }, include: { settings: true, brand: true } }),
  );
  if (!row.settings || !row.brand) throw new Error("the company has no settings or brand");
  // The cast is safe: only one function writes this column, and it accepts only this type.
  const disclosure = row.disclosure as Disclosure | null;
  return { ...row, settings: row.settings, brand: row.brand, disclosure };
}

/** Reports, in one round trip, whether the company is approved for live and not suspended. */
export async function isLiveOpen(companyId: string): Promise<boolean> {
  const [row] = await ask<{ open: boolean | null }>("is_live_open", "select is_live_open($1) as open", [
    companyId,
  ]);
  return row?.open === true;
}

/**
 * Lists the active keys, at most one for each environment. Never includes the key itself, which was shown only once.
 */
export async function listKeys(companyId: string): Promise<ApiKey[]> {
  return inCompany(companyId, (tx) =>
    tx.apiKey.findMany({ where: { companyId, revokedAt: null }, orderBy: { environment: "asc" } }),
  );
}

/** Lists the ids of all companies, sorted by id. */
export async function listCompanies(): Promise<string[]> {
  const rows = await asOperator((tx) =>
    tx.company.findMany({ select: { id: true }, orderBy: { id: "asc" } }),
  );
  return rows.map(({ id }) => id);
}
