import type { Metadata } from "next";

type Props = { params: Promise<{ id: string }> };

/**
 * The title of a page about one record. Reads the record first, so that an unknown id gets the not-found title: the
 * title is sent before the page finds out that there is no record.
 */
export function titleOf(title: string, read: (id: string) => Promise<unknown>) {
  return async ({ params }: Props): Promise<Metadata> => {
    await read((await params).id);
    return { title };
  };
}
