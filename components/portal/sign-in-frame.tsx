import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";

/** The header of a sign-in page: its title, and a line that says why the page is shown. */
export function SignInHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
      {children ? <div className="mt-2 text-sm text-soft wrap-anywhere">{children}</div> : null}
    </header>
  );
}

/** A link below a sign-in form. */
export function SignInLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="mt-4 text-sm">
      <Link href={href} className="inline-flex min-h-6 items-center font-medium text-accent hover:underline">
        {children}
      </Link>
    </p>
  );
}
