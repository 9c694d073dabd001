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
  title: "What is collected, and for how long",
  body: (
    <>
      <DataTable
        label="What is collected, and for how long"
        head={["Data", "Where it comes from", "Kept until"]}
        wideLast
        rows={[
          [
            "Accounts, balances and transactions",
            "The customer’s bank, with consent",
            "The report is deleted",
          ],
          [
            "Reports and their documents",
            "Computed from that data",
            "The firm’s retention period ends: 90 days, unless the firm changes it",
          ],
          [
            "Email address and phone number",
            "The firm, to send the link",
            "The request’s data is erased, or two days later if a withdrawal receipt is still to be sent",
          ],
          [
            "Notes of the customer; assessments, adjustments and metadata of the firm",
            "The customer; the firm",
            "The request’s data is erased",
          ],
          [
            "The customer’s name and reference, and the return URL for a cancelled visit with its state",
            "The firm",
            "Not erased: they stay in the firm’s list of requests",
          ],
          [
            "When the customer’s link was first opened: only the time",
            "The page of the link",
            "Not erased: it stays in the firm’s list of requests",
          ],
          [
            "A keyed hash of each visitor’s IP address, to limit attempts",
            "The visitor’s connection",
            "A day",
          ],
          [
            "Bounces, complaints and opt-outs of an address: a keyed digest of the address",
            "The customer or the email provider",
            "Not erased: it prevents further messages",
          ],
          ["Who did what, and when", "The product’s own record", "Not erased: it proves what was done"],
          ["API calls, with every value removed", "The firm’s own systems", "30 days"],
          [
            "Members’ names, email addresses and sessions with their browsers",
            "The firm’s staff",
            "Not erased: the audit log shows the names of former members too. Sessions are kept for 30 days after they end",
          ],
          [
            "The firm’s application for live access, with its documents",
            "The firm’s staff",
            "Not erased: it shows what was approved",
          ],
        ].map(([data = "", source = "", until = ""]) => ({ key: data, cells: [data, source, until] }))}
      />
      <p>
        A firm chooses its retention, {RETENTION_DAYS_MAX.toLocaleString("en-AU")} days at most. A customer
        can stop sharing and have their data deleted at any time, from the link they were given. What remains
        in the database’s files and in backups, and for how long, is under{" "}
        <Link href="/docs/backups#erasure">what erasure means for backups</Link>.
      </p>
    </>
  ),
};

const LEVELS = [
  [
    "1 · What the customer shared: bank data, reports, notes, email address and phone number",
    "Encrypted with the request’s own key, bound to its row. Never in a log, URL, event or error. Only members whose role allows it can read it. Erased with the request.",
  ],
  [
    "2 · Secrets: passwords, keys, links in emails to members, signing secrets",
    "Passwords and API keys are stored as hashes. The others are encrypted, or are random values of which only the hash is stored. Shown once. Never in a log.",
  ],
  [
    "3 · What identifies a request: its id, which opens the customer’s page; names, references, banks’ names, email addresses of members, the audit log",
    "Stored unencrypted in the database, limited to one firm. Not in the server’s log. The audit log is chained and signed.",
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
      <li>The customer sees what they agreed to, and what was shared, on the page of their own link.</li>
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
        The product sorts transactions into categories and computes income, expenses, commitments and measures
        of affordability from them, by fixed rules. It gives no score, recommends nothing and decides nothing.
        The same data always gives the same figures, and each figure names the transactions behind it.
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
          correct what is wrong in it.
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
        None of these services is built in. Each receives data only if the operator has set it up. Ask the
        operator which services are in use, and where they keep data.
      </p>
      <DataTable
        label="Who else receives data"
        head={["Service", "Set up by", "What it receives"]}
        wideLast
        rows={[
          [
            "The company that hosts the database and the server",
            "The operator’s choice",
            "Everything, encrypted as described above",
          ],
          [
            listProviders("or"),
            "UPSTREAM_LIVE and their keys",
            "It collects the bank data, under the consent",
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
            "Ids of work to do, with the request’s id, which opens the customer’s page; no bank data",
          ],
          ["An OpenTelemetry collector", "OTEL_EXPORTER_OTLP_ENDPOINT", "Durations and counts; no bank data"],
          ["The firm’s own systems", "Its webhook and API keys", "Events and reports of its own customers"],
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
        Schedule 2 of the CDR Rules sets governance steps and controls for accredited persons. Software meets
        only part of them. The last column says what is missing and is up to the operator.
      </p>
      <DataTable
        label="The CDR’s security controls"
        head={["Step or control", "What the product does", "What is missing"]}
        wideLast
        rows={SECURITY_CONTROLS.map(({ control, does, missing }) => ({
          key: control,
          cells: [control, does, missing],
        }))}
      />
      <p>
        No independent assessor has reviewed this product, and there is no ISO 27001 or SOC 2 report for it.
        <code>/.well-known/security.txt</code> names where to report a vulnerability, if the operator set
        SUPPORT_EMAIL.
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
          For a firm’s privacy and security people: which data there is, who can see it, how long it is kept,
          and what is still missing.
        </p>
      }
      sections={[collected, levels, access, decisions, processors, controls]}
    />
  );
}
