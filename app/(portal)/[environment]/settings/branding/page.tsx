import type { Metadata } from "next";
import { toLogo } from "@/app/connect/link-props";
import { BrandForm } from "@/components/portal/brand-form";
import { Banner } from "@/components/ui/banner";
import { Card } from "@/components/ui/card";
import { toBrandFields } from "@/lib/company/change-brand";
import { LOGO_BYTES_MAX } from "@/lib/contract/brand";
import { member } from "@/lib/http/member";
import { DEFAULT_PURPOSE } from "@/lib/rules/sharing";
import { getCompany } from "@/lib/store/read/company";
import { changeBrandAction } from "./actions";

export const metadata: Metadata = { title: "Branding" };

export default async function BrandingPage() {
  const asking = await member();
  const { brand } = await getCompany(asking.company.id);
  const mayWrite = asking.may("settings.write");
  const about = mayWrite
    ? "What your customers see about you, in both environments."
    : `Your role (${asking.role}) can read this page, but not change it.`;
  return (
    <div className="grid grid-cols-1 gap-6">
      {brand.contactEmail || brand.contactPhone ? null : (
        <Banner tone="warn">
          Your customers have no one to contact: add an email address or a phone number.
        </Banner>
      )}
      <Card title="Branding" about={about}>
        <BrandForm
          action={changeBrandAction}
          now={toBrandFields(brand)}
          logo={toLogo(brand.logo, brand.logoType)}
          logoBytesMax={LOGO_BYTES_MAX}
          defaultPurpose={DEFAULT_PURPOSE}
          mayWrite={mayWrite}
        />
      </Card>
    </div>
  );
}
