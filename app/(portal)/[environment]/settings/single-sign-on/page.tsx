import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { ROLE_WORDS } from "@/components/portal/role-words";
import { SsoDomainForm, SsoProviderForm, SsoRolesForm } from "@/components/portal/sso-forms";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { CopyField } from "@/components/ui/copy-field";
import { Link } from "@/components/ui/link";
import { TypedSelect } from "@/components/ui/typed";
import { toRoleFields } from "@/lib/company/sso/set-up-sso";
import { member } from "@/lib/http/member";
import { redirectUriOf } from "@/lib/identity/sso/begin-sso";
import { SSO_ROLES, txtName, txtValue } from "@/lib/rules/sso";
import { getCompany } from "@/lib/store/read/company";
import { listMembers } from "@/lib/store/read/member";
import { countLinked, findSso, type SsoRecord } from "@/lib/store/read/sso";
import { RefusedPage } from "../../refused-page";
import {
  requireSsoAction,
  saveSsoProviderAction,
  saveSsoRolesAction,
  setSsoDomainAction,
  switchSsoAction,
  verifySsoDomainAction,
} from "./actions";

export const metadata: Metadata = { title: "Single sign-on" };

export default async function SingleSignOnPage() {
  const asking = await member();
  if (!asking.may("sso.write")) return <RefusedPage asking={asking} what="single sign-on" />;
  const sso = await findSso(asking.company.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card
        title="1. Domain"
        about="Members with an email address at this domain can sign in with their company account, through OpenID Connect."
        aside={sso ? <Verified sso={sso} /> : null}
      >
        <div className="grid gap-6">
          <SsoDomainForm action={setSsoDomainAction} domain={sso?.domain ?? ""} />
          {sso && !sso.domainVerifiedAt ? <Record sso={sso} /> : null}
        </div>
      </Card>
      {sso ? <Rest sso={sso} /> : null}
      <p className="text-sm">
        <Link href="/docs/sign-in" className="text-accent underline">
          How single sign-on works, and how to set it up
        </Link>
      </p>
    </div>
  );
}

function Verified({ sso: { domainVerifiedAt } }: { sso: SsoRecord }) {
  return (
    <Chip tone={domainVerifiedAt ? "good" : "warn"}>{domainVerifiedAt ? "Verified" : "Not verified"}</Chip>
  );
}

function Record({ sso: { domain, domainToken } }: { sso: SsoRecord }) {
  return (
    <div className="grid gap-3 text-sm">
      <p className="max-w-prose">
        To prove that you own the domain, add this TXT record to the domain’s DNS records. Then check the
        record here.
      </p>
      <CopyField label="Name of the TXT record" text={txtName(domain)} />
      <CopyField label="Value of the TXT record" text={txtValue(domainToken)} />
      <ActForm action={verifySsoDomainAction} label="Check the record" busy="Looking it up…" />
    </div>
  );
}

function Rest({ sso }: { sso: SsoRecord }) {
  const roles = SSO_ROLES.map((value) => ({ value, label: ROLE_WORDS[value].label }));
  return (
    <>
      <Card
        title="2. Identity provider"
        about="Register this service at your identity provider as a web application, with the redirect URL below. Then enter the issuer, the client id and the secret that the provider gives you."
      >
        <div className="grid gap-6">
          <CopyField label="Redirect URL" text={redirectUriOf(sso.id)} />
          <SsoProviderForm
            action={saveSsoProviderAction}
            now={{ issuer: sso.issuer ?? "", client_id: sso.clientId ?? "" }}
            hasSecret={sso.hasSecret}
            version={sso.providerVersion}
          />
        </div>
      </Card>
      <Card
        title="3. Roles"
        about="Each user’s role in this portal, based on their groups at the identity provider."
      >
        <SsoRolesForm action={saveSsoRolesAction} now={toRoleFields(sso)} roles={roles} />
      </Card>
      <Card
        title="4. Switch it on"
        about="Members choose “Single sign-on” on the sign-in page. Other ways to sign in still work."
        aside={<Chip tone={sso.isOn ? "good" : "quiet"}>{sso.isOn ? "On" : "Off"}</Chip>}
      >
        <ActForm
          action={switchSsoAction}
          hidden={{ on: sso.isOn ? "no" : "yes" }}
          label={sso.isOn ? "Switch it off" : "Switch it on"}
        />
      </Card>
      <Requirement sso={sso} />
    </>
  );
}

async function Requirement({ sso: { companyId, domain } }: { sso: SsoRecord }) {
  const [{ settings }, members, linked] = await Promise.all([
    getCompany(companyId),
    listMembers(companyId),
    countLinked(companyId),
  ]);
  const owners = members.filter(({ role }) => role === "owner");
  const elsewhere = members.filter(({ email }) => !email.endsWith(`@${domain}`));
  const glass = members.find(({ userId }) => userId === settings.breakGlassUserId);
  return (
    <Card
      title="5. Require it"
      about="Every member except one owner must then sign in through your identity provider. That owner can still sign in if the provider fails."
      aside={
        <Chip tone={settings.requireSso ? "good" : "quiet"}>
          {settings.requireSso ? "Required" : "Optional"}
        </Chip>
      }
    >
      <div className="grid gap-4 text-sm">
        <p>
          {linked === 1 ? "1 member has" : `${linked} members have`} signed in with single sign-on so far.
          {glass ? ` ${glass.name} can sign in with a second factor instead.` : null}
        </p>
        {elsewhere.length > 0 ? (
          <p className="max-w-prose">
            {`${elsewhere.length} of ${members.length} members have an address outside ${domain} and cannot use single sign-on: `}
            {elsewhere.map(({ name }) => name).join(", ")}.
          </p>
        ) : null}
        {settings.requireSso ? (
          <ActForm action={requireSsoAction} hidden={{ required: "no" }} label="Stop requiring it" />
        ) : (
          <ActForm action={requireSsoAction} hidden={{ required: "yes" }} label="Require it">
            <TypedSelect
              label="Owner who can always sign in without it"
              name="owner"
              chosen=""
              choices={[
                { value: "", label: "Choose an owner with a second factor" },
                ...owners.map(({ userId, name }) => ({ value: userId, label: name })),
              ]}
            />
          </ActForm>
        )}
      </div>
    </Card>
  );
}
