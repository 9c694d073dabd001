import Link from "next/link";
import type { ButtonHTMLAttributes, ReactNode } from "react";

export type ButtonKind = "primary" | "plain" | "danger";

const BASE =
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 py-2 text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60";

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: "bg-accent text-on-accent hover:opacity-90",
  plain: "border border-line bg-paper text-ink hover:bg-mist",
  danger: "border border-bad bg-paper text-bad hover:bg-mist",
};

export function Button({
  kind = "primary",
  className = "",
  ...rest
}: { kind?: ButtonKind } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={`${BASE} ${KINDS[kind]} ${className}`} />;
}

/** A link that looks like a button: it goes somewhere and changes nothing. */
export function ButtonLink({
  href,
  kind = "plain",
  children,
}: {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={`${BASE} ${KINDS[kind]}`}>
      {children}
    </Link>
  );
}

/** A link to a file, which must not be fetched before it is asked for. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={`${BASE} ${KINDS.plain}`} download>
      {children}
    </a>
  );
}
