import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";
import { SSO_ROLES, txtName, txtValue } from "@/lib/rules/sso";

export const metadata: Metadata = { title: "Signing in" };

/** Reads the setting on each request, because the build does not have it. */
function SignInAddress() {
  return <Code label="The sign-in address" language="text" code={`${baseUrl()}/sign-in/sso`} />;
}

const ways: Section = {
  id: "ways",
  title: "Ways to sign in",
  body: (
    <>
      <DataTable
        label="Ways to sign in"
        head={["Way", "What it proves", "Second step"]}
        rows={[
          ["Password", "Knowledge of the password", "A code, if the member has an authenticator app"],
          ["Emailed link", "Access to the mailbox", "The same; sensitive steps then ask for more proof"],
          ["Passkey", "The member’s device, unlocked by them", "None: it counts as both"],
          ["Single sign-on", "What your identity provider asked for", "Your identity provider decides"],
        ].map(([way = "", proves = "", second = ""]) => ({ key: way, cells: [way, proves, second] }))}
      />
      <p>
        An owner or admin can require a second factor of all members under Settings, Members. A session ends
        after half an hour without use, and after twelve hours in any case. Keys, secrets, members and the way
        a person signs in change only within ten minutes of a proof of identity; the form asks for it and
        keeps what was typed.
      </p>
      <p>
        A member may have any number of sessions. Your account lists them, with a button to end one or all
        others; operators can end those of one person or of all. A password has at least 12 characters and may
        not be built from the member’s name, email address or company.
      </p>
    </>
  ),
};

const setUp: Section = {
  id: "set-up",
  title: "Set up single sign-on",
  body: (
    <>
      <p>
        Members can sign in with the accounts of your identity provider, by OpenID Connect: Microsoft Entra
        ID, Okta, Google Workspace, Keycloak and the like. An owner sets it up under Settings, Single sign-on.
        Admins cannot, because the person who chooses the provider can sign in as any member.
      </p>
      <ol className="docs-list">
        <li>
          Enter your domain, and add the TXT record that the page shows. A domain belongs to the company that
          verified it first. An operator of this service can confirm a domain that was proved in another way.
        </li>
        <li>
          Register this service at your identity provider as a web application, with the redirect address that
          the page shows. Ask for the scopes <code>openid email profile</code>. Enter the issuer, the client
          ID and the client secret here. The issuer must be reachable from the internet, at https.
        </li>
        <li>Choose the role of new members, and which groups get which role.</li>
        <li>Switch it on, sign out, and sign in with it.</li>
      </ol>
      <Code
        label="The TXT record of a domain"
        language="text"
        code={`${txtName("example.com.au")}  TXT  "${txtValue("the value on your page")}"`}
      />
      <p>
        Members choose “Single sign-on” on the sign-in page and enter their work email. To start from your own
        list of applications, link to:
      </p>
      <SignInAddress />
    </>
  ),
};

const admitted: Section = {
  id: "admitted",
  title: "Who is admitted, and as what",
  body: (
    <>
      <p>
        The ID token must hold <code>email</code>, at your verified domain exactly, and{" "}
        <code>email_verified</code> as true. Microsoft Entra ID sends <code>email_verified</code> only if you
        add it as a claim. The provider’s own id of a user, <code>sub</code>, is remembered: a member whose
        address changes stays the same member, and we refuse another person who gets an old address until an
        owner removes the former member.
      </p>
      <p>
        A new user joins your company with the role of the first line that fits one of their groups, else with
        the role of new members. The roles are {SSO_ROLES.join(", ")}. With lines, they decide at every
        sign-in: a member whose group changed gets the new role, and a member that no line names gets the
        default or is refused. Owners stay owners, and only an owner makes another.
      </p>
      <p>
        Removing someone at your identity provider stops their next sign-in. To end their session at once,
        remove them under Settings, Members too.
      </p>
    </>
  ),
};

const requirement: Section = {
  id: "required",
  title: "Require single sign-on",
  body: (
    <>
      <p>
        Once it is required, no page of your company opens in a session that was started another way. Before
        that, someone must have signed in with it, and you choose one owner who can still sign in if your
        identity provider fails. That owner needs a second factor in each session without single sign-on. Each
        such sign-in is in the audit log, and the other owners get an email.
      </p>
      <p>
        API keys are not affected. Members with an address outside the domain can no longer sign in; the page
        names them.
      </p>
    </>
  ),
};

const limits: Section = {
  id: "limits",
  title: "What such a session may do",
  body: (
    <ul className="docs-list">
      <li>It opens your company and no other, even if the member belongs to several.</li>
      <li>
        It cannot add or change a password, passkey, authenticator or email address, since your identity
        provider speaks for your company only. Members do that after signing in another way.
      </li>
      <li>
        It counts as one with a second factor if the token’s <code>amr</code> says so. If your company
        requires a second factor, single sign-on meets that even without the claim.
      </li>
      <li>
        Sensitive steps send the member to the identity provider again, which must confirm in{" "}
        <code>auth_time</code> that it asked for one. Google does not: there, confirm with a password, which
        “Forgot your password?” sets.
      </li>
      <li>
        Switching single sign-on off, or another issuer, ends the sessions it started. Every refusal is in the
        audit log with its reason.
      </li>
    </ul>
  ),
};

const guessing: Section = {
  id: "guessing",
  title: "How guessing is slowed",
  body: (
    <>
      <p>
        Every wait below is doubled by each further failure up to a quarter of an hour, holds for all
        processes together, and is forgotten after a quarter of an hour without an attempt.
      </p>
      <ul className="docs-list">
        <li>
          Five wrong passwords at one account from one address: then a wait of 30 seconds. Thirty from one
          address at any accounts: the same.
        </li>
        <li>
          A hundred wrong passwords at one account from anywhere: then one guess every 30 seconds. This wait
          does not grow, and an emailed link or a passkey is not delayed by it, so that a stranger cannot lock
          anyone out.
        </li>
        <li>Five wrong codes of an authenticator, or wrong proofs within a session: then 30 seconds.</li>
        <li>
          Three emailed links for one account from one address: then a minute. An address receives six of a
          kind at once, and one every ten minutes after that.
        </li>
        <li>Other calls without a session: twenty from one address, then 30 seconds.</li>
      </ul>
      <p>
        A refused sign-in is in the audit log of the account’s companies, once a quarter of an hour. Calls
        with an API key have <a href="/docs/errors#rate-limits">limits of their own</a>.
      </p>
    </>
  ),
};

export default function SignInGuide() {
  return (
    <Guide
      href="/docs/sign-in"
      lead={
        <p>
          How the people of a firm sign in to the portal, and how to use your own accounts for it. What each
          role may do is under Settings, Members.
        </p>
      }
      sections={[ways, setUp, admitted, requirement, limits, guessing]}
    />
  );
}
