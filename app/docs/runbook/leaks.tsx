import { Code } from "@/components/docs/code";
import type { Section } from "@/components/docs/guide";

export const leakedKeys: Section = {
  id: "leaked-keys",
  title: "A key of a firm has leaked",
  body: (
    <>
      <p>
        An <strong>API key</strong> gives access to every report of its environment. The firm rotates or
        revokes the key under Settings, API keys; the old key stops working immediately. If you cannot reach
        the firm, revoke the key yourself. Put the key into a file, so that it does not appear in the shell’s
        history.
      </p>
      <Code
        label="Revoke a key"
        language="bash"
        code={`node scripts/work.mjs revoke-key < leaked.txt && rm leaked.txt`}
      />
      <p>
        A <strong>webhook secret</strong> lets an attacker forge webhooks to that firm, but not read any data.
        The firm replaces the secret under Settings, Webhooks: with <strong>Emergency…</strong> if someone is
        misusing it, because the old secret then stops working immediately; otherwise with{" "}
        <strong>Rotate…</strong>. A <strong>customer’s link</strong> lets an attacker consent or withdraw in
        the customer’s place: <a href="#erase">erase the request</a> and create a new one. If a{" "}
        <strong>member’s sign-in</strong> has leaked, the member ends their sessions under Account, Security.
        To end everyone’s sessions:
      </p>
      <Code label="Sign everyone out" language="bash" code="node scripts/work.mjs end-sessions" />
      <p>If you add an email address, the command signs out only that person.</p>
      <p>
        If someone has lost their authenticator, passkeys and recovery codes, first check that the person
        really is who they say. Use another channel, such as a phone number that you already have. Then remove
        their second factors. The command also ends their sessions, sends them an email and writes an entry to
        the audit log of each of their companies.
      </p>
      <Code
        label="Remove a person’s second factors"
        language="bash"
        code="node scripts/work.mjs remove-factors --email owner@firm.example"
      />
      <p>
        To see all uses of a key, look for the key’s id in the firm’s API log, which covers 30 days, and in
        the firm’s audit log.
      </p>
    </>
  ),
};

export const leakedRow: Section = {
  id: "leaked-row",
  title: "Someone saw another person’s data",
  body: (
    <>
      <ol className="docs-steps">
        <li>
          Ask for the <code>X-Request-Id</code> of the response, the time and the person; do not ask for the
          data.
        </li>
        <li>
          If the call was made with a key, find the call by its <code>X-Request-Id</code>. Use the last
          statement below, or the firm’s API log. The entry names the key, the firm and the request. The
          server log does not help here: it has only calls that failed or were refused.
        </li>
        <li>
          Which firm owns that request? If the key belongs to another firm, this is a breach. Block the
          service at the proxy instead of suspending the firm, and keep the log and the database as they are.
        </li>
        <li>
          If the key belongs to the same firm, a customer may have received another customer’s link, or
          someone may have forwarded a report. The request’s audit log says who opened, downloaded and shared
          the report, and when.
        </li>
        <li>Check that the audit log is complete: the firm’s Audit log page verifies its chain.</li>
        <li>
          Notify the accredited person immediately, and assess the breach within 30 days. If the breach is
          likely to cause serious harm, notify the affected people and the OAIC as soon as possible.
        </li>
      </ol>
      <Code
        label="Find the request’s owner and history"
        language="bash"
        code={`psql "$SUPERUSER_URL" -d surplus -c "select company_id, environment, status, created_at from request where id = 'req_…'"
psql "$SUPERUSER_URL" -d surplus -c "select at, action, actor_kind, actor_id from audit_entry where request_id = 'req_…' order by seq"
psql "$SUPERUSER_URL" -d surplus -c "select company_id, environment, key_id, request_id, method, route, status from api_call where call_id = 'rid_…'"`}
      />
    </>
  ),
};

export const suspend: Section = {
  id: "suspend",
  title: "Suspending a company",
  body: (
    <p>
      Open <code>/operator/companies</code> in the console, choose the company, choose Suspend, and give the
      reason. From then on, the company cannot create live requests, send invites or reminders, or refresh
      reports. Its existing links no longer lead customers to a bank. The company keeps its data and can read
      the data with its key. In the portal, its members see their live requests without reports and can
      withdraw them. Customers who have already consented still get their receipt, and the test environment
      keeps working. To end access by key as well, <a href="#leaked-keys">revoke its keys</a>. To undo the
      suspension, choose Reinstate in the same place. Both actions are recorded in the company’s audit log.
    </p>
  ),
};
