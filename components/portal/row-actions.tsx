"use client";

import { useFormStatus } from "react-dom";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { PortalLink } from "./portal-link";

/** The actions for a request in its row of the list; null for those that don't apply. */
export type RowActs = {
  /** The customer's link, while it can be used. */
  link: string | null;
  canRemind: boolean;
  hasReport: boolean;
};

const LOOK = "min-h-7! px-2! py-0! text-xs!";

/** The actions of one row. They are above the link that covers it. "Remind" sends the form around the list. */
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
        <PortalLink
          href={`/requests/${id}/report`}
          prefetch={false}
          className={`inline-flex items-center rounded-md border border-line bg-paper font-medium whitespace-nowrap hover:bg-mist ${LOOK}`}
        >
          Open report<span className="sr-only"> of {clientName}</span>
        </PortalLink>
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
