import { connection } from "next/server";
import { ButtonLink } from "@/components/ui/button";

export const metadata = { title: "This page does not exist" };

/** Shown for unknown paths. Rendered on each visit, because each page needs a new CSP nonce. */
export default async function NotFound() {
  await connection();
  return (
    <main className="mx-auto max-w-xl px-5 pt-[max(4rem,18svh)] pb-16">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">This page does not exist</h1>
      <p className="mt-3 text-soft">
        Please check the address. If someone sent you the link, make sure that you have the whole link.
      </p>
      <p className="mt-8">
        <ButtonLink href="/">Go to the start</ButtonLink>
      </p>
    </main>
  );
}
