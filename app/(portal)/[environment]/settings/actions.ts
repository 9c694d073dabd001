"use server";

import { refresh } from "next/cache";
import { changeCompany, toCompanyFields } from "@/lib/company/change-company";
import { revokeKey } from "@/lib/company/revoke-key";
import { rotateKey } from "@/lib/company/rotate-key";
import { ChangeCompany } from "@/lib/contract/company";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { done, fieldsOf, mergeForm, refused, refusedFields } from "@/lib/http/form";
import { type Member, memberAction, refuseRole } from "@/lib/http/member";
import { keyPermission } from "@/lib/identity/permission";
import type { Environment } from "@/lib/scope";
import { getCompany, listKeys } from "@/lib/store/read/company";

export const changeCompanyAction = memberAction("settings.write", async ({ company, actor }, form) => {
  const fields = mergeForm(fieldsOf(form), toCompanyFields(await getCompany(company.id)));
  const parsed = ChangeCompany.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await changeCompany(company.id, parsed.data, actor);
  refresh();
  return done("Saved.");
});

/** Creates a new API key for the current environment, and revokes the old one. */
export const rotateKeyAction = memberAction(
  null,
  async (asking, form) => rotateKeyOf(asking, asking.scope.environment, form),
  { fresh: true },
);

/**
 * Creates a live key before live is approved, because the live environment has no settings page yet. Until approval the
 * key cannot create anything. Refused once live is open, so that a page in test cannot revoke a live key that is in
 * use.
 */
export const rotateEarlyLiveKeyAction = memberAction(
  null,
  async (asking, form) =>
    asking.company.isLiveApproved
      ? refused(
          form,
          "Your company now has live access. Switch to the live environment and create your live key under Settings, API keys.",
        )
      : rotateKeyOf(asking, "live", form),
  { fresh: true },
);

/** Revokes the current environment's key without creating a new one. */
export const revokeKeyAction = memberAction(
  null,
  async (asking, form) => revokeKeyOf(asking, asking.scope.environment, form),
  { fresh: true },
);

/**
 * Revokes the live key of a company that is not approved for live yet. Such a company cannot open the page of live
 * keys.
 */
export const revokeEarlyLiveKeyAction = memberAction(
  null,
  async (asking, form) =>
    asking.company.isLiveApproved
      ? refused(
          form,
          "Your company now has live access. Switch to the live environment and revoke your live key under Settings, API keys.",
        )
      : revokeKeyOf(asking, "live", form),
  { fresh: true },
);

async function revokeKeyOf(asking: Member, environment: Environment, form: FormData): Promise<FormState> {
  const { company, actor, may } = asking;
  if (!may(keyPermission(environment))) return refuseRole(asking, form, keyPermission(environment));
  await revokeKey({ companyId: company.id, environment }, fieldsOf(form).key ?? "", actor);
  refresh();
  return done(`The ${environment} key is revoked. Calls with it now return 401.`);
}

async function rotateKeyOf(asking: Member, environment: Environment, form: FormData): Promise<FormState> {
  const { company, actor, may } = asking;
  if (!may(keyPermission(environment))) return refuseRole(asking, form, keyPermission(environment));
  const isFirst = !(await listKeys(company.id)).some((known) => known.environment === environment);
  const seen = form.get("key");
  const key = await rotateKey(
    company.id,
    environment,
    actor,
    typeof seen === "string" ? { seen } : undefined,
  );
  refresh();
  return done(
    `This is the new ${environment} key. It is shown only once${isFirst ? "." : "; the old key no longer works."}`,
    key,
  );
}
