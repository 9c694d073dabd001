"use client";

import { type ChangeEvent, useState } from "react";
import { SelectField } from "../ui/field";

export type PersonChoice = { id: string; name: string; story: string; bankName: string };

const ANYBODY = { value: "", label: "Anyone: choose when you open the link" };

/**
 * A field for the test persona who is the customer of a test request. Choosing a persona fills in the customer's name,
 * unless a name was typed. Without script, the server fills it in.
 */
export function HouseholdField({
  people,
  chosen,
  error,
}: {
  people: readonly PersonChoice[];
  chosen: string;
  error?: string | undefined;
}) {
  const [id, setId] = useState(chosen);
  const person = people.find((each) => each.id === id);
  const choices = [ANYBODY, ...people.map(({ id: value, name }) => ({ value, label: name }))];
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const name = target.form?.elements.namedItem("client_name");
    const next = people.find((each) => each.id === target.value);
    if (name instanceof HTMLInputElement) {
      const isOurs = name.value.trim() === "" || people.some((each) => each.name === name.value);
      if (isOurs) name.value = next?.name ?? "";
    }
    setId(target.value);
  }
  return (
    <div className="rounded-md border border-line bg-mist p-4">
      <SelectField
        label="Sandbox person"
        name="household"
        choices={choices}
        chosen={chosen}
        onChange={choose}
        error={error}
      />
      <p className="mt-2 min-h-10 text-sm text-soft" aria-live="polite">
        {person
          ? `${person.story} Banks with ${person.bankName}.`
          : "In the test environment, the customer is a made-up person with made-up bank data. If you choose a person now, you know in advance what the report should show."}
      </p>
    </div>
  );
}
