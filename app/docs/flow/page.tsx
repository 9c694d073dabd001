import type { Metadata } from "next";
import { Code } from "@/components/docs/code";
import { DataTable } from "@/components/docs/data-table";
import { Guide, Note, type Section } from "@/components/docs/guide";
import { baseUrl } from "@/lib/env/env";
import { listStages } from "../life";

export const metadata: Metadata = { title: "The flow" };

const asking: Section = {
  id: "ask",
  title: "Create a request",
  body: (
    <>
      <p>
        <a href="/docs/reference/createRequest">Create a request</a> for each customer and report. The
        response has the status <code>pending_consent</code> and <code>consent_url</code>, the link to give to
        the customer. With a live key, you can have the link{" "}
        <a href="/docs/reference/inviteCustomer">sent by email or SMS</a> in your firm’s name. If the customer
        does not answer such a message, we send reminders after 2, 5 and 8 days. Your firm’s settings can
        change this.
      </p>
      <ul className="docs-list">
        <li>
          <code>report_type</code>: <code>expense_summary</code> covers income, expenses, debts and
          commitments; <code>affordability</code> adds the surplus and how it changes when costs are higher.
        </li>
        <li>
          <code>client_ref</code> is your own reference. Every response has it, and you can search by it.
        </li>
        <li>
          <code>redirect_uri</code> and <code>cancel_uri</code> are the URLs to which the customer returns. If
          you gave a <code>state</code>, we add it to the URL, so that you can recognise the customer. We add
          nothing else. A return does not prove that the customer consented: read the status, or wait for the
          webhook.
        </li>
        <li>
          Send an <a href="/docs/errors#idempotency">Idempotency-Key</a>, so that a repeated call creates only
          one request.
        </li>
      </ul>
    </>
  ),
};

const consenting: Section = {
  id: "consent",
  title: "Consent",
  body: (
    <>
      <p>
        The customer opens the link, reads who is asking for what and why, picks a bank and authorises with a
        one-time code on the data provider’s page. They need no account with us, and we never ask for a bank
        password.
      </p>
      <p>
        The link stays valid until it is used. Each time it is opened (
        <code>
          <a href="/docs/reference/getConsentLink">GET /v1/connect/{"{id}"}</a>
        </code>
        ), a new URL of the bank’s page is created. You can open a link ten times an hour with the API, and
        the customer can open it another ten times. Each consent by the sandbox counts as an opening with the
        API. Above these limits, the response is 429 with <code>Retry-After</code>. When the bank confirms the
        consent, <code>consent.completed</code> is sent. A <code>once</code> consent ends at the bank as soon
        as the data has been collected; its <code>expires_at</code> is the day the report is deleted.
      </p>
      <p>
        If a customer cancels, declines, takes too long or cannot continue, the status of the request does not
        change, because they can try again with the same link. <code>last_attempt</code> on the request says
        how and when the customer’s latest visit to a bank ended. It names the bank if the provider does. The
        audit log has an entry <code>bank.attempted</code> for each visit without a confirmed consent. We do
        not learn of a visit if the customer closes the bank’s page instead of coming back. There is no
        webhook for visits.
      </p>
      <p>
        If you bring customers back to your own page, you can{" "}
        <a href="/docs/reference/completeConsent">report their return</a>. We then check immediately whether
        the data has arrived. This is optional, because reports are prepared automatically.
      </p>
    </>
  ),
};

const banks: Section = {
  id: "banks",
  title: "Several banks",
  body: (
    <>
      <p>
        With <code>banks: "several"</code>, the customer comes back to a page that lists the banks they have
        shared. You can make this your default under Settings, Company. On the page, the customer can add
        another bank, stop sharing one, or press “That’s all”. Until they press it, the status is{" "}
        <code>pending_data</code> and the stage is <code>adding_banks</code>. You cannot skip this step by
        API. After 30 minutes without activity, the report is prepared from the banks that the customer has
        shared. One report covers all banks: it names each bank, and transfers between the banks count as
        transfers between the customer’s own accounts.
      </p>
      <p>
        If one bank fails or refuses, the other banks are not affected. When the customer stops sharing one
        bank, the consent at that bank ends, and its data is missing from the next report. When they stop
        sharing the last bank, the request is withdrawn. Once the report is ready, a bank can be added only to
        an <code>ongoing</code> consent, and the report is then refreshed.
      </p>
    </>
  ),
};

const sharing: Section = {
  id: "share-mode",
  title: "Share mode",
  body: (
    <>
      <p>A setting under Settings, Company decides what happens once the report is prepared.</p>
      <ul className="docs-list">
        <li>
          <strong>Automatic</strong>, the default: the request is <code>ready</code> immediately, and{" "}
          <code>report.ready</code> is sent.
        </li>
        <li>
          <strong>Customer review</strong>: <code>report.awaiting_share</code> is sent, and the customer sees
          the whole report first. They can put notes next to figures (“one-off”, “will stop”, “not mine”). A
          note never changes a figure. Then the customer shares the report or withdraws. Until they decide,
          the status is <code>pending_data</code>, and calls for the report get 409. You cannot skip this step
          by API. If the customer does not share the report within 30 days, the request is withdrawn.
        </li>
      </ul>
    </>
  ),
};

/** The section about the report. Built on each request, because the URL is a setting that the build does not have. */
const makeReading = (): Section => ({
  id: "report",
  title: "Report",
  body: (
    <>
      <p>
        JSON, HTML, XML and PDF have the same content. There are also an Excel workbook, a statement of each
        account, and a list of figures. Before the report is ready, the response is 409; after withdrawal or
        purging, it is 410. <a href="/docs/reports">Reading a report</a> says what each format contains.
      </p>
      <Code
        label="Fetch the report"
        language="bash"
        code={`curl -s "${baseUrl()}/v1/requests/$ID/report" \\
  -H "X-API-Key: $KEY" -o report.json
curl -s "${baseUrl()}/v1/requests/$ID/report.pdf" \\
  -H "X-API-Key: $KEY" -o report.pdf`}
      />
    </>
  ),
});

const ending: Section[] = [
  {
    id: "refresh",
    title: "Refresh",
    body: (
      <>
        <p>
          A request made with <code>consent_type: "ongoing"</code> can be{" "}
          <a href="/docs/reference/refreshReport">refreshed</a> while the consent lasts. We then collect new
          data and prepare a new report, which has a new verification id. The status stays <code>ready</code>.
          The old report is erased except for <a href="/docs/reports#changes">a few figures to compare</a>,
          and its <code>/verify</code> page names the report that supersedes it. If the bank’s data takes a
          while, the response has <code>refresh: "pending"</code>, and <code>report.refreshed</code> is sent
          when the new report is ready. If the consent is <code>once</code> or has ended, or if the request is
          not <code>ready</code>, the response is 409.
        </p>
        <p>
          With <code>refresh_every_days</code> (1 to 90) the report of an ongoing consent is refreshed
          automatically. The days are counted from the newest report, so a refresh that you ask for also moves
          the next automatic refresh. <code>next_refresh_at</code> says when the next automatic refresh is
          due. You can change the number of days only until the customer has consented, because the customer
          agrees to this number and it is on their receipt. If the data is late, we wait for it, and the
          current report stays available. Automatic refreshes end when the consent ends, and pause while live
          access is suspended.
        </p>
      </>
    ),
  },
  {
    id: "withdrawal",
    title: "Withdrawal",
    body: (
      <p>
        You (<a href="/docs/reference/withdrawRequest">DELETE</a>), the customer (from their link, at any
        time) or the bank can end the sharing. A request is also withdrawn if its consent ends before there is
        a report, or if the customer does not <a href="#share-mode">share the report</a> in time. Bank data,
        report, notes, assessment inputs, adjustments, metadata, email address, phone number and{" "}
        <code>redirect_uri</code> are erased. The consent is withdrawn at the bank, and{" "}
        <code>request.withdrawn</code> is sent. We keep ids, times, your reference, the customer’s name,{" "}
        <code>cancel_uri</code> with its state, and the audit log. Withdrawing again changes nothing and sends
        nothing.
      </p>
    ),
  },
  {
    id: "retention",
    title: "Retention",
    body: (
      <>
        <p>
          A report is kept for 90 days, or as long as your company’s settings say. On the date in{" "}
          <code>purge_at</code>, the report is erased, and the status becomes <code>purged</code>. No event is
          sent, because you know the date in advance.
        </p>
        <Note>
          <p>
            <a href="/docs/reference/getAudit">The audit log</a> says what happened to a request, when it
            happened, and what kind of actor did it. The log has no bank data, and remains after withdrawal
            and purging.
          </p>
        </Note>
      </>
    ),
  },
];

function statuses(): Section {
  return {
    id: "statuses",
    title: "Statuses and stages",
    body: (
      <>
        <p>
          Let your program use <code>status</code>: the list of its five values never changes.{" "}
          <code>stage</code> gives more detail, for people to read. We may add stages.
        </p>
        <DataTable
          label="Statuses and stages"
          head={["Stage", "Status", "What it means", "May become"]}
          rows={listStages().map(({ stage, status, words, next }) => ({
            key: stage,
            cells: [
              <code key="stage">{stage}</code>,
              <code key="status">{status}</code>,
              words,
              next.length > 0 ? next.join(", ") : "nothing: this is final",
            ],
          }))}
        />
        <p>
          Poll <a href="/docs/reference/getRequest">the request</a> every few seconds while you wait, or use{" "}
          <a href="/docs/webhooks">webhooks</a>. Webhooks are better, because a customer may take hours to
          consent.
        </p>
      </>
    ),
  };
}

export default function FlowPage() {
  return (
    <Guide
      href="/docs/flow"
      lead={
        <p>
          With each request, one customer shares bank data for one report. This guide follows a request from
          your first call to the day everything is deleted.
        </p>
      }
      sections={[asking, consenting, statuses(), banks, sharing, makeReading(), ...ending]}
    />
  );
}
