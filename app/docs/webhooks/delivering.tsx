import { DataTable } from "@/components/docs/data-table";
import type { Section } from "@/components/docs/guide";
import { REPLAY_DAYS_MAX, REPLAY_MAX } from "@/lib/contract/webhook";
import {
  NOTIFY_AGAIN_HOURS,
  NOTIFY_AT_ATTEMPT,
  RETRY_SECONDS,
  SWITCHED_OFF_DAYS,
} from "@/lib/rules/webhook-delivery";

/** Writes seconds as words. */
function toSpan(seconds: number): string {
  if (seconds === 0) return "immediately";
  if (seconds < 60) return `${seconds} seconds`;
  return seconds < 3600 ? `${seconds / 60} minutes` : `${seconds / 3600} hours`;
}

export function retries(): Section {
  const hours = Math.round(RETRY_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0) / 3600);
  return {
    id: "retries",
    title: "Retries",
    body: (
      <>
        <p>
          Answer with any 2xx within 15 seconds, and process the event afterwards. Any other response,
          including a redirect, is a failure, and we try again. We make {RETRY_SECONDS.length} attempts over
          about {hours} hours. Each wait is up to 20% longer or shorter, at random. We respect a{" "}
          <code>Retry-After</code> of up to a day. An event that fails every attempt is dead-lettered: it
          stays in the log, from which you can replay it.
        </p>
        <DataTable
          label="Retry schedule"
          head={["Attempt", "Wait after the previous attempt failed"]}
          rows={RETRY_SECONDS.map((seconds, index) => ({
            key: String(index),
            cells: [index + 1, toSpan(seconds)],
          }))}
        />
        <ul className="docs-list">
          <li>
            <strong>At least once.</strong> The same event may arrive twice, with the same{" "}
            <code>event_id</code> (also <code>webhook-id</code>). Store the id for {REPLAY_DAYS_MAX} days,
            which is as far back as a replay goes, and process each event only once.
          </li>
          <li>
            <strong>In no guaranteed order.</strong> If the order matters, read the request.
          </li>
          <li>
            <strong>The same bytes.</strong> The body of an event never changes: every attempt and every
            replay sends the same bytes. Only the number of the attempt, the time and the signature that
            covers the time are new.
          </li>
        </ul>
      </>
    ),
  };
}

export const switchedOff = (): Section => ({
  id: "switched-off",
  title: "When your endpoint keeps failing",
  body: (
    <>
      <p>
        While deliveries fail, every page of the portal shows a notice. The notice disappears when an event
        arrives, and appears again at the next failure. If this server is set up to send email, your company’s
        owners are notified by email:
      </p>
      <DataTable
        label="What happens when an endpoint fails"
        head={["When", "What happens"]}
        rows={[
          { key: "4", cells: [`Attempt ${NOTIFY_AT_ATTEMPT} of an event fails`, "The owners are notified."] },
          {
            key: "24",
            cells: [
              `No event has arrived for ${NOTIFY_AGAIN_HOURS} hours since the first failure`,
              "The owners are notified again.",
            ],
          },
          {
            key: "5",
            cells: [
              `No event has arrived for ${SWITCHED_OFF_DAYS} days since the first failure`,
              "Sending is switched off, and the owners are notified.",
            ],
          },
          {
            key: "410",
            cells: [
              <>
                You answer <strong>410 Gone</strong>
              </>,
              "Sending is switched off immediately, and the owners are notified.",
            ],
          },
        ]}
      />
      <p>
        To switch sending on again, click <strong>Switch on again</strong> in the portal under Settings,
        Webhooks, or save the URL there again. This clears the failures and sends a{" "}
        <a href="#test">test event</a>. Events that occurred while sending was off are stored, and you can
        send them with a <a href="#replay">replay</a>.
      </p>
    </>
  ),
});

export const replays = (): Section => ({
  id: "replay",
  title: "The delivery log and replay",
  body: (
    <>
      <p>
        The delivery log in the portal (under Developers, Webhooks) keeps deliveries for {REPLAY_DAYS_MAX}{" "}
        days, with every attempt. It shows when an attempt was made, how long it took, and your response with
        the first 2 kB of its body. If there was no response, the log gives the reason: unknown host,
        connection refused, TLS failed, connection reset, or no response within 15 seconds. The reason
        includes the system’s code, the host and the port, such as{" "}
        <code>ECONNREFUSED hooks.example.com:443</code>. From the log, you can send again:
      </p>
      <ul className="docs-list">
        <li>
          <strong>one delivery</strong>, successful or not;
        </li>
        <li>
          <strong>the missing events</strong> of the last day, week or {REPLAY_DAYS_MAX} days: events that
          never arrived, including those that happened while no URL was set or sending was switched off;
        </li>
        <li>
          <strong>all events of certain days</strong>, or only the missing events of those days.
        </li>
      </ul>
      <p>
        A replay is sent immediately: the same bytes under the same <code>event_id</code>, so you can resend
        everything to a receiver that processes each event only once. The whole schedule of attempts starts
        again, and earlier attempts stay in the log. Up to {REPLAY_MAX.toLocaleString("en-AU")} events are
        sent at a time, and <strong>Replay the rest</strong> continues from there. Events that are already
        queued are not queued again, so it does no harm to press the button twice.
      </p>
      <h3>Catching up by API</h3>
      <p>
        <code>GET /v1/events</code> lists the events of the last {REPLAY_DAYS_MAX} days, oldest first, whether
        or not a URL was set. Each entry is exactly the body of its webhook. Pass the <code>event_id</code> of
        the last entry as <code>after</code> until <code>has_more</code> is false. Keep the last{" "}
        <code>event_id</code> for the next time. Events keep their order, so you never miss one.{" "}
        <code>POST /v1/events/&#123;id&#125;/replay</code> sends one event again. With a key you can also read
        and set the URL at <code>/v1/webhook</code>, send a test event and rotate the secret.
      </p>
      <p>
        Each request has <code>updated_at</code>, and <code>GET /v1/requests?updated_after=</code> lists the
        requests that changed after a given time. Always give a time that is one minute before your last call.
      </p>
    </>
  ),
});
