import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another of our pages. It loads nothing before it is followed: every page is made for its reader, so the
 * server would make each page that a link leads to, about twenty for one page that is read.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  return <NextLink {...props} prefetch={false} />;
}
