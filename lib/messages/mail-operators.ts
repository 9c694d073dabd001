import { sendMail } from "@/lib/adapters/mail/send-mail";
import { baseUrl, env } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { renderStaffMail } from "@/lib/render/mail/staff-mail";
import { listUnmailed, type StoppedEnding } from "@/lib/store/read/upstream-breaker";
import { markBreakerMailed } from "@/lib/store/write/upstream-breaker";

/**
 * When we suspend the automatic ending of a provider's consents, emails the operators, once per suspension. Without an
 * email provider, operators see the suspension only in the console. Each email has an idempotency key, so that Resend
 * drops a repeat after a crash.
 */
export async function mailOperators(now = new Date()): Promise<void> {
  for (const stopped of await listUnmailed()) {
    try {
      await mailOne(stopped);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "not_set_up") throw error;
    }
    await markBreakerMailed(stopped, now);
  }
}

async function mailOne({ provider, environment, trippedAt, lost, active }: StoppedEnding): Promise<void> {
  const lines = [
    `${lost} of ${active} customers who share through ${provider} (${environment}) disappeared within an hour, or are unknown to the provider now. The cause is probably a fault at the provider, so we have stopped ending its consents until an operator releases the stop. For these customers, data collection is paused and nothing is erased.`,
    `First find out whether the provider, its key or the network is the cause. Then release the stop in the console: ${baseUrl()}/operator/upstream`,
  ];
  const subject = `We stopped ending consents: ${provider} (${environment})`;
  const mail = await renderStaffMail({ subject, lines, ownAddress: baseUrl(), support: env().SUPPORT_EMAIL });
  for (const [index, to] of env().OPERATOR_EMAILS.entries()) {
    const idempotencyKey = `breaker-${provider}-${environment}-${trippedAt.getTime()}-${index}`;
    await sendMail({ to, ...mail, idempotencyKey });
  }
}
