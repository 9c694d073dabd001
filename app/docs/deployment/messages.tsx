import type { Section } from "@/components/docs/guide";
import { COOL_DOWN_SECONDS, RECIPIENT_DAY_MAX } from "@/lib/messages/message-limits";

/** Explains how to set up email and text messages, and lists their limits. */
export const messages: Section = {
  id: "messages",
  title: "Email and text messages",
  body: (
    <>
      <p>
        Emails go through Resend or your own mail server, and text messages through Twilio. Both are optional.
        If one is not set up, the portal says so, and calls that need it answer 503 <code>not_set_up</code>.
        In the test environment, nothing is sent. If the server runs on your own machine, <code>/outbox</code>{" "}
        shows the messages instead.
      </p>
      <ul className="docs-list">
        <li>
          <strong>Email.</strong> Verify the domain of <code>MAIL_FROM</code> at Resend, then set{" "}
          <code>RESEND_API_KEY</code>. Switch off Resend’s open and click tracking, because links are private.
        </li>
        <li>
          <strong>Your own mail server.</strong> Instead of <code>RESEND_API_KEY</code>, set{" "}
          <code>SMTP_URL</code>, such as <code>smtps://user:password@mail.example.com:465</code>. With{" "}
          <code>smtp://</code>, the mail server must offer STARTTLS.{" "}
          <code>npm run --silent work -- doctor</code> signs in to the mail server and reports any problem. If
          the mail server refuses an address immediately, the request’s timeline shows the refusal. A later
          bounce is not shown.
        </li>
        <li>
          <strong>Bounces and complaints.</strong> Create a webhook at Resend for{" "}
          <code>/api/webhooks/mail</code> and set its signing secret as <code>RESEND_WEBHOOK_SECRET</code>.
          The request’s timeline then shows the result of each message, and the firm sends nothing more to an
          address after a permanent bounce or a complaint. If an address bounced, the firm can allow it again
          on the request’s page. Resend has its own suppression list, so also remove the address from that
          list, in Resend’s dashboard.
        </li>
        <li>
          <strong>Text messages.</strong> Set <code>TWILIO_ACCOUNT_SID</code>, <code>TWILIO_AUTH_TOKEN</code>{" "}
          and <code>SMS_FROM</code>: set all three or none. Text messages go only to Australian mobile
          numbers. A sender name must be registered with the ACMA’s SMS Sender ID Register, and cannot receive
          replies: customers opt out with the link in a message instead. Twilio reports deliveries to{" "}
          <code>/api/webhooks/sms</code>, an address that we give Twilio with each message. A firm sends
          nothing more to a number that replied STOP. At Twilio, set the same address for incoming messages of
          your number or messaging service, so that a customer who later replies START gets messages again.
        </li>
        <li>
          <strong>Caps.</strong> In the live environment, a company sends at most <code>MAIL_CAP_HOUR</code>{" "}
          invites and reminders by email an hour, and <code>MAIL_CAP_DAY</code> a day.{" "}
          <code>SMS_CAP_HOUR</code> and <code>SMS_CAP_DAY</code> limit text messages in the same way. A
          company can invite the same recipient at most once in {COOL_DOWN_SECONDS / 60} minutes, and send
          them at most {RECIPIENT_DAY_MAX} messages a day. Messages from other firms do not count, because a
          refusal would reveal these messages. Above the limit the response is 429, with{" "}
          <code>Retry-After</code>. The counts are in the database, so they apply across all processes.
        </li>
        <li>
          <strong>Notifications to members.</strong> Under Settings, Notifications, each member chooses
          whether we email them when a report is ready, a customer declines or a message bounces. The email
          comes immediately, or in a summary at 7 am. The email does not name the customer.
        </li>
        <li>
          <strong>What we store.</strong> The address is stored encrypted with its request and erased with the
          request. For each message, we store a keyed digest of the address, which is erased too. For a
          suppressed recipient, we store a keyed digest that belongs to no request, so that a complaint still
          counts after an erasure.
        </li>
      </ul>
    </>
  ),
};
