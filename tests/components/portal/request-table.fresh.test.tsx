import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type RequestRow, RequestTable } from "@/components/portal/request-table";

vi.mock("next/navigation", () => ({ usePathname: () => "/test/requests" }));

const at = new Date("2026-11-24T01:00:00Z");
const ROW: RequestRow = {
  id: "req_1",
  clientName: "Joan Whitfield",
  clientRef: null,
  reportType: "affordability",
  listStatus: "sent",
  ownerName: null,
  createdAt: at,
  openedAt: null,
  invitedAt: at,
  consentedAt: null,
  readyAt: null,
  withdrawnAt: null,
  purgedAt: null,
  attemptOutcome: null,
  attemptInstitution: null,
  dataProblem: null,
  isLocked: false,
  acts: { link: null, canRemind: false, hasReport: false },
};

/**
 * Returns the latest step that the table shows for a request with this status, without its time. Messages are stored in
 * an outbox and not sent.
 */
function stepOf(listStatus: RequestRow["listStatus"]): string | undefined {
  const row = { ...ROW, listStatus };
  const html = renderToStaticMarkup(<RequestTable rows={[row]} now={at} isUnsent mayChoose={false} />);
  return /([A-Z][a-z ]+) <time[^>]*>[^<]*<\/time><\/td><td[^>]*><\/td><\/tr>/.exec(html)?.[1];
}

test("the latest step of a request whose message bounced is “sent”, even if this server now keeps messages in an outbox", () => {
  expect(stepOf("sent")).toBe("In the outbox");
  expect(stepOf("bounced")).toBe("Sent");
});
