import { rewriteLogo } from "@/lib/company/rewrite-logo";
import type { ChangeBrand } from "@/lib/contract/brand";
import type { Actor } from "@/lib/scope";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import { type BrandChange, writeBrand } from "@/lib/store/write/brand";

/**
 * Changes the brand shown to the company's customers. Writes and records only actual changes. Throws invalid, with the
 * reason at `logo`, for a logo that is damaged.
 */
export async function changeBrand(
  companyId: string,
  wish: ChangeBrand,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const { brand } = await getCompany(companyId);
  const logo = wish.logo && (await rewriteLogo(wish.logo));
  const change = findChange(brand, { ...wish, logo });
  if (Object.keys(change).length > 0) await writeBrand(companyId, change, actor, now);
}

function findChange(brand: CompanyRecord["brand"], wish: ChangeBrand): BrandChange {
  const next = {
    displayName: wish.display_name,
    colour: wish.colour,
    contactEmail: wish.contact_email ?? null,
    contactPhone: wish.contact_phone ?? null,
    complaintsUrl: wish.complaints_url ?? null,
    purpose: wish.purpose ?? null,
  };
  const changed = Object.entries(next).filter(([name, value]) => brand[name as keyof typeof next] !== value);
  const change: BrandChange = Object.fromEntries(changed);
  if (wish.logo) return isKept(brand, wish.logo) ? change : { ...change, logo: wish.logo };
  return wish.remove_logo && brand.logo ? { ...change, logo: null } : change;
}

function isKept({ logo, logoType }: CompanyRecord["brand"], wish: NonNullable<ChangeBrand["logo"]>): boolean {
  return logo !== null && logoType === wish.type && Buffer.from(logo).equals(wish.bytes);
}
