import { rewriteLogo } from "@/lib/company/rewrite-logo";
import type { ChangeBrand } from "@/lib/contract/brand";
import type { Actor } from "@/lib/scope";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import type { BrandChange } from "@/lib/store/write/brand";
import * as brands from "@/lib/store/write/brand";

/**
 * Changes the brand shown to the company's customers. Writes and records only actual changes. Throws invalid, with the
 * reason at `logo`, for a damaged or animated logo.
 */
export async function changeBrand(
  companyId: string,
  input: ChangeBrand,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { brand } = await getCompany(companyId);
  const logo = input.logo && (await rewriteLogo(input.logo));
  const change = findChange(brand, { ...input, logo });
  if (Object.keys(change).length > 0) await brands.changeBrand(companyId, change, actor, now);
}

function findChange(brand: CompanyRecord["brand"], input: ChangeBrand): BrandChange {
  const next = {
    displayName: input.display_name,
    colour: input.colour,
    contactEmail: input.contact_email ?? null,
    contactPhone: input.contact_phone ?? null,
    complaintsUrl: input.complaints_url ?? null,
    purpose: input.purpose ?? null,
  };
  const changed = Object.entries(next).filter(([name, value]) => brand[name as keyof typeof next] !== value);
  const change: BrandChange = Object.fromEntries(changed);
  if (input.logo) return isKept(brand, input.logo) ? change : { ...change, logo: input.logo };
  return input.remove_logo && brand.logo ? { ...change, logo: null } : change;
}

function isKept({ logo, logoType }: CompanyRecord["brand"], sent: NonNullable<ChangeBrand["logo"]>): boolean {
  return logo !== null && logoType === sent.type && Buffer.from(logo).equals(sent.bytes);
}

/** The brand as form fields, except the logo. */
export function toBrandFields(brand: CompanyRecord["brand"]) {
  return {
    display_name: brand.displayName,
    colour: brand.colour,
    contact_email: brand.contactEmail ?? "",
    contact_phone: brand.contactPhone ?? "",
    complaints_url: brand.complaintsUrl ?? "",
    purpose: brand.purpose ?? "",
  };
}
