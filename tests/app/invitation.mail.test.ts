import { isValidElement, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import InvitationPage from "@/app/(sign-in)/invitation/page";
import { SignInAndReturn } from "@/app/(sign-in)/link-for";
import { SignInLink } from "@/components/portal/sign-in-frame";
import { inviteMember } from "@/lib/identity/invite-member";
import "@/tests/support/browser-visit";
import { testDatabase } from "@/tests/support/database";
import { testMail } from "@/tests/support/mail";
import { makePerson, tokenTo } from "@/tests/support/people";

testDatabase();
const mail = testMail();

type Props = { children?: ReactNode; href?: string };

/** The link targets of a page, including those of streamed parts. */
async function linksOf(node: ReactNode): Promise<string[]> {
  if (Array.isArray(node)) return (await Promise.all(node.map(linksOf))).flat();
  if (!isValidElement<Props>(node)) return [];
  const { type, props } = node;
  if (type === SignInLink) return [String(props.href)];
  if (typeof type === "function" && (type.name === "Accept" || type === SignInAndReturn))
    return linksOf(await (type as (props: Props) => Promise<ReactNode>)(props));
  return linksOf(props.children);
}

test("an invited person with an account is redirected to sign in and back, without an email address in the URL", async () => {
  const [owner, known] = [await makePerson(), await makePerson()];
  const inviter = { companyId: owner.companyId, role: "owner", name: "Robin" } as const;
  const actor = { kind: "member", id: owner.userId } as const;
  await inviteMember({ ...inviter, actor }, { email: known.email, role: "viewer" });
  const token = await tokenTo(mail, known.email);
  const links = await linksOf(await InvitationPage({ searchParams: Promise.resolve({ token }) }));
  expect(links).toEqual([`/sign-in?${new URLSearchParams({ back: `/invitation?token=${token}` })}`]);
});

vi.setConfig({ testTimeout: 60_000 });
