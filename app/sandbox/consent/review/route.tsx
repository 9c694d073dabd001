import { stepUrl } from "@/components/sandbox/model";
import { ReviewPage } from "@/components/sandbox/review-page";
import { resource } from "@/lib/http/resource";
import { CLUSTERS } from "@/lib/rules/sharing";
import { consentEnd, listShareable } from "@/lib/sandbox/consents";
import { HISTORY_MONTHS } from "@/lib/sandbox/pull";
import { toLongDate } from "../long-date";
import { step } from "../step";

const get = step("review", ({ session, context, query }) => {
  const asked = query.getAll("account");
  const accounts = listShareable(session).filter(
    ({ id, isSharingOff }) => asked.includes(id) && !isSharingOff,
  );
  if (accounts.length === 0) return stepUrl("/accounts", session.id, { error: "no_account" });
  const historyMonths = session.scenario?.historyMonths ?? HISTORY_MONTHS;
  const until = session.isOnce ? null : toLongDate(consentEnd(new Date()));
  const { refreshEveryDays } = session;
  const shown = { context, clusters: CLUSTERS, accounts, historyMonths, until, refreshEveryDays };
  return <ReviewPage {...shown} />;
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
