import { redirect } from "next/navigation";
import { PRODUCT_NAME } from "@/components/product";
import { ButtonLink } from "@/components/ui/button";
import { findHome } from "@/lib/http/member";

const STEPS = [
  ["Ask", "Create a request here or with the API, and send its link to your customer."],
  [
    "Share",
    "Your customer chooses their bank, enters a one-time code and agrees. We never ask for a password.",
  ],
  [
    "Read",
    "The report is ready soon after the bank has sent the data: income, expenses and the surplus, as JSON, HTML, XML and PDF.",
  ],
] as const;

/** The home page: redirects members to their requests, and describes the product to visitors. */
export default async function FrontPage() {
  const home = await findHome();
  if (home) redirect(home);
  return (
    <main className="mx-auto max-w-3xl px-5 pt-[max(4rem,18svh)] pb-16">
      <p className="text-sm font-semibold text-accent">{PRODUCT_NAME}</p>
      <h1 className="mt-3 max-w-xl text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
        Income and expense reports from bank data your customer shares
      </h1>
      <p className="mt-4 max-w-prose text-soft">
        For Australian lenders, brokers and advisers. Customers share their data under the Consumer Data
        Right, by consent, for as long as they allow.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/sign-in" kind="primary">
          Sign in
        </ButtonLink>
        <ButtonLink href="/sign-up">Create account</ButtonLink>
        <ButtonLink href="/docs">Read the docs</ButtonLink>
      </div>
      <ol className="mt-14 grid gap-8 border-t border-line pt-8 sm:grid-cols-3">
        {STEPS.map(([name, what], index) => (
          <li key={name}>
            <p className="text-sm font-semibold">
              <span className="mr-2 text-accent tabular-nums">{index + 1}</span>
              {name}
            </p>
            <p className="mt-1 text-sm text-soft">{what}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
