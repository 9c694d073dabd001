import { baseUrl } from "@/lib/env/env";
import { requireMail, sendAccountMail } from "@/lib/identity/account-mail";
import { hashPassword } from "@/lib/identity/hash-password";
import { inBackground } from "@/lib/identity/in-background";
import { newMailToken } from "@/lib/identity/mail-token";
import { requireGoodPassword } from "@/lib/identity/password-rule";
import { requireAsk, takeMailAttempt } from "@/lib/identity/throttle";
import { findCredentials } from "@/lib/store/read/user";
import * as signUps from "@/lib/store/write/sign-up";

const SIGN_UP_HOURS = 24;

type SignUpInput = { name: string; company: string; email: string; password: string; address: string };

/**
 * Starts a sign-up; the company is created when its owner opens the emailed link. The account is looked up in the
 * background, so that only the email reveals whether the address has an account. Throws too_many, not_set_up, and
 * invalid for a password that is easy to guess.
 */
export async function signUp(input: SignUpInput, now = new Date()): Promise<void> {
  requireMail();
  const { name, company, email, password, address } = input;
  await requireAsk("sign-up", address);
  await requireGoodPassword(password, [name, company, email]);
  if (!(await takeMailAttempt("sign-up", email, address))) return;
  inBackground("sign-up", () => mailSignUp(input, now));
}

async function mailSignUp({ name, company, email, password }: SignUpInput, now: Date): Promise<void> {
  if (await findCredentials(email)) {
    await sendAccountMail({
      to: email,
      subject: "You already have an account",
      lines: [
        `Someone, probably you, signed up with this address for ${company}. This address already has an account, so nothing was changed.`,
        `Sign in: ${baseUrl()}/sign-in`,
        `Forgot your password? ${baseUrl()}/forgot`,
        "If it was not you, you don’t need to do anything.",
      ],
      key: `sign-up-known:${email}:${now.toISOString()}`,
    });
    return;
  }
  const { token, hash } = newMailToken();
  const expiresAt = new Date(now.getTime() + SIGN_UP_HOURS * 3_600_000);
  const passwordHash = await hashPassword(password);
  await signUps.signUp({ hash, email, name, companyName: company, passwordHash, expiresAt, now });
  await sendAccountMail({
    to: email,
    subject: "Confirm your address",
    lines: [
      `Hello ${name},`,
      `Open this link to confirm that this address is yours and to create the account of ${company}:`,
      `${baseUrl()}/sign-up/confirm?token=${token}`,
      `The link works for ${SIGN_UP_HOURS} hours. On the page that opens, enter the password you chose. If you did not sign up, you don’t need to do anything: no account is created.`,
    ],
    button: "Confirm this address",
    key: `sign-up:${token}`,
  });
}
