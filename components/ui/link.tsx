import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link to another of our pages, without prefetching. Each page is rendered for its user, so the server would render
 * about twenty linked pages for every page that is read.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, "prefetch">) {
  return <NextLink {...props} prefetch={false} />;
}
