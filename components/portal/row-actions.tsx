"use client";

import { useFormStatus } from "react-dom";
import { Button } from "../ui/button";
import { CopyButton } from "../ui/copy-button";
import { PortalAnchor } from "./portal-link";
import { Sheet } from "./sheet";

/** The actions that this member can take on a request in the list. An action that does not apply is null or false. */
export type RowActs = {
  /** The customer's link, if it can be used. */
  link: string | null;
  canRemind: boolean;
  hasReport: boolean;
};

type Props = { id: string; clientName: string; acts: RowActs };

const SMALL = "md:min-h-7! md:px-2! md:py-0! md:text-xs!";

/**
 * Shows a row's actions, above the link that covers the row. On a phone, the actions are behind a button, which
 * works without script. "Remind" submits the form around the list.
 */
export function RowActions({ id, clientName, acts }: Props) {
  const { link, canRemind, hasReport } = acts;
  if (!link && !canRemind && !hasReport) return null;
  return (
    <Sheet
      button={
        <>
          <DotsIcon />
          <span className="sr-only">Actions for {clientName}</span>
        </>
      }
      look={`relative z-10 -my-2.5 inline-flex size-11 items-center justify-center rounded-md text-soft hover:bg-line hover:text-ink ${canRemind || hasReport ? "" : "noscript:hidden"}`}
      title={clientName}
      inline="md:inline-flex md:flex-wrap md:justify-end md:gap-1.5"
    >
      {canRemind ? <Remind id={id} clientName={clientName} /> : null}
      {link ? (
        <span className="grid noscript:hidden">
          <CopyButton text={link} label="Copy link" about={`of ${clientName}`} className={SMALL} />
        </span>
      ) : null}
      {hasReport ? (
        <PortalAnchor
          href={`/requests/${id}/report`}
          className={`inline-flex min-h-11 items-center justify-center rounded-md border border-line bg-paper px-4 text-sm font-medium whitespace-nowrap hover:bg-mist ${SMALL}`}
        >
          Open report<span className="sr-only"> of {clientName}</span>
        </PortalAnchor>
      ) : null}
    </Sheet>
  );
}

function Remind({ id, clientName }: { id: string; clientName: string }) {
  const { pending, data } = useFormStatus();
  return (
    <Button type="submit" kind="plain" name="remind" value={id} disabled={pending} className={SMALL}>
      {pending && data?.get("remind") === id ? "Reminding…" : "Remind"}
      <span className="sr-only"> {clientName}</span>
    </Button>
  );
}

function DotsIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="currentColor">
      <circle cx="3" cy="8" r="1.4" />
      <circle cx="8" cy="8" r="1.4" />
      <circle cx="13" cy="8" r="1.4" />
    </svg>
  );
}
