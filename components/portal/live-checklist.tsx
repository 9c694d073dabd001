import type { ReactNode } from "react";
import { Chip, type Tone } from "../ui/chip";
import { PortalLink, type PortalPath } from "./portal-link";

export type LiveStep = {
  name: string;
  /**
   * The state of a step. `missing`: required for live; `recommended`: optional; `waiting`: we are working on it;
   * `later`: another step comes first.
   */
  state: "done" | "missing" | "recommended" | "waiting" | "later";
  says: ReactNode;
  link?: { href: PortalPath; label: string };
};

const STATES: Readonly<Record<LiveStep["state"], { label: string; tone: Tone }>> = {
  done: { label: "Done", tone: "good" },
  missing: { label: "Missing", tone: "bad" },
  recommended: { label: "Recommended", tone: "warn" },
  waiting: { label: "With us", tone: "quiet" },
  later: { label: "Later", tone: "quiet" },
};

export function LiveChecklist({ steps }: { steps: readonly LiveStep[] }) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {steps.map(({ name, state, says, link }) => (
        <li key={name} className="grid gap-x-6 gap-y-1 py-4 last:pb-0 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
          <div>
            <Chip tone={STATES[state].tone}>{STATES[state].label}</Chip>
          </div>
          <div className="text-sm">
            <p className="font-medium">{name}</p>
            <p className="max-w-prose text-soft">{says}</p>
            {link ? (
              <PortalLink
                href={link.href}
                className="mt-1 inline-flex min-h-6 items-center text-accent underline"
              >
                {link.label}
              </PortalLink>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
