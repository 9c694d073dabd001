"use client";

import { usePathname } from "next/navigation";
import { useActionState, useEffect, useRef } from "react";
import { Link } from "@/components/ui/link";
import type { FormAction } from "@/lib/contract/form";
import { UNTOUCHED } from "../ui/untouched";

type Props = {
  name: string;
  email: string;
  /**
   * The environment of the linked account pages. The pages are the same in both environments, but the pages of live
   * cannot be opened while live is suspended.
   */
  environment: "test" | "live";
  others: readonly { companyId: string; companyName: string }[];
  signOut: () => Promise<void>;
  switchCompany: FormAction;
  /** True in a phone's top bar, which has room only for the initials. */
  isSmall?: boolean;
};

const PANEL = "absolute z-20 w-64 rounded-lg border border-line bg-paper p-1 text-sm";
const ITEM =
  "flex w-full min-h-11 md:min-h-9 cursor-pointer items-center rounded-md px-3 text-left select-none hover:bg-mist";

/**
 * A collapsible menu with the user's account, their other companies and sign-out. It is a plain `details` element,
 * because a menu of the component library would add a quarter to the script of every page. Works without script. With
 * script, it also closes on Escape and when the user presses or focuses something outside.
 */
export function AccountMenu({
  name,
  email,
  environment,
  others,
  signOut,
  switchCompany,
  isSmall = false,
}: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  const path = usePathname();
  const [, goTo] = useActionState(switchCompany, UNTOUCHED);
  useEffect(() => {
    const close = (event: Event) => {
      const details = fold.current;
      if (details?.open && isDone(event, details)) details.open = false;
    };
    const types = ["keydown", "pointerdown", "focusin"];
    for (const type of types) document.addEventListener(type, close);
    return () => {
      for (const type of types) document.removeEventListener(type, close);
    };
  }, []);
  return (
    // With the page's path as key, the menu closes after the user follows one of its links.
    <details key={path} ref={fold} className="relative">
      <summary
        className={`list-none [&::-webkit-details-marker]:hidden ${isSmall ? "flex size-11 cursor-pointer items-center justify-center rounded-full" : "flex w-full min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-mist"}`}
      >
        <Who name={name} email={email} isSmall={isSmall} />
      </summary>
      <div className={`${PANEL} ${isSmall ? "top-full right-0 mt-1" : "bottom-full mb-1"}`}>
        {isSmall ? <p className="truncate px-3 py-2 text-xs text-soft">{email}</p> : null}
        <Link href={`/${environment}/account`} className={ITEM}>
          Account
        </Link>
        <Link href={`/${environment}/account/security`} className={ITEM}>
          Security and sessions
        </Link>
        {others.map(({ companyId, companyName }) => (
          <form key={companyId} action={goTo}>
            <input type="hidden" name="company_id" value={companyId} />
            <button type="submit" className={ITEM}>
              <span className="truncate">Go to {companyName}</span>
            </button>
          </form>
        ))}
        <form action={signOut} className="mt-1 border-t border-line pt-1">
          <button type="submit" className={ITEM}>
            Sign out
          </button>
        </form>
      </div>
    </details>
  );
}

/**
 * True if the event closes the menu: Escape, or a press or focus outside. Escape also moves the focus from the menu to
 * its button.
 */
function isDone(event: Event, details: HTMLDetailsElement): boolean {
  if (!(event instanceof KeyboardEvent))
    return event.target instanceof Node && !details.contains(event.target);
  if (event.key !== "Escape") return false;
  if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
  return true;
}

function Who({ name, email, isSmall }: Pick<Props, "name" | "email" | "isSmall">) {
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-mist text-xs font-semibold"
      >
        {initialsOf(name)}
      </span>
      {isSmall ? (
        <span className="sr-only">Account of {name}</span>
      ) : (
        <span className="min-w-0">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-soft">{email}</span>
        </span>
      )}
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return `${first}${last}`.toUpperCase();
}
