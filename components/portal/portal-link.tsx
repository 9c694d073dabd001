"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { Link } from "@/components/ui/link";
import { BUTTON_LOOKS, type ButtonKind } from "../ui/button-looks";

/** The path of a portal page without the environment: /requests/new. */
export type PortalPath = `/${string}`;

/** Adds the page's environment to a path, so that a link never leads from test into live. */
export function usePortalPath(): (path: PortalPath) => string {
  const environment = usePathname().split("/")[1] === "live" ? "live" : "test";
  return (path) => `/${environment}${path}`;
}

type Props = Omit<ComponentProps<typeof Link>, "href"> & { href: PortalPath };

/** A link to another portal page in this page's environment. */
export function PortalLink({ href, ...rest }: Props) {
  const toPath = usePortalPath();
  return <Link href={toPath(href)} {...rest} />;
}

/** Like `PortalLink`, but loads the whole page. For reports, whose content is only in the HTML of their page. */
export function PortalAnchor({ href, ...rest }: Omit<ComponentProps<"a">, "href"> & { href: PortalPath }) {
  const toPath = usePortalPath();
  return <a href={toPath(href)} {...rest} />;
}

export function PortalButton({ kind = "plain", ...rest }: Props & { kind?: ButtonKind }) {
  return <PortalLink {...rest} className={BUTTON_LOOKS[kind]} />;
}
