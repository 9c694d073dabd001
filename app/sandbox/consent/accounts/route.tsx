import { AccountsPage } from "@/components/sandbox/accounts-page";
import { resource } from "@/lib/http/resource";
import { listShareable } from "@/lib/sandbox/consents";
import { step } from "../step";

/**
 * Shows the accounts. All of them are ticked, unless the customer has chosen some, has chosen none, or asked to untick
 * them.
 */
const get = step("accounts", ({ session, context, query }) => {
  const accounts = listShareable(session);
  const isMissing = query.get("error") === "no_account";
  const chosen = query.getAll("account");
  const isEvery = chosen.length === 0 && !isMissing && !query.has("none");
  const ticked = isEvery ? accounts.map(({ id }) => id) : chosen;
  return <AccountsPage context={context} accounts={accounts} ticked={ticked} isMissing={isMissing} />;
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
