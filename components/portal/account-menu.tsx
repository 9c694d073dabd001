"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Menu } from "@base-ui/react/menu";
import Link from "next/link";
import { startTransition, useSyncExternalStore } from "react";
import type { FormAction } from "@/lib/contract/form";
import { UNTOUCHED } from "../ui/untouched";

type Props = {
  name: string;
  email: string;
  /**
   * The environment of the linked account pages. They are the same in both, but live's cannot be opened while live is
   * suspended.
   */
  environment: "test" | "live";
  others: readonly { companyId: string; companyName: string }[];
  leave: () => Promise<void>;
  workFor: FormAction;
  /** True in a phone's top bar, which has room only for the initials. */
  isSmall?: boolean;
};

const NEVER = () => () => {};
const TRIGGER =
  "flex w-full min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 text-left text-sm hover:bg-mist";
const PANEL = "w-64 rounded-lg border border-line bg-paper p-1 text-sm";
const ITEM =
  "flex w-full min-h-9 cursor-pointer items-center rounded-md px-3 text-left select-none hover:bg-mist data-highlighted:bg-mist";

/**
 * A menu with the user's account, their other companies and sign-out. Without script it is a fold with links and forms.
 */
export function AccountMenu(props: Props) {
  const hasScript = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  return hasScript ? <WithScript {...props} /> : <Plain {...props} />;
}

function Who({ name, email, isSmall }: Props) {
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

function WithScript(props: Props) {
  const { environment, others, leave, workFor, isSmall, email } = props;
  const goTo = (companyId: string) => {
    const form = new FormData();
    form.set("company_id", companyId);
    startTransition(async () => void (await workFor(UNTOUCHED, form)));
  };
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root modal={false}>
        <Menu.Trigger className={isSmall ? "block rounded-full" : TRIGGER}>
          <Who {...props} />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner
            side={isSmall ? "bottom" : "top"}
            align={isSmall ? "end" : "start"}
            sideOffset={6}
            className="z-20"
          >
            <Menu.Popup className={`${PANEL} outline-none`}>
              {isSmall ? <p className="truncate px-3 py-2 text-xs text-soft">{email}</p> : null}
              <Menu.Item className={ITEM} render={<Link href={`/${environment}/account`} />}>
                Account
              </Menu.Item>
              <Menu.Item className={ITEM} render={<Link href={`/${environment}/account/security`} />}>
                Security and sessions
              </Menu.Item>
              {others.map(({ companyId, companyName }) => (
                <Menu.Item key={companyId} className={ITEM} onClick={() => goTo(companyId)}>
                  <span className="truncate">Go to {companyName}</span>
                </Menu.Item>
              ))}
              <Menu.Separator className="my-1 border-t border-line" />
              <Menu.Item className={ITEM} onClick={() => startTransition(() => leave())}>
                Sign out
              </Menu.Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}

function Plain(props: Props) {
  const { environment, others, leave, isSmall } = props;
  return (
    <details className="relative">
      <summary className={`${isSmall ? "" : TRIGGER} list-none [&::-webkit-details-marker]:hidden`}>
        <Who {...props} />
      </summary>
      <div className={`${PANEL} absolute z-20 ${isSmall ? "right-0 top-full mt-1" : "bottom-full mb-1"}`}>
        <Link href={`/${environment}/account`} className={ITEM}>
          Account
        </Link>
        <Link href={`/${environment}/account/security`} className={ITEM}>
          Security and sessions
        </Link>
        {others.length > 0 ? (
          <Link href={`/${environment}/account`} className={ITEM}>
            Go to another company
          </Link>
        ) : null}
        <form action={leave}>
          <button type="submit" className={ITEM}>
            Sign out
          </button>
        </form>
      </div>
    </details>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return `${first}${last}`.toUpperCase();
}
