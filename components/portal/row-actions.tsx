"use client";

import { useFormStatus } from "react-dom";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { PortalAnchor } from "./portal-link";

/** What this member can do with a request in the list. An action that does not apply is null. */
export type RowActs = {
  /** The customer's link, if it can be used. */
  link: string | null;
  canRemind: boolean;
  hasReport: boolean;
};

const LOOK = "min-h-7! px-2! py-0! text-xs!";

/** Shows a row's actions, above the link that covers the row. "Remind" submits the form around the list. */
export function RowActions({ id, clientName, acts }: { id: string; clientName: string; acts: RowActs }) {
  return (
    <span className="relative z-10 inline-flex flex-wrap justify-end gap-1.5">
      {acts.canRemind ? <Remind id={id} clientName={clientName} /> : null}
      {acts.link ? (
        <span className="noscript:hidden">
          <CopyButton text={acts.link} label="Copy link" about={`of ${clientName}`} isSmall />
        </span>
      ) : null}
      {acts.hasReport ? (
        <PortalAnchor
          href={`/requests/${id}/report`}
          className={`inline-flex items-center rounded-md border border-line bg-paper font-medium whitespace-nowrap hover:bg-mist ${LOOK}`}
        >
          Open report<span className="sr-only"> of {clientName}</span>
        </PortalAnchor>
      ) : null}
    </span>
  );
}

function Remind({ id, clientName }: { id: string; clientName: string }) {
  const { pending, data } = useFormStatus();
  return (
    <Button type="submit" kind="plain" name="remind" value={id} disabled={pending} className={LOOK}>
      {pending && data?.get("remind") === id ? "Reminding…" : "Remind"}
      <span className="sr-only"> {clientName}</span>
    </Button>
  );
}
