"use client";

import { type ReactNode, useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { FormNote } from "../ui/form-note";
import { SelectBox } from "../ui/select-box";
import { SubmitButton } from "../ui/submit-button";
import { Typed } from "../ui/typed";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type Props = {
  action: FormAction;
  /** The actions for the chosen requests. */
  acts: readonly { value: string; label: string }[];
  /** The list's filters, so that all requests that match can be chosen. */
  filters: Readonly<Record<string, string>>;
  /** The ids of the requests on this page of the list. */
  shown: readonly string[];
  total: number;
  /** The maximum number of requests for one action. */
  most: number;
  children: ReactNode;
};

/**
 * The classes of the bar of actions. The bar is above the list, but on a phone below it, so that the rows come first.
 * On a phone, it stays at the bottom of the screen while rows are ticked or there is a message.
 */
const BAR =
  "grid grid-cols-1 gap-3 max-sm:order-last max-sm:bottom-0 max-sm:z-20 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-2 max-sm:group-has-[[name=id]:checked]/choose:sticky max-sm:has-[[role]]:sticky";

/**
 * A list whose rows can be chosen for an action: the ticked ones, the page, or all that match the filters. The user
 * sees a preview before the action starts.
 */
export function ChooseForm({ action, acts, filters, shown, total, most, children }: Props) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const which = typedIn(state, "which", "ticked");
  const act = typedIn(state, "act", acts[0]?.value);
  return (
    <form action={send} className="group/choose flex flex-col gap-3 max-sm:[&_a]:scroll-mb-32">
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="shown" value={shown.join(" ")} />
      <div className={BAR}>
        <FormNote state={state} />
        <fieldset className="grid min-w-0 grid-cols-2 gap-2 max-sm:[&>button]:col-span-2 sm:flex sm:flex-wrap sm:items-center">
          <legend className="sr-only">Act on several requests</legend>
          <SelectBox
            key={`which ${which}`}
            name="which"
            aria-label="Which requests"
            defaultValue={which}
            className="border-soft/75"
          >
            <option value="ticked">Ticked rows</option>
            <option value="page">{`All ${shown.length} on this page`}</option>
            <option value="match">
              {total > most ? `First ${most} of ${total.toLocaleString("en-AU")}` : `All ${total} that match`}
            </option>
          </SelectBox>
          <SelectBox
            key={`act ${act}`}
            name="act"
            aria-label="What to do"
            defaultValue={act}
            className="border-soft/75"
          >
            {acts.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
          <SubmitButton kind="plain">Continue</SubmitButton>
        </fieldset>
      </div>
      <Typed state={state}>{children}</Typed>
    </form>
  );
}
