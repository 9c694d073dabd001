/** The messages for users whose sign-in through an identity provider failed. */
export const SSO_REFUSALS = {
  late: "Signing in took too long, or was started in another window. Please start again.",
  off: "Your company’s single sign-on is switched off. Sign in another way.",
  provider: "Your identity provider did not sign you in. Please try again.",
  no_address:
    "Your identity provider did not send an email address at your company’s domain. Ask its administrator to send the claim “email”.",
  unverified:
    "Your identity provider does not say that your address is verified. Ask its administrator to send the claim “email_verified”.",
  no_role: "Your identity provider does not give you a role here. Ask an owner of your company.",
  taken:
    "Your address belongs to another account at your identity provider. Ask an owner of your company to remove that member first.",
  unconfirmed:
    "Your email address has an account here that was never confirmed. Sign in once with an emailed link, then try again.",
  disabled: "Your account is disabled, so you cannot sign in. Contact us to have it enabled again.",
  other_person: "Your identity provider signed in someone else, so nothing was confirmed.",
  not_again:
    "Your identity provider did not ask you to sign in again, so nothing was confirmed. Confirm with a password, or sign out and in again.",
  ended: "Your session has ended. Please sign in again.",
  too_many: "Too many attempts. Please wait a few minutes and try again.",
} as const;

export type SsoWhy = keyof typeof SSO_REFUSALS;

/** True for a known reason. Pages check this before they show the reason in their URL, which anyone can change. */
export const isSsoWhy = (text: unknown): text is SsoWhy =>
  typeof text === "string" && Object.hasOwn(SSO_REFUSALS, text);

/** A failed sign-in through an identity provider. `why` is the key of its message in SSO_REFUSALS. */
export class SsoRefusal extends Error {
  constructor(readonly why: SsoWhy) {
    super(SSO_REFUSALS[why]);
  }
}
