"use server";

import { refresh } from "next/cache";
import { changeCompany } from "@/lib/company/change-company";
import { keyPermission } from "@/lib/company/permission";
import { rotateKey } from "@/lib/company/rotate-key";
import { ChangeCompany } from "@/lib/contract/company";
import { toFieldErrors } from "@/lib/contract/fault";
import type { FormState } from "@/lib/contract/form";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { type Member, memberAction } from "@/lib/http/member";
import type { Environment } from "@/lib/scope";
import { listKeys } from "@/lib/store/read/company";

/** Saves the company's settings. */
export const saveCompany = memberAction("settings.write", async ({ company, actor }, form) => {
  const fields = fieldsOf(form);
  const parsed = ChangeCompany.safeParse(fields);
  if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
  await changeCompany(company.id, parsed.data, actor);
  refresh();
  return done("Saved.");
});

/** Makes a new API key of the environment one is in, which kills the old one. */
export const newKey = memberAction(
  null,
  async (asking, form) => makeKey(asking, asking.scope.environment, form),
  { fresh: true },
);

/**
 * Makes the live key ahead of approval, when there is no page of live to make it on: until then it creates nothing
 * (specification, section 5). Refused once live is open, so that no key in use dies on a page of test.
 */
export const newLiveKeyAhead = memberAction(
  null,
  async (asking, form) =>
    asking.company.isLiveApproved
      ? refused(form, "Live is open by now: make its key there, under Live, Settings, API keys.")
      : makeKey(asking, "live", form),
  { fresh: true },
);

async function makeKey(
  { company, actor, role, may }: Member,
  environment: Environment,
  form: FormData,
): Promise<FormState> {
  if (!may(keyPermission(environment)))
    return refused(form, `Your role (${role}) may not make the ${environment} key. An owner or admin can.`);
  const isFirst = !(await listKeys(company.id)).some((known) => known.environment === environment);
  const key = await rotateKey(company.id, environment, actor);
  refresh();
  return done(
    `This is the new ${environment} key. It is shown this once${isFirst ? "." : "; the old one no longer works."}`,
    key,
  );
}
