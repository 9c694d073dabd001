"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { z } from "zod";
import {
  addEndpoint,
  changeEndpoint,
  removeEndpoint,
  setWebhookUrl,
  switchOnEndpoint,
  toWebhookFields,
} from "@/lib/company/change-endpoint";
import { giveFirstSecret, replaceSecret, stageSecret } from "@/lib/company/signing-secret";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { ReplayMissing, ReplayRange, StageSecret, TestEvent } from "@/lib/contract/webhook";
import { env } from "@/lib/env/env";
import { findPosition, toCursor } from "@/lib/http/cursor";
import { done, fieldsOf, mergeForm, refused, refusedFields } from "@/lib/http/form";
import { found } from "@/lib/http/found";
import { type Member, memberAction } from "@/lib/http/member";
import { EVENT_TYPES, type EventType } from "@/lib/rules/request";
import type { EndpointTarget, Scope } from "@/lib/scope";
import { type EndpointRecord, getEndpoint } from "@/lib/store/read/endpoint";
import { cancelSecret, switchSecret } from "@/lib/store/write/endpoint-secret";
import { replayDelivery } from "@/lib/store/write/replay";
import { sendTestEvent } from "@/lib/store/write/test-event";
import { type ReplayInput, replayEvents } from "@/lib/webhooks/replay";

const DAY_MS = 86_400_000;

/** Wraps an action on the current environment's webhook, and refuses invalid fields. */
const withFields = <S extends z.ZodType>(
  schema: S,
  act: (asking: Member, fields: z.output<S>, form: FormData) => Promise<FormState>,
  options: { fresh?: boolean } = {},
) =>
  memberAction(
    "webhook.write",
    async (asking, form) => {
      const fields = fieldsOf(form);
      const parsed = schema.safeParse(fields);
      if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
      const state = await act(asking, parsed.data, form);
      refresh();
      return state;
    },
    options,
  );

/** The endpoint that the form names, or the default endpoint. */
const targetOf = (scope: Scope, form: FormData): EndpointTarget => ({
  ...scope,
  endpointId: String(form.get("endpoint") ?? "") || undefined,
});

const NO_EVENTS = "Choose at least one event.";

/**
 * Reads which events are ticked. Returns [] if all are ticked, null if none is, and undefined if the form does not
 * offer the choice.
 */
function readEvents(form: FormData, prefix = ""): EventType[] | null | undefined {
  if (!form.has(`${prefix}chooses_events`)) return undefined;
  const ticked = EVENT_TYPES.filter((type) => form.has(`${prefix}takes_${type}`));
  if (ticked.length === 0) return null;
  return ticked.length === EVENT_TYPES.length ? [] : ticked;
}

/**
 * Merges the typed URL and ticked events with changes saved since the form was shown. Throws conflict if a field was
 * changed in both.
 */
function mergeWebhook(form: FormData, ticked: EventType[] | undefined, now: EndpointRecord) {
  const { url: typed = "", shown } = fieldsOf(form);
  const { events: stored, ...address } = toWebhookFields(now.url, now.eventTypes);
  const fields = { ...toWebhookFields(typed, ticked ?? []), ...(shown ? { shown } : {}) };
  const merged = mergeForm(fields, ticked ? { ...address, events: stored } : address);
  const events = EVENT_TYPES.filter((type) => merged.events?.split(" ").includes(type));
  return {
    url: merged.url ?? "",
    eventTypes: ticked && (events.length === EVENT_TYPES.length ? [] : events),
  };
}

/** Sets an endpoint's URL and its events. */
export const changeEndpointAction = memberAction("webhook.write", async ({ scope, actor }, form) => {
  const target = targetOf(scope, form);
  const ticked = readEvents(form);
  if (ticked === null) return refused(form, NO_EVENTS);
  const { url, eventTypes } = mergeWebhook(form, ticked, await found(getEndpoint(target)));
  const isDefault = target.endpointId === undefined;
  const { pinged } =
    isDefault && url === ""
      ? await setWebhookUrl(target, url, actor)
      : await changeEndpoint(target, { url, ...(eventTypes ? { eventTypes } : {}) }, actor);
  refresh();
  if (pinged) return done("Saved. Events are sent to this URL from now on. A test event is on its way.");
  return done(
    url ? "Saved. Events are sent to this URL from now on." : "Saved without a URL, so no events are sent.",
  );
});

/** Enables an endpoint that is disabled or failing. */
export const switchOnEndpointAction = memberAction("webhook.write", async ({ scope, actor }, form) => {
  const { pinged } = await switchOnEndpoint(targetOf(scope, form), actor);
  refresh();
  return done(pinged ? "Sending is on, and a test event is on its way." : "Sending was on already.");
});

/** Adds an endpoint. The response shows its signing secret, which is never shown again. */
export const addEndpointAction = memberAction(
  "webhook.write",
  async ({ scope, actor }, form) => {
    const url = String(form.get("new_url") ?? "").trim();
    const eventTypes = readEvents(form, "new_");
    if (!eventTypes) return refused(form, NO_EVENTS);
    const { secret } = await addEndpoint(scope, { url, eventTypes }, actor);
    refresh();
    return done("Endpoint added. This is its signing secret, shown only once.", secret);
  },
  { fresh: true },
);

/** Disables an endpoint. Its events are stored while it is disabled. */
export const switchOffEndpointAction = memberAction("webhook.write", async ({ scope, actor }, form) => {
  await changeEndpoint(targetOf(scope, form), { isOn: false }, actor);
  refresh();
  return done("Sending is off. Events are kept, and can be replayed.");
});

/** Removes an endpoint other than the default one. */
export const removeEndpointAction = memberAction("webhook.write", async ({ scope, actor, pathOf }, form) => {
  await removeEndpoint({ ...scope, endpointId: String(form.get("endpoint") ?? "") }, actor);
  redirect(pathOf("/settings/webhooks"));
});

const TAKES_OVER = {
  0: "The new secret is active. For one more day, the webhook-signature header also has a signature with the old secret.",
  1: "The new secret takes over in an hour.",
  24: "The new secret takes over in 24 hours.",
  72: "The new secret takes over in 72 hours.",
} as const;

/** Creates a new signing secret. It replaces the current one after the chosen number of hours, or immediately for 0. */
export const stageSecretAction = withFields(
  StageSecret,
  async ({ scope, actor }, { after_hours: hours }, form) => {
    const secret = await stageSecret(targetOf(scope, form), hours, actor);
    return done(`The secret is shown only once. ${TAKES_OVER[hours]}`, secret);
  },
  { fresh: true },
);

export const switchSecretAction = memberAction(
  "webhook.write",
  async ({ scope, actor }, form) => {
    await switchSecret(targetOf(scope, form), actor);
    refresh();
    return done("The new secret is active.");
  },
  { fresh: true },
);

export const cancelSecretAction = memberAction(
  "webhook.write",
  async ({ scope, actor }, form) => {
    await cancelSecret(targetOf(scope, form), actor);
    refresh();
    return done("The new secret was discarded. The active secret has not changed.");
  },
  { fresh: true },
);

/**
 * Creates and shows the first signing secret of an environment. Refused if a signing secret was shown there already.
 */
export const giveFirstSecretAction = memberAction(
  "webhook.write",
  async ({ scope, actor }) => {
    const secret = await giveFirstSecret(scope, actor);
    refresh();
    return done(
      "This is your signing secret, shown only once. Deliveries are signed with it from now on.",
      secret,
    );
  },
  { fresh: true },
);

/** Creates a new signing secret and revokes every older one. */
export const replaceSecretAction = memberAction(
  "webhook.write",
  async ({ scope, actor }, form) => {
    const secret = await replaceSecret(targetOf(scope, form), actor);
    refresh();
    return done("This is the new secret, shown only once. All deliveries are now signed with it.", secret);
  },
  { fresh: true },
);

export const sendTestEventAction = withFields(TestEvent, async ({ scope, actor }, { event }, form) => {
  await sendTestEvent(targetOf(scope, form), event, actor);
  return done(`A test ${event} event is on its way. The response appears in the delivery log.`);
});

export const replayDeliveryAction = memberAction("webhook.write", async ({ scope, actor }, form) => {
  await found(replayDelivery(scope, String(form.get("id") ?? ""), actor));
  refresh();
  return done(
    "The event is queued and will be sent immediately. If that fails, we retry it on a new schedule.",
  );
});

export const replayMissingAction = withFields(ReplayMissing, async (asking, { days, cursor }, form) => {
  const since = new Date(Date.now() - days * DAY_MS);
  return replay(asking, form, { since, only: "missing" }, cursor);
});

export const replayRangeAction = withFields(ReplayRange, async (asking, { cursor, ...range }, form) =>
  replay(asking, form, range, cursor),
);

/**
 * Replays one batch and reports the result. If events remain, the form's fields return with the position to continue
 * from. If there is nothing to replay, returns a refusal, so that the form keeps its input.
 */
async function replay(
  { scope, actor }: Member,
  form: FormData,
  input: ReplayInput,
  cursor: string | undefined,
): Promise<FormState> {
  const secret = env().CURSOR_SECRET;
  const after = cursor ? findPosition(secret, scope, cursor) : null;
  form.delete("cursor");
  if (cursor && !after)
    return refused(form, "We can’t tell where the last batch ended. Start the replay again.");
  const { queued, continueFrom } = await replayEvents(scope, { input: { ...input, after }, actor });
  if (queued === 0) {
    const rest = after ? "There was nothing more to replay" : "There was nothing to replay";
    return refused(form, `${rest}: everything arrived or is on its way.`);
  }
  const count = `${queued.toLocaleString("en-AU")} ${queued === 1 ? "event" : "events"} queued.`;
  if (!continueFrom) return done(count);
  return {
    ...done(`${count} That is the most that can be sent at once. Choose “Replay the rest” to continue.`),
    values: { ...fieldsOf(form), cursor: toCursor(secret, scope, continueFrom) },
  };
}
