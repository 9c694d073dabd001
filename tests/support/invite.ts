import { changeCompany } from "@/lib/company/change-company";
import { createRequest, type RequestInput } from "@/lib/connect/create-request";
import { sendInvite } from "@/lib/messages/send-invite";
import { db } from "@/lib/store/client";
import { makeCompany, type TestCompany } from "@/tests/support/company";
import { setLiveApproval } from "@/tests/support/live-approval";
import type { MailProvider } from "@/tests/support/mail";
import { INPUT } from "@/tests/support/request-input";

export const START = new Date("2026-11-02T01:00:00Z");
export const DAY_MS = 86_400_000;
export const onDay = (days: number) => new Date(START.getTime() + days * DAY_MS);

export const INVITED: RequestInput = { ...INPUT, clientName: "Priya Natarajan" };

/** Emails a customer their link, as the firm. */
export async function invite(firm: TestCompany, id: string, to = "priya@example.com", at = START) {
  await sendInvite(firm.live, id, {
    invite: { channel: "email", to },
    consentUrl: `http://localhost:3000/connect/${id}`,
    actor: firm.actor,
    at,
  });
}

/**
 * Creates a firm with live access, and a customer who received the link by email. At the start, clears the counts of
 * all earlier messages. At the end, clears the emails that the stand-in recorded.
 */
export async function inviteCustomer(provider: MailProvider): Promise<{ firm: TestCompany; id: string }> {
  await db().messageCount.deleteMany({});
  const firm = await makeCompany("Harbour Lending");
  await setLiveApproval(firm.companyId, true, firm.actor, START);
  const { id } = await createRequest(firm.live, {
    input: INVITED,
    actor: firm.actor,
    attempt: null,
    now: START,
  });
  await invite(firm, id);
  Object.assign(provider, { asked: [], sent: [] });
  return { firm, id };
}

/** Turns the firm's reminders on or off. Also sets the firm's other settings to fixed values. */
export const setReminders = (firm: TestCompany, remind_customers: "on" | "off") =>
  changeCompany(
    firm.companyId,
    {
      name: "Harbour Lending",
      share_mode: "automatic",
      document_profile: "full",
      consent_type: "once",
      banks: "one",
      retention_days: 90,
      link_days: null,
      remind_customers,
    },
    firm.actor,
  );
