import { z } from "zod";
import { DisplayName, nameLine } from "@/lib/contract/brand";
import { Email, line } from "@/lib/contract/text";

const PERSON_NAME_LENGTH_MAX = 120;

const PersonName = nameLine(1, PERSON_NAME_LENGTH_MAX);
const AccountEmail = Email.transform((email) => email.toLowerCase());

/** The sign-up form; its password is validated separately. */
export const SignUpFields = z.object({ name: PersonName, company: DisplayName, email: AccountEmail });

export const NameFields = z.object({ name: PersonName });
export const EmailFields = z.object({ email: AccountEmail });

export const InviteFields = z.object({
  email: AccountEmail,
  role: z.literal(["owner", "admin", "member", "viewer", "developer"]),
});
export const RoleFields = InviteFields.pick({ role: true });

const PASSKEY_NAME_LENGTH_MAX = 60;
export const PasskeyName = line(1, PASSKEY_NAME_LENGTH_MAX);
