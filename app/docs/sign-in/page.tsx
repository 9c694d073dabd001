import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";
import { SSO_ROLES, txtName, txtValue } from "@/lib/rules/sso";

export const metadata: Metadata = { title: "Signing in" };

/** Shows the sign-in URL. Reads the setting on each request, because the build does not have it. */
function SignInAddress() {
  return <Code label="The sign-in URL" language="text" code={`${baseUrl()}/sign-in/sso`} />;
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
          [
            "Emailed link",
            "Access to the mailbox",
            "A code, if the member has an authenticator app. If not, sensitive steps ask for more proof",
          ],
          ["Passkey", "The member’s device, unlocked by them", "None: a passkey counts as both factors"],
          ["Single sign-on", "What your identity provider asked for", "Your identity provider decides"],
        ].map(([way = "", proves = "", second = ""]) => ({ key: way, cells: [way, proves, second] }))}
      />
      <p>
        Under Settings, Members, an owner or admin can require all members to use a second factor. A session
        ends after half an hour without use, and after twelve hours in any case. To change keys, secrets,
        members or a way to sign in, a person must have confirmed their identity in the last ten minutes. If
        they have not, the form asks them to confirm it, and keeps their input. To change their password, they
        always enter the current password. An authenticator’s code is valid for thirty seconds, and an emailed
        link for ten minutes.
      </p>
      <p>
        A member may have any number of sessions. Your account lists them, with a button to end one or all
        others; operators can end the sessions of one person or of everyone. A password has at least 12
        characters and must not be built from the member’s name, email address or company.
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
        ID, Okta, Google Workspace, Keycloak and the like. An owner sets up single sign-on under Settings,
        Single sign-on. Admins cannot, because the person who chooses the provider can sign in as any member.
      </p>
      <ol className="docs-list">
        <li>
          Enter your domain, and add the TXT record that the page shows. A domain belongs to the company that
          verified it first. An operator of this service can confirm a domain that was verified in another
          way.
        </li>
        <li>
          Register this service at your identity provider as a web application, with the redirect URL that the
          page shows. Ask for the scopes <code>openid email profile</code>. Enter the issuer, the client ID
          and the client secret on the page. The issuer must be reachable from the internet, at https.
        </li>
        <li>Choose the role of new members, and which groups get which role.</li>
        <li>Switch on single sign-on, sign out, and sign in with single sign-on.</li>
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
  title: "Who can sign in, and with which role",
  body: (
    <>
      <p>
        The ID token must contain <code>email</code> with an address at exactly your verified domain, and{" "}
        <code>email_verified</code> must be true. Microsoft Entra ID sends <code>email_verified</code> only if
        you add it as a claim. The provider’s own id of a user, <code>sub</code>, is remembered: a member
        whose address changes stays the same member. If another person gets the old address, we refuse that
        person until an owner removes the former member.
      </p>
      <p>
        Your settings map groups to roles, with one line for each group. A new user joins your company with
        the role of the first line that matches one of their groups, or otherwise with the role for new
        members. The roles are {SSO_ROLES.join(", ")}. The lines apply at every sign-in: a member whose group
        changed gets the new role, and a member without a matching line gets the role for new members. If you
        have not chosen that role, the member is refused. Without any lines, roles stay unchanged. Owners stay
        owners, and only an owner can make another member an owner.
      </p>
      <p>
        If you remove someone at your identity provider, they can no longer sign in with single sign-on. To
        end their current session immediately, and to stop sign-ins in other ways, also remove them under
        Settings, Members.
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
        Once you require single sign-on, no page of your company opens in a session that was started another
        way. Before you can require it, someone must have signed in with it, and you must choose one owner who
        can still sign in if your identity provider fails. That owner needs a second factor in each session
        without single sign-on. Each such sign-in is in the audit log, and the other owners get an email.
      </p>
      <p>
        API keys are not affected. Members with an address outside the domain can no longer sign in. The
        settings page names these members.
      </p>
    </>
  ),
};

const limits: Section = {
  id: "limits",
  title: "What a single sign-on session can do",
  body: (
    <ul className="docs-list">
      <li>The session opens only your company, even if the member belongs to several.</li>
      <li>
        The session cannot add or change a password, passkey, authenticator or email address, because your
        identity provider vouches for your company only. Members make such changes after signing in another
        way.
      </li>
      <li>
        The session counts as confirmed with a second factor if the token’s <code>amr</code> claim says so. If
        your company requires a second factor, single sign-on meets that requirement even without the claim.
      </li>
      <li>
        Sensitive steps send the member to the identity provider again. The provider must confirm in{" "}
        <code>auth_time</code> that it asked the member to sign in again. Google does not confirm this, so its
        users confirm with a password instead. They can set one with “Forgot your password?”.
      </li>
      <li>
        If you switch single sign-on off or change the issuer, all sessions that were started with single
        sign-on end. If your company’s rules refuse a sign-in, the audit log has an entry with the reason, at
        most one for each reason in fifteen minutes.
      </li>
    </ul>
  ),
};

const guessing: Section = {
  id: "guessing",
  title: "Limits on sign-in attempts",
  body: (
    <>
      <p>
        Unless stated otherwise, each further failure doubles the wait, up to 15 minutes. The waits apply
        across all processes, and end after 15 minutes without an attempt.
      </p>
      <ul className="docs-list">
        <li>
          After five wrong passwords for one account from one IP address, you must wait 30 seconds. The same
          applies after thirty wrong passwords from one IP address for any accounts.
        </li>
        <li>
          After a hundred wrong passwords for one account from anywhere, one attempt is allowed every 30
          seconds. This wait does not grow, and does not delay an emailed link or a passkey, so that a
          stranger cannot lock anyone out.
        </li>
        <li>
          After five wrong authenticator codes, or five failed confirmations within a session, there is a wait
          of 30 seconds.
        </li>
        <li>
          After three emailed links for one account from one IP address, there is a wait of a minute. An email
          address receives up to six messages of one kind at once, and then one every ten minutes.
        </li>
        <li>After twenty other calls without a session from one IP address, you must wait 30 seconds.</li>
      </ul>
      <p>
        A refused sign-in is recorded in the audit log of the account’s companies, at most once every 15
        minutes. Calls with an API key have <a href="/docs/errors#rate-limits">separate limits</a>.
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
          How a firm’s members sign in to the portal, and how to set up single sign-on with your identity
          provider. What each role can do is under Settings, Members.
        </p>
      }
      sections={[ways, setUp, admitted, requirement, limits, guessing]}
    />
  );
}
