import { notFound, Refusal } from "@/tests/stand-ins/fiskil/errors";
import { makeProviderState, type ProviderState } from "@/tests/stand-ins/fiskil/provider-state";
import * as routes from "@/tests/stand-ins/fiskil/routes";
import { type Answer, type StandIn, type StandInRequest, startStandIn } from "@/tests/stand-ins/server";

type Fiskil = StandIn & { provider: ProviderState };

/**
 * Starts a stand-in for Fiskil's Data API as documented on docs.fiskil.com, written independently of the product's
 * assumptions. Fiskil's OpenAPI documents are not available. If we could not save the documentation page of a format,
 * the format is inferred and marked as inferred.
 */
export async function startFiskil(): Promise<Fiskil> {
  const provider = makeProviderState();
  return Object.assign(await startStandIn((asked) => answer(provider, asked)), { provider });
}

/** The lists under /v1/banking, by path; /direct-debits spells "acccounts" with three c's. */
const BANKING: Record<string, string> = {
  "/v1/banking/accounts": "accounts",
  "/v1/banking/balances": "balances",
  "/v1/banking/transactions": "transactions",
  "/v1/banking/payees": "payees",
  "/v1/banking/acccounts/direct-debits": "direct_debits",
  "/v1/banking/payments/scheduled": "scheduled_payments",
};

function answer(provider: ProviderState, asked: StandInRequest): Answer {
  try {
    const { method, path } = asked;
    const [, , first = "", id] = path.split("/");
    if (method === "POST" && path === "/v1/token") return routes.giveToken(provider, asked);
    const of = routes.readToken(provider, asked);
    const list = BANKING[path];
    if (method === "GET" && list) return routes.listBanking(provider, of, asked, list);
    switch (`${method} ${first}${id ? " id" : ""}`) {
      case "POST end-users":
        return routes.createEndUser(provider, of, asked);
      case "GET end-users":
        return routes.listEndUsers(provider, of, asked);
      case "GET end-users id":
        return routes.getEndUser(provider, of, id ?? "");
      case "DELETE end-users id":
        return routes.deleteEndUser(provider, of, id ?? "");
      case "POST auth id":
        return id === "session" ? routes.createSession(provider, of, asked) : notFound();
      case "GET consent":
        return routes.listConsents(provider, of, asked);
      case "DELETE consent id":
        return routes.revokeConsent(provider, of, id ?? "");
      case "GET institutions":
        return routes.listInstitutions(asked);
      case "GET institutions id":
        return routes.getInstitution(id ?? "");
      default:
        return notFound();
    }
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}
