import type { ButtonHTMLAttributes, ReactNode } from "react";
import { BUTTON_LOOKS, type ButtonKind } from "./button-looks";
import { Link } from "./link";

export function Button({
  kind = "primary",
  className = "",
  ...rest
}: { kind?: ButtonKind } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...rest} className={`${BUTTON_LOOKS[kind]} ${className}`} />;
}

/** A link with the style of a button. It only navigates. */
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
    <Link href={href} className={BUTTON_LOOKS[kind]}>
      {children}
    </Link>
  );
}

/** A link that downloads a file, with the style of a button. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={BUTTON_LOOKS.plain} download>
      {children}
    </a>
  );
}
