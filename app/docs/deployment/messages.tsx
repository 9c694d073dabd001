import type { Section } from "@/components/docs/guide";
import { COOL_DOWN_SECONDS, RECIPIENT_DAY_MAX } from "@/lib/messages/message-limits";

/** Setting up email and text messages, and their limits. */
export const messages: Section = {
  id: "messages",
  title: "Mail and text messages",
  body: (
    <>
      <p>
        Mail goes through Resend or a mail server of your own, text messages through Twilio. Both are
        optional: what is not set up says so in the portal and answers 503 <code>not_set_up</code>. In test
        nothing is sent to anybody; a server that runs on your own machine shows at <code>/outbox</code> what
        would have been.
      </p>
      <ul className="docs-list">
        <li>
          <strong>Mail.</strong> Verify the domain of <code>MAIL_FROM</code> at Resend, then set{" "}
          <code>RESEND_API_KEY</code>. Switch its open and click tracking off: links are private.
        </li>
        <li>
          <strong>A mail server of your own.</strong> Set <code>SMTP_URL</code> instead of the key, such as{" "}
          <code>smtps://user:password@mail.example.com:465</code>. With <code>smtp://</code> the server must
          offer STARTTLS. <code>npm run --silent work -- doctor</code> signs in to it and says what is wrong.
          An address that the server refuses at once stands in the timeline; a later bounce does not.
        </li>
        <li>
          <strong>Bounces and complaints.</strong> Make a webhook at Resend to <code>/api/webhooks/mail</code>{" "}
          and set its signing secret as <code>RESEND_WEBHOOK_SECRET</code>. Each message’s end then stands in
          its request’s timeline, and an address that bounced for good or complained is written to no more by
          that firm. A firm may lift a bounce on its request’s page; Resend has a list of its own, and an
          address that it still holds has to be taken off it in Resend’s dashboard too.
        </li>
        <li>
          <strong>Text messages.</strong> Set <code>TWILIO_ACCOUNT_SID</code>, <code>TWILIO_AUTH_TOKEN</code>{" "}
          and <code>SMS_FROM</code>; all or none. They go to Australian mobiles alone. A sender name must be
          registered with the ACMA’s SMS Sender ID Register, and takes no answer: who wants no more stops by
          the link in the message. Twilio tells of delivery at <code>/api/webhooks/sms</code>, which each
          message names; a number that wrote STOP is sent nothing more by that firm. Set the same address as
          where Twilio hands on incoming messages of your number or messaging service: anyone who then writes
          START is sent messages again.
        </li>
        <li>
          <strong>Caps.</strong> A company sends in live at most <code>MAIL_CAP_HOUR</code> and{" "}
          <code>MAIL_CAP_DAY</code> invites and reminders by mail, <code>SMS_CAP_HOUR</code> and{" "}
          <code>SMS_CAP_DAY</code> by text message. It invites one recipient at most once in{" "}
          {COOL_DOWN_SECONDS / 60} minutes and sends them {RECIPIENT_DAY_MAX} messages a day; what other firms
          send them is not counted, since a refusal would tell of it. Past that the answer is 429, with{" "}
          <code>Retry-After</code>. Every process counts in the database.
        </li>
        <li>
          <strong>Updates to members.</strong> Each member chooses under Settings, Notifications whether a
          report that is ready, a customer who declines and a message that bounces reach them by email: at
          once, or in a summary at 7 am. No customer is named in it.
        </li>
        <li>
          <strong>What is kept.</strong> The address is sealed on its request and erased with it. A message
          keeps a keyed digest of it, erased as well. Who is written to no more stays barred by such a digest,
          which names no request: a complaint outlasts an erasure.
        </li>
      </ul>
    </>
  ),
};
