import { useState } from "react";
import type { Choice, RowChoices } from "../../report/panel/model";
import { SelectBox } from "../../ui/select-box";

const BOX =
  "block min-h-11 sm:min-h-10 w-full min-w-0 rounded-md border border-soft/75 bg-paper px-3 py-2 text-base text-ink sm:text-sm";

type SelectProps = {
  label: string;
  /** The label of the option that does not filter. Omit it if a value is always chosen. */
  any?: string;
  value: string;
  choices?: readonly Choice[];
  groups?: RowChoices["groups"];
  onChange: (value: string) => void;
};

export function Select({ label, any, value, choices = [], groups = [], onChange }: SelectProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside SelectBox.
    <label className="block min-w-0 flex-1 text-sm">
      <span className="mb-1 block font-medium">{label}</span>
      <SelectBox value={value} onChange={(event) => onChange(event.target.value)} className="border-soft/75">
        {any ? <option value="">{any}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectBox>
    </label>
  );
}

const AMOUNT = /^\$?\s*(\d{1,10})(?:\.(\d{1,2}))?$/;

/** Parses dollars as people type them, "1,250" or "12.5"; null if the text is not an amount. */
function readCents(text: string): number | null {
  const found = AMOUNT.exec(text.trim().replaceAll(",", ""));
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0")) : null;
}

type AmountProps = { label: string; cents: number | null; onChange: (cents: number | null) => void };

/** Keeps the text as typed, and shows an error at the field if it is not an amount. */
export function AmountInput({ label, cents, onChange }: AmountProps) {
  const [text, setText] = useState("");
  // If the filter was cleared elsewhere, shows an empty field instead of the typed text.
  const shown = cents === null && readCents(text) !== null ? "" : text;
  const isWrong = shown.trim() !== "" && readCents(shown) === null;
  return (
    <label className="block min-w-0 text-sm">
      <span className={`mb-1 block font-medium ${isWrong ? "text-bad" : ""}`}>
        {isWrong ? "Not an amount" : label}
      </span>
      <input
        inputMode="decimal"
        value={shown}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          setText(event.target.value);
          onChange(readCents(event.target.value));
        }}
        className={`${BOX} ${isWrong ? "border-bad" : ""}`}
      />
    </label>
  );
}
