"use server";

import { refresh } from "next/cache";
import { changeBrand, toBrandFields } from "@/lib/company/change-brand";
import { ChangeBrand } from "@/lib/contract/brand";
import { toFieldErrors } from "@/lib/contract/fault";
import { done, fieldsOf, fileOf, mergeForm, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";
import { getCompany } from "@/lib/store/read/company";

/** Asks for the picture again, because after an error browsers restore typed text but never a chosen file. */
const CHOOSE_AGAIN = "Nothing was saved yet: choose the picture again.";

/** Saves the brand that customers see. Saves nothing if any field is invalid. */
export const changeBrandAction = memberAction(
  "settings.write",
  async ({ company, actor }, form) => {
    const { brand } = await getCompany(company.id);
    const fields = mergeForm(fieldsOf(form), toBrandFields(brand));
    const logo = await fileOf(form, "logo");
    const parsed = ChangeBrand.safeParse(logo ? { ...fields, logo } : fields);
    if (!parsed.success) {
      // A refused form returns its input, but not the picture, which is too large.
      const repeated = logo ? { ...fields, logo: "" } : fields;
      const state = refusedFields(form, toFieldErrors("body", parsed.error.issues, repeated));
      return logo ? { ...state, errors: { logo: CHOOSE_AGAIN, ...state.errors } } : state;
    }
    await changeBrand(company.id, parsed.data, actor);
    refresh();
    return done("Saved. Your customers see the new branding from now on.");
  },
  { long: true },
);
