import { sendMail } from "@/lib/adapters/mail/send-mail";
import { baseUrl, env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";
import { ALERT_SUBJECTS, type AlertKind } from "@/lib/rules/alert";
import { anchorLine } from "@/lib/rules/audit-anchor";
import type { Scope } from "@/lib/scope";
import { type AlertReader, countAlerts, findAlert, listAlertReaders } from "@/lib/store/read/alert";
import { findAnchor } from "@/lib/store/read/audit-anchor";
import { getCompany } from "@/lib/store/read/company";

/** The text of each kind of update. No email names a customer or a figure, which are shown only after sign-in. */
const WORDS: Readonly<Record<AlertKind, { says: string; one: string; many: string }>> = {
  ready: {
    says: "A report is ready.",
    one: "report is ready",
    many: "reports are ready",
  },
  declined: {
    says: "A customer declined or stopped sharing, and the data was deleted.",
    one: "customer declined or stopped sharing",
    many: "customers declined or stopped sharing",
  },
  bounced: {
    says: "A message to a customer did not arrive. Check the address, or send the link another way.",
    one: "message did not arrive",
    many: "messages did not arrive",
  },
  bank_failed: {
    says: "A customer went to their bank but shared nothing. The request’s page shows what we know.",
    one: "customer shared nothing at their bank",
    many: "customers shared nothing at their bank",
  },
  data_failed: {
    says: "A customer agreed to share, but their bank didn’t provide the data. The request’s page says why, and what you can do.",
    one: "customer agreed to share, but their bank data did not arrive",
    many: "customers agreed to share, but their bank data did not arrive",
  },
};

const wants = ({ scope, userId }: AlertReader, ownerId: string | null) =>
  scope === "all" || ownerId === userId;

/**
 * Emails an update to the members who chose immediate emails, for all requests or for their own. The idempotency key of
 * each email consists of the update and its reader, so that Resend drops a repeat after a crash. Members who have left
 * or changed their choice get no email.
 */
export async function mailAlert(scope: Scope, alertId: string): Promise<void> {
  const alert = await findAlert(scope, alertId);
  if (!alert) return;
  const readers = (await listAlertReaders(scope.companyId, "instant")).filter((reader) =>
    wants(reader, alert.ownerId),
  );
  const { says } = WORDS[alert.kind];
  const subject = ALERT_SUBJECTS[alert.kind];
  const message = { subject, says: [says], path: `/alerts/${alert.id}`, label: "Open the request" };
  for (const reader of readers)
    await mailTo(scope, reader, { ...message, key: `${alert.id}-${reader.userId}` });
}

/**
 * Emails the updates of `day` (a Sydney day, YYYY-MM-DD), as counts, to each member who chose a daily email and has an
 * update. An owner's email also has an anchor of the audit log, because no one who changes the database can change an
 * email that was sent.
 */
export async function mailDigest(scope: Scope, day: string, now = new Date()): Promise<void> {
  const [counts, readers, anchor] = await Promise.all([
    countAlerts(scope, day),
    listAlertReaders(scope.companyId, "daily"),
    findAnchor(scope.companyId, now),
  ]);
  const anchored = anchor ? [`Audit log, to keep: ${anchorLine(anchor)}`] : [];
  for (const reader of readers) {
    const own = counts.filter(({ ownerId }) => wants(reader, ownerId));
    const says = (Object.keys(WORDS) as AlertKind[]).flatMap((kind) => {
      const count = own.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.count, 0);
      return count > 0 ? [`${count} ${count === 1 ? WORDS[kind].one : WORDS[kind].many}.`] : [];
    });
    if (says.length === 0) continue;
    const path = `/requests?sort=changed${reader.scope === "mine" ? "&owner=mine" : ""}`;
    const message = {
      subject: `Your requests on ${dayWords(day)}`,
      says,
      path,
      label: "Open the requests",
      foot: reader.isOwner ? anchored : [],
    };
    const { companyId, environment } = scope;
    await mailTo(scope, reader, {
      ...message,
      key: `digest-${companyId}-${environment}-${day}-${reader.userId}`,
    });
  }
}

const DAY = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", day: "numeric", month: "long" });
const dayWords = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

type AlertMessage = {
  subject: string;
  says: readonly string[];
  path: string;
  label: string;
  foot?: readonly string[];
  key: string;
};

async function mailTo(
  { companyId, environment }: Scope,
  { email }: AlertReader,
  { subject, says, path, label, foot = [], key }: AlertMessage,
): Promise<void> {
  const { name } = await getCompany(companyId);
  const portal = `${baseUrl()}/${environment}`;
  const lines = [
    `${says.join(" ")} This is about the ${environment} environment of ${name}.`,
    `${portal}${path}`,
    `You chose these notifications. Change or stop them: ${portal}/settings/notifications`,
    ...foot,
  ];
  const words = { subject: `${subject} (${environment})`, lines, button: label };
  const mail = await renderStaffMail({ ...words, ownAddress: baseUrl(), support: env().SUPPORT_EMAIL });
  try {
    await sendMail({ to: email, ...mail, idempotencyKey: key });
  } catch (error) {
    // Without an email provider, updates appear only in the portal.
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
}
