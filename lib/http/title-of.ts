import type { Metadata } from "next";

type Props = { params: Promise<{ id: string }> };

/**
 * The title of a page about one record. Reads the record itself, so that an unknown id gets the not-found title: by
 * the time the page knows, the title has been sent.
 */
export function titleOf(title: string, read: (id: string) => Promise<unknown>) {
  return async ({ params }: Props): Promise<Metadata> => {
    await read((await params).id);
    return { title };
  };
}
