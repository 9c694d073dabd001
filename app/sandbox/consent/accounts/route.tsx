import { AccountsPage } from "@/components/sandbox/accounts-page";
import { resource } from "@/lib/http/resource";
import { listShareable } from "@/lib/sandbox/consents";
import { step } from "../step";

/**
 * Shows the accounts, all ticked at first. If the URL lists chosen accounts, only the chosen accounts are ticked. If
 * the customer submitted no account or asked to untick all accounts, no account is ticked.
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
