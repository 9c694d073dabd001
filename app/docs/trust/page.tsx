import type { Metadata } from "next";
import { DataTable } from "@/components/docs/data-table";
import { Guide, type Section } from "@/components/docs/guide";
import { Link } from "@/components/ui/link";
import { RETENTION_DAYS_MAX } from "@/lib/contract/company";
import { listProviders } from "@/lib/env/providers";
import { SECURITY_CONTROLS } from "./controls";

export const metadata: Metadata = { title: "Trust" };

const collected: Section = {
  id: "collected",
  title: "Collected data, and how long we keep it",
  body: (
    <>
      <DataTable
        label="Collected data, and how long we keep it"
        head={["Data", "Where it comes from", "How long it is kept"]}
        wideLast
        rows={[
          [
            "Accounts, balances and transactions",
            "The customer’s bank, with consent",
            "Until the report is deleted",
          ],
          [
            "Reports and their documents",
            "Calculated from the accounts, balances and transactions",
            "Until the firm’s retention period ends: 90 days, unless the firm changes it",
          ],
          [
            "The customer’s email address and phone number",
            "The firm, or the customer on the page that their link opens",
            "Until the request’s data is erased, or up to two days longer if a withdrawal receipt still has to be sent",
          ],
          [
            "The customer’s notes; the firm’s assessment inputs, adjustments and metadata",
            "The customer; the firm",
            "Until the request’s data is erased",
          ],
          [
            "The customer’s name and reference; the URL to which the customer returns after cancelling, and the “state” value that the firm sent",
            "The firm",
            "Not erased: they stay in the firm’s list of requests",
          ],
          [
            "The time when the customer’s link was first opened",
            "The page that the link opens",
            "Not erased: it stays in the firm’s list of requests",
          ],
          [
            "A keyed hash of each visitor’s IP address, used to limit attempts",
            "The visitor’s connection",
            "One day",
          ],
          [
            "A keyed digest of each email address or phone number that bounced, or whose owner complained or opted out",
            "The customer, or the email or SMS provider",
            "Not erased: it prevents further messages to that recipient",
          ],
          ["The audit log: who did what, and when", "The product", "Not erased: it proves who acted"],
          ["The API log, with customers’ details redacted", "The firm’s own systems", "30 days"],
          [
            "Members’ names and email addresses; their sessions, with the browser of each session",
            "The firm’s staff",
            "Names and addresses are not erased, because the audit log also names former members. Sessions are kept for 30 days after they end",
          ],
          [
            "The firm’s application for live access, with its documents",
            "The firm’s staff",
            "Not erased: it shows the terms of the approval",
          ],
        ].map(([data = "", source = "", until = ""]) => ({ key: data, cells: [data, source, until] }))}
      />
      <p>
        A firm chooses its retention period, at most {RETENTION_DAYS_MAX.toLocaleString("en-AU")} days. A
        customer can stop sharing and have their data deleted at any time, from the link they were given. See{" "}
        <Link href="/docs/backups#erasure">what erasure means for backups</Link> for the data that remains in
        the database’s files and in backups, and for how long.
      </p>
    </>
  ),
};

const LEVELS = [
  [
    "1 · What the customer shared: bank data, reports, notes, email address and phone number",
    "Each value is encrypted under the request’s own key and bound to its row. It never appears in a log, URL, event or error. Only members whose role allows it can read it. It is erased with the request.",
  ],
  [
    "2 · Secrets: passwords, keys, links in emails to members, signing secrets",
    "Passwords, API keys and emailed links are stored only as hashes. Signing secrets are encrypted. Keys and signing secrets are shown only once. No secret appears in a log.",
  ],
  [
    "3 · Data that identifies requests and members: the request’s id, which opens the customer’s page; customers’ names and references; banks’ names; members’ email addresses; the audit log",
    "Stored unencrypted in the database. Row-level security lets each firm read only its own rows. None of it is in the server’s log. The audit log is chained and signed, so that any change is detected.",
  ],
  ["4 · Public: these guides, the public keys, the status of a verification id", "Anyone can read it."],
] as const;

const levels: Section = {
  id: "levels",
  title: "How each kind of data is protected",
  body: (
    <DataTable
      label="Levels of protection"
      head={["Level", "Protection"]}
      wideLast
      rows={LEVELS.map(([level, protection]) => ({ key: level, cells: [level, protection] }))}
    />
  ),
};

const access: Section = {
  id: "access",
  title: "Where it is stored, and who can see it",
  body: (
    <ul className="docs-list">
      <li>
        Everything is in one Postgres database, wherever the operator of this service runs it. Bank data,
        reports and customers’ contact details are encrypted with AES-256-GCM, under a separate key for each
        request.
      </li>
      <li>
        The firm sees the reports of its own customers, and no data of any other firm. Two separate checks
        limit every read to one firm: the query, and row-level security in the database.
      </li>
      <li>
        The customer sees the terms they agreed to, and the data they shared, on the page that their link
        opens.
      </li>
      <li>
        Operators see firms, applications and the state of background work. The console does not show reports
        or bank data. A person who has both the database and the master keys could decrypt the data.
      </li>
      <li>Logs, events, URLs and errors never contain bank data.</li>
    </ul>
  ),
};

const decisions: Section = {
  id: "decisions",
  title: "What the product computes, and what it does not decide",
  body: (
    <>
      <p>
        The product follows fixed rules. It sorts transactions into categories, and from these it computes
        income, expenses, commitments and measures of affordability. It gives no score, recommends nothing and
        decides nothing. The same data always gives the same figures, and each figure names the transactions
        behind it.
      </p>
      <p>
        From 10 December 2026, Australian Privacy Principle 1 asks firms to say in their privacy policy how
        computer programs take part in decisions about people. A firm may use this text and adapt it to its
        own practice:
      </p>
      <blockquote>
        <p>
          With your consent we use a computer program to summarise your bank transactions. It uses your
          account details, balances and transactions. It sorts them into categories and calculates your
          income, expenses, debts and how much is left. Our staff use the summary when they assess your
          application. The program itself makes no decision about you. You can ask us for the summary, and to
          correct errors in it.
        </p>
      </blockquote>
      <p>
        If the firm’s own systems make decisions from the figures without a person, its policy must say so as
        well. This is not legal advice.
      </p>
    </>
  ),
};

const processors: Section = {
  id: "processors",
  title: "Who else receives data",
  body: (
    <>
      <p>
        None of these services is built in. A service receives data only if the operator has set it up. Ask
        the operator which services are in use, and where they keep data.
      </p>
      <DataTable
        label="Who else receives data"
        head={["Service", "Set up by", "What it receives"]}
        wideLast
        rows={[
          [
            "The company that hosts the database and the server",
            "The operator’s choice",
            "All data. Only the data that is described above as encrypted is encrypted",
          ],
          [
            listProviders("or"),
            "UPSTREAM_LIVE and the provider’s keys",
            "The bank data, which the provider collects under the customer’s consent",
          ],
          [
            "Resend, or a mail server",
            "RESEND_API_KEY or SMTP_URL",
            "Email addresses, first names, links, and receipts of consent, which name the banks",
          ],
          ["Twilio", "TWILIO_ACCOUNT_SID", "Phone numbers and links"],
          [
            "Inngest",
            "INNGEST_EVENT_KEY",
            "Ids of background work and of requests, but no bank data. A request’s id opens the customer’s page",
          ],
          ["An OpenTelemetry collector", "OTEL_EXPORTER_OTLP_ENDPOINT", "Durations and counts; no bank data"],
          [
            "The firm’s own systems",
            "The firm’s webhook URL and API keys",
            "Events and reports of its own customers",
          ],
        ].map(([service = "", by = "", what = ""]) => ({ key: service, cells: [service, by, what] }))}
      />
    </>
  ),
};

const controls: Section = {
  id: "controls",
  title: "The CDR’s security controls",
  body: (
    <>
      <p>
        Schedule 2 of the CDR Rules sets governance steps and controls for accredited persons. Software can
        meet only some of them. The last column says what the product lacks and the operator must provide.
      </p>
      <DataTable
        label="The CDR’s security controls"
        head={["Step or control", "What the product does", "Missing parts"]}
        wideLast
        rows={SECURITY_CONTROLS.map(({ control, does, missing }) => ({
          key: control,
          cells: [control, does, missing],
        }))}
      />
      <p>
        No independent assessor has reviewed this product, and there is no ISO 27001 or SOC 2 report for it.
        If the operator set SUPPORT_EMAIL, <code>/.well-known/security.txt</code> says where to report a
        vulnerability.
      </p>
    </>
  ),
};

/** Answers the questions of a firm's privacy and security staff, and names our gaps. */
export default function TrustPage() {
  return (
    <Guide
      href="/docs/trust"
      lead={
        <p>
          For a firm’s privacy and security staff: the stored data, who can see it, how long it is kept, and
          the protection that is still missing.
        </p>
      }
      sections={[collected, levels, access, decisions, processors, controls]}
    />
  );
}
