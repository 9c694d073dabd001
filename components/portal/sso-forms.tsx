"use client";

import { type ComponentProps, type ReactNode, useActionState } from "react";
import type { FormAction, FormState } from "@/lib/contract/form";
import { CheckField } from "../ui/check-field";
import { Fields, SelectField, TextField } from "../ui/field";
import { FormNote } from "../ui/form-note";
import { ShownField } from "../ui/shown-field";
import { SubmitButton } from "../ui/submit-button";
import { TextArea } from "../ui/text-area";
import { typedIn } from "../ui/typed-in";
import { UNTOUCHED } from "../ui/untouched";
import { useKeptSecret } from "../ui/use-kept-secret";

type Draw = (
  field: (name: string) => { name: string; defaultValue: string; error?: string },
  state: FormState,
) => ReactNode;

/** A form whose fields keep the input, and show their errors. `children` also gets the form's result. */
function SavedForm({
  action,
  label,
  now,
  children,
}: {
  action: FormAction;
  label: string;
  /** The fields as loaded. All other fields, such as a secret, start empty. */
  now: Readonly<Record<string, string>>;
  children: Draw;
}) {
  const [state, send] = useActionState(action, UNTOUCHED);
  return (
    <form action={send} className="max-w-xl">
      <Fields>
        <FormNote state={state} />
        {children(
          (name) => ({
            name,
            defaultValue: typedIn(state, name, now[name]),
            ...(state.errors[name] ? { error: state.errors[name] } : {}),
          }),
          state,
        )}
        <div>
          <SubmitButton busy="Saving…">{label}</SubmitButton>
        </div>
      </Fields>
    </form>
  );
}

/** Sets the domain whose email addresses sign in through single sign-on. */
export function SsoDomainForm({ action, domain }: { action: FormAction; domain: string }) {
  return (
    <SavedForm action={action} label="Save the domain" now={{ domain }}>
      {(field) => (
        <>
          <ShownField now={{ domain }} />
          <TextField
            {...field("domain")}
            label="Domain"
            hint="The part after the @ in your members’ email addresses. If you change the domain, verify it again."
            placeholder="example.com.au"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </>
      )}
    </SavedForm>
  );
}

function SecretField({ state, ...props }: ComponentProps<typeof TextField> & { state: FormState }) {
  return <TextField {...props} {...useKeptSecret(state)} type="password" autoComplete="off" />;
}

/** Sets the identity provider's issuer, and our registration with this provider. */
export function SsoProviderForm({
  action,
  now,
  hasSecret,
  version,
}: {
  action: FormAction;
  now: Readonly<Record<string, string>>;
  hasSecret: boolean;
  /** The version of the provider as loaded. Saving is refused if someone else changed the provider since then. */
  version: string;
}) {
  const hint = hasSecret
    ? "A secret is saved. Leave this field empty to keep it."
    : "The secret is not shown again after it is saved.";
  return (
    <SavedForm action={action} label="Save the provider" now={now}>
      {(field, state) => {
        const { name, error } = field("client_secret");
        return (
          <>
            <input type="hidden" name="version" value={version} />
            <TextField
              {...field("issuer")}
              label="Issuer"
              hint="The provider’s address. Its configuration is read from there when you save."
              placeholder="https://login.example.com"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <TextField
              {...field("client_id")}
              label="Client ID"
              autoComplete="off"
              spellCheck={false}
              required
            />
            <SecretField {...{ name, error, hint, state }} label="Client secret" optional={hasSecret} />
            <CheckField
              name="no_secret"
              label="The provider does not use a secret for this client"
              isTicked={field("no_secret").defaultValue !== ""}
            />
          </>
        );
      }}
    </SavedForm>
  );
}

/** Sets the roles of users who sign in through single sign-on: a default role, and roles by the user's groups. */
export function SsoRolesForm({
  action,
  now,
  roles,
}: {
  action: FormAction;
  now: Readonly<Record<string, string>>;
  roles: readonly { value: string; label: string }[];
}) {
  return (
    <SavedForm action={action} label="Save the roles" now={now}>
      {(field) => {
        const { defaultValue: chosen, ...role } = field("default_role");
        return (
          <>
            <ShownField now={now} />
            <SelectField
              {...role}
              chosen={chosen}
              label="Role of new members"
              choices={[{ value: "none", label: "No access, unless a line below gives a role" }, ...roles]}
            />
            <TextField
              {...field("role_claim")}
              label="Claim that names groups"
              hint="Such as groups or roles. Leave it empty to give everyone the role above."
              optional
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextArea
              {...field("role_rules")}
              label="Groups and roles"
              hint="One per line, in the form “value = role”. The role is admin, member, viewer or developer. The first line that matches applies at every sign-in. Owners stay owners."
              placeholder={"Brokers = member\nIT = admin"}
              rows={4}
              optional
              isCode
            />
          </>
        );
      }}
    </SavedForm>
  );
}
