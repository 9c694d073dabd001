"use client";

import { useActionState, useState } from "react";
import type { FormAction } from "@/lib/contract/form";
import { Fields, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { ShownField } from "../ui/shown-field";
import { SubmitButton } from "../ui/submit-button";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { BrandPreview } from "./brand-preview";
import { contrastWords } from "./contrast-words";
import { LogoField } from "./logo-field";

type BrandFormValues = {
  display_name: string;
  colour: string;
  contact_email: string;
  contact_phone: string;
  complaints_url: string;
  purpose: string;
};

/** The brand that the firm's customers see. Read-only for members who cannot change it. */
export function BrandForm({
  action,
  now,
  logo,
  logoBytesMax,
  defaultPurpose,
  mayWrite,
}: {
  action: FormAction;
  now: BrandFormValues;
  logo: string | null;
  logoBytesMax: number;
  defaultPurpose: string;
  mayWrite: boolean;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  const { errors } = state;
  const typed = (name: keyof BrandFormValues) => typedIn(state, name, now[name]);
  const field = (name: keyof BrandFormValues) => ({
    name,
    error: errors[name],
    defaultValue: typed(name),
    autoComplete: "off",
  });
  const [colour, setColour] = useState(typed("colour"));
  const { defaultValue: _, ...colourField } = field("colour");
  const [name, setName] = useState(typed("display_name"));
  return (
    <form action={send} noValidate>
      <fieldset disabled={!mayWrite} className="contents">
        <Fields>
          <FormNote state={state} />
          <ShownField now={now} />
          <TextField
            label="Display name"
            hint="The name that your customers know."
            {...field("display_name")}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            className="max-w-sm"
          />
          <LogoField hasLogo={logo !== null} bytesMax={logoBytesMax} state={state} />
          <div>
            <TextField
              label="Colour"
              hint="The colour of buttons and marks on your customers’ pages: # and six digits or letters from a to f."
              {...colourField}
              value={colour}
              onChange={(event) => setColour(event.currentTarget.value)}
              spellCheck={false}
              required
              className="max-w-sm"
            />
            <p aria-live="polite" className="mt-1.5 text-sm">
              {contrastWords(colour)}
            </p>
          </div>
          <BrandPreview name={name.trim()} logo={logo} colour={colour} />
          <TextField
            label="Contact email"
            type="email"
            hint="Your customers can write to this address about a request. Enter an email address, a phone number or both."
            {...field("contact_email")}
            optional
            className="max-w-sm"
          />
          <TextField
            label="Contact phone"
            type="tel"
            hint="Shown exactly as you enter it."
            {...field("contact_phone")}
            optional
            className="max-w-sm"
          />
          <TextField
            label="Complaints page"
            type="url"
            placeholder="https://example.com/complaints"
            hint="A page that explains to your customers how you handle complaints."
            {...field("complaints_url")}
            optional
          />
          <TextField
            label="Purpose"
            hint={`Why you ask for the data, in one line. Your customers see it under “Why”. If you leave this empty, they see “${defaultPurpose}”.`}
            {...field("purpose")}
            optional
          />
          {mayWrite ? (
            <div className="border-t border-line pt-5">
              <SubmitButton busy="Saving…">Save branding</SubmitButton>
            </div>
          ) : null}
        </Fields>
      </fieldset>
    </form>
  );
}
