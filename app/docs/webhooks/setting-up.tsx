import { Code } from "@/components/docs/code";
import { Note, type Section } from "@/components/docs/guide";
import { ENDPOINTS_MAX } from "@/lib/rules/webhook-endpoint";
import { PREVIOUS_HOURS } from "@/lib/rules/webhook-secret";
import { demoFile } from "../demo-file";
import { readSnippet } from "../snippets";

export const setting = (): Section => ({
  id: "set-up",
  title: "Set up",
  body: (
    <>
      <p>
        In the portal under Settings, Webhooks, enter a URL for each environment. You can add up to four{" "}
        <a href="#endpoints">more endpoints</a>. On the same page, <strong>Get your signing secret</strong>{" "}
        shows your first secret once: store it with your keys. The demo company’s secret is{" "}
        <code>webhook_secret</code> in <code>{demoFile()}</code>; the{" "}
        <a href="/docs/quick-start#your-own">quick start</a> shows how to read it.
      </p>
      <p>
        The URL must be https. In the test environment, plain http is accepted too, and your own machine if
        the server allows it, as with <code>npm start</code>. Addresses inside private networks are refused,
        and redirects are not followed. The port must be 443, or a port of 1024 or above that other services
        do not commonly use. In the test environment, port 80 is accepted too. For each attempt, the host name
        is looked up again and a new connection is opened.
      </p>
    </>
  ),
});

export const endpoints = (): Section => ({
  id: "endpoints",
  title: "Several endpoints",
  body: (
    <>
      <p>
        An environment has up to {ENDPOINTS_MAX} endpoints, and each takes all events or those you choose. Add
        an endpoint with <code>POST /v1/webhooks</code>. Only the response to this call shows the endpoint’s
        signing secret:
      </p>
      <Code
        label="POST /v1/webhooks"
        language="json"
        code={JSON.stringify({ url: "https://broker.example/reports", events: ["report.ready"] }, null, 2)}
      />
      <ul className="docs-list">
        <li>
          <strong>Each endpoint is independent</strong>, with its own secret, rotation, retries and
          switch-off. An endpoint that hangs or fails does not delay the others, and test never delays live.
        </li>
        <li>
          <strong>Which events.</strong> <code>events</code> names the events that the endpoint takes; null
          means all events, including those added later. If one endpoint does not take an event, the event
          still goes to the endpoints that do.
        </li>
        <li>
          <strong>Off and on.</strong> <code>PATCH</code> with <code>&quot;enabled&quot;: false</code> stops
          an endpoint; events are stored, and can be replayed. <code>true</code> starts it again with a test
          event.
        </li>
        <li>
          <strong>Replay to one.</strong> <code>POST /v1/events/&#123;id&#125;/replay?endpoint=whe_…</code>{" "}
          sends an event to that endpoint only.
        </li>
        <li>
          <strong>The default endpoint</strong> is the one that <code>/v1/webhook</code> reads and sets.{" "}
          <code>GET /v1/webhooks</code> lists it while it has a URL.
        </li>
      </ul>
    </>
  ),
});

export const testing = (): Section => ({
  id: "test",
  title: "Send yourself a test",
  body: (
    <p>
      <strong>Test event</strong> in the portal under Settings, Webhooks sends an event of your choice to your
      URL, also in the live environment. It is signed like every other event. Its <code>request_id</code> and{" "}
      <code>verification_id</code> consist of zeros, unlike real ids, and the body has{" "}
      <code>&quot;simulated&quot;: true</code>. Answer with 2xx, and do nothing else.
    </p>
  ),
});

export const rotating = (): Section => ({
  id: "rotate",
  title: "Rotate the secret",
  body: (
    <>
      <p>To rotate the secret without refusing any delivery:</p>
      <ol className="docs-steps">
        <li>
          Choose <strong>Rotate…</strong> in the portal, and choose when the new secret takes over: in an
          hour, a day or three days. The new secret is shown only once. From now on{" "}
          <code>webhook-signature</code> has two signatures, separated by a space: one with each secret.{" "}
          <code>X-Service-Signature</code> is still keyed with the old secret.
        </li>
        <li>Change your receiver so that it accepts either secret, as below, and deploy it.</li>
        <li>
          At the time you chose, the new secret takes over automatically; <strong>Switch now</strong> makes it
          take over sooner. From then on, <code>X-Service-Signature</code> is keyed with the new secret. The
          old secret stays in <code>webhook-signature</code> for another {PREVIOUS_HOURS} hours, unless you
          rotate again in that time.
        </li>
        <li>Remove the old secret from your receiver.</li>
      </ol>
      <Code
        label="verify-either.mjs"
        language="javascript"
        code={readSnippet({ file: "verify-either.mjs" })}
      />
      <p>
        A receiver that checks <code>webhook-signature</code> can switch to the new secret at any time between
        steps 1 and 3, or in the day after step 3. Each retry is signed again, with the secrets that are valid
        at that time. <strong>Discard the new secret</strong> undoes step 1.
      </p>
      <Note>
        <p>
          <strong>Did a secret leak?</strong> <strong>Emergency…</strong> replaces it immediately and revokes
          every older one. Your receiver refuses deliveries until it has the new secret, and we{" "}
          <a href="#retries">try these deliveries again</a>.
        </p>
      </Note>
    </>
  ),
});
