"use server";

import { refresh } from "next/cache";
import { saveSsoProvider, setSsoDomain, toRoleFields, verifySsoDomain } from "@/lib/company/sso/set-up-sso";
import { toFieldErrors } from "@/lib/contract/fault";
import { SsoDomainFields, SsoProviderFields, SsoRoleFields } from "@/lib/contract/sso";
import { done, fieldsOf, mergeForm, refused, refusedFields } from "@/lib/http/form";
import { found } from "@/lib/http/found";
import { type Member, memberAction } from "@/lib/http/member";
import { findSso } from "@/lib/store/read/sso";
import { requireSso, saveSsoRoles, switchSso } from "@/lib/store/write/sso-rule";

const FRESH = { fresh: true };
const changeOf = ({ company, actor }: Member) => ({ companyId: company.id, actor });

export const setSsoDomainAction = memberAction(
  "sso.write",
  async (asking, form) => {
    const before = await findSso(asking.company.id);
    const fields = mergeForm(fieldsOf(form), { domain: before?.domain ?? "" });
    const parsed = SsoDomainFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    await setSsoDomain(changeOf(asking), parsed.data.domain);
    refresh();
    return done("Saved.");
  },
  FRESH,
);

export const verifySsoDomainAction = memberAction(
  "sso.write",
  async (asking) => {
    await found(verifySsoDomain(changeOf(asking)));
    refresh();
    return done("Verified.");
  },
  FRESH,
);

/** Saves the identity provider. If no secret is saved or typed, the user must tick that there is none. */
export const saveSsoProviderAction = memberAction(
  "sso.write",
  async (asking, form) => {
    const fields = fieldsOf(form);
    const parsed = SsoProviderFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const { issuer, client_id: clientId, client_secret: typed } = parsed.data;
    const hasNone = form.get("no_secret") === "on";
    const seenVersion = form.get("version");
    if (typeof seenVersion !== "string")
      return refused(form, "This form is incomplete. Reload the page and try again.");
    const before = await findSso(asking.company.id);
    if (!typed && !hasNone && !before?.hasSecret) {
      const reason = "Enter the secret, or tick that there is none.";
      return refusedFields(form, [
        { type: "value_error", loc: ["body", "client_secret"], msg: reason, ctx: { reason } },
      ]);
    }
    const clientSecret = hasNone ? null : typed;
    await found(saveSsoProvider(changeOf(asking), { issuer, clientId, clientSecret, seenVersion }));
    refresh();
    const secret = clientSecret === undefined ? "The client secret is unchanged." : "";
    return done(`Saved. The provider’s configuration was read. ${secret}`.trim());
  },
  FRESH,
);

export const saveSsoRolesAction = memberAction(
  "sso.write",
  async (asking, form) => {
    const before = await findSso(asking.company.id);
    const fields = mergeForm(fieldsOf(form), before ? toRoleFields(before) : {});
    const parsed = SsoRoleFields.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    const { role_claim: claim, role_rules: roleRules, default_role: role } = parsed.data;
    const roles = { roleClaim: claim || null, roleRules, defaultRole: role === "none" ? null : role };
    await found(saveSsoRoles(changeOf(asking), roles));
    refresh();
    return done("Saved. The new roles take effect at each user’s next sign-in.");
  },
  FRESH,
);

/**
 * Switches single sign-on on or off. The form sends the wanted state instead of toggling, so that a second press does
 * not undo the first.
 */
export const switchSsoAction = memberAction(
  "sso.write",
  async (asking, form) => {
    const choice = form.get("on");
    if (choice !== "yes" && choice !== "no")
      return refused(form, "This form is incomplete. Reload the page and try again.");
    await found(switchSso(changeOf(asking), choice === "yes"));
    refresh();
    return done(choice === "yes" ? "Members can sign in with single sign-on now." : "Switched off.");
  },
  FRESH,
);

/** Requires single sign-on for all members except the named owner, or stops requiring it. */
export const requireSsoAction = memberAction(
  "sso.write",
  async (asking, form) => {
    const choice = form.get("required");
    const owner = String(form.get("owner") ?? "");
    if (choice !== "no" && (choice !== "yes" || owner === ""))
      return refused(form, "Choose the owner who can always sign in without single sign-on.");
    await requireSso(changeOf(asking), choice === "yes" ? owner : null);
    refresh();
    return done(
      choice === "yes" ? "Single sign-on is now required." : "Single sign-on is no longer required.",
    );
  },
  FRESH,
);
