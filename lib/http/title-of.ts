import type { Metadata } from "next";

type Props = { params: Promise<{ id: string }> };

/**
 * The title of a page about one thing. It reads the thing first, as its page does, so that an address at which there is
 * nothing has the title of the not-found page: a page that finds out by itself is too late to say so.
 */
export function titleOf(title: string, read: (id: string) => Promise<unknown>) {
  return async ({ params }: Props): Promise<Metadata> => {
    await read((await params).id);
    return { title };
  };
}
