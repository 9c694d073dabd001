"use server";

import { refresh } from "next/cache";
import { changeCompany } from "@/lib/company/change-company";
import { keyPermission } from "@/lib/company/permission";
import { rotateKey } from "@/lib/company/rotate-key";
import { ChangeCompany } from "@/lib/contract/company";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, refused, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
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
  async ({ company, actor, scope, role, may }, form) => {
    const { environment } = scope;
    if (!may(keyPermission(environment)))
      return refused(form, `Your role (${role}) may not make the ${environment} key. An owner or admin can.`);
    const isFirst = !(await listKeys(company.id)).some((known) => known.environment === environment);
    const key = await rotateKey(company.id, environment, actor);
    refresh();
    return done(
      `This is the new ${environment} key. It is shown this once${isFirst ? "." : "; the old one no longer works."}`,
      key,
    );
  },
  { fresh: true },
);
