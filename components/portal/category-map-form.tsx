"use client";

import { useActionState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";

type Category = { name: string; label: string; group: string };

type Props = {
  action: FormAction;
  /** The digest of the map as shown; null for a new map. */
  before: string | null;
  now: Readonly<Record<string, string>>;
  categories: readonly Category[];
  /** The maximum length of names and headings, in characters. */
  lengthMax: number;
  mayWrite: boolean;
};

const HEADINGS_LIST = "headings-in-use";

/** Edits the heading of each category, by group. Read-only for members who cannot change it. Works without script. */
export function CategoryMapForm({ action, before, now, categories, lengthMax, mayWrite }: Props) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const shown = (name: string) => typedIn(state, name, now[name]);
  const groups = [...new Set(categories.map(({ group }) => group))];
  const inUse = [...new Set(categories.map(({ name }) => shown(name)))]
    .filter((heading) => heading !== "")
    .sort();
  return (
    <form action={send} noValidate>
      {before === null ? null : <input type="hidden" name="before" value={before} />}
      <fieldset disabled={!mayWrite} className="grid grid-cols-1 gap-8">
        <FormNote state={state} />
        <TextField
          label="Name of the map"
          hint="For example, the lender or program that the map is for. API calls select the map by this name."
          name="name"
          error={state.errors.name}
          defaultValue={shown("name")}
          maxLength={lengthMax}
          autoComplete="off"
          className="max-w-md"
        />
        <datalist id={HEADINGS_LIST}>
          {inUse.map((heading) => (
            <option key={heading} value={heading} />
          ))}
        </datalist>
        {groups.map((group) => (
          <section key={group}>
            <h3 className="text-sm font-semibold">{group}</h3>
            <div className="mt-3 grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
              {categories
                .filter((category) => category.group === group)
                .map(({ name, label }) => (
                  <TextField
                    key={name}
                    label={label}
                    name={name}
                    error={state.errors[name]}
                    defaultValue={shown(name)}
                    maxLength={lengthMax}
                    autoComplete="off"
                    list={HEADINGS_LIST}
                  />
                ))}
            </div>
          </section>
        ))}
        {mayWrite ? (
          <div className="border-t border-line pt-5">
            <SubmitButton busy="Saving…">Save the map</SubmitButton>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
