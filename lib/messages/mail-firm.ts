import type { MailFirm } from "@/lib/render/mail/firm";
import type { CompanyRecord } from "@/lib/store/read/company";

/** A company's name and brand as shown in emails to its customers. */
export function mailFirmOf({ brand }: Pick<CompanyRecord, "brand">): MailFirm {
  const { displayName, colour, contactEmail, contactPhone, logo } = brand;
  return {
    name: displayName,
    colour,
    email: contactEmail,
    phone: contactPhone,
    logo: logo && { bytes: logo },
  };
}
