import type { CompanyRecord } from "@/lib/store/read/company";

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
