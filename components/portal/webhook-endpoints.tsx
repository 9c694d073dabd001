import type { FormAction } from "@/lib/contract/form";
import type { EventType } from "@/lib/rules/request";
import { Chip } from "../ui/chip";
import { Disclosure } from "../ui/disclosure";
import { ActForm } from "./act-form";
import { AddEndpointForm } from "./add-endpoint-form";
import { PortalLink } from "./portal-link";

type Endpoint = {
  id: string;
  url: string | null;
  eventTypes: EventType[];
  disabledAt: Date | null;
  failingSince: Date | null;
};

const stateOf = ({ disabledAt, failingSince }: Endpoint) => {
  if (disabledAt) return { tone: "bad", label: "Off" } as const;
  return failingSince
    ? ({ tone: "warn", label: "Failing" } as const)
    : ({ tone: "good", label: "On" } as const);
};

/** Lists the endpoints except the default one, each with its events and state, and has the form to add one. */
export function WebhookEndpoints({
  endpoints,
  add,
  environment,
}: {
  endpoints: readonly Endpoint[];
  add: FormAction | null;
  environment: string;
}) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {endpoints.length === 0 ? <p className="text-sm text-soft">None yet.</p> : null}
      <ul className="grid gap-3">
        {endpoints.map((endpoint) => (
          <li key={endpoint.id} className="flex flex-wrap items-start justify-between gap-3 text-sm">
            <span className="min-w-0">
              <PortalLink
                href={`/settings/webhooks?endpoint=${endpoint.id}`}
                className="wrap-anywhere text-accent underline"
              >
                {endpoint.url}
              </PortalLink>
              <span className="block text-xs wrap-anywhere text-soft">
                {endpoint.eventTypes.length === 0 ? "All events" : endpoint.eventTypes.join(", ")}
              </span>
            </span>
            <Chip tone={stateOf(endpoint).tone}>{stateOf(endpoint).label}</Chip>
          </li>
        ))}
      </ul>
      {add ? (
        <Disclosure summary="Add an endpoint…">
          <AddEndpointForm action={add} environment={environment} />
        </Disclosure>
      ) : null}
    </div>
  );
}

/** Offers to stop an endpoint, temporarily or permanently. The default one can only be stopped temporarily. */
export function EndpointStops({
  hidden,
  isOn,
  switchOff,
  remove,
}: {
  hidden: Record<string, string>;
  isOn: boolean;
  switchOff: FormAction;
  remove: FormAction | null;
}) {
  if (!isOn && !remove) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isOn ? <ActForm action={switchOff} hidden={hidden} label="Switch off" busy="Switching off…" /> : null}
      {remove ? (
        <ActForm
          action={remove}
          hidden={hidden}
          kind="danger"
          label="Remove this endpoint"
          busy="Removing…"
        />
      ) : null}
    </div>
  );
}
