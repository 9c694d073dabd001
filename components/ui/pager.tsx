import Link from "next/link";

/** The ways through a long list: back to its newest rows, on to older ones; null where there is no way. */
export function Pager({ newest, older }: { newest: string | null; older: string | null }) {
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-between gap-4 text-sm">
      {newest ? (
        <Link href={newest} className="text-accent underline">
          Newest
        </Link>
      ) : (
        <span />
      )}
      {older ? (
        <Link href={older} className="text-accent underline">
          Older
        </Link>
      ) : null}
    </nav>
  );
}
