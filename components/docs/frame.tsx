import type { ReactNode } from "react";
import { PRODUCT_NAME } from "@/components/product";
import { Link } from "@/components/ui/link";
import { CopyButtons } from "./copy-buttons";
import { Folds } from "./folds";
import { DOCS_GROUPS, DOWNLOADS, QUERY_MAX } from "./pages";

/** Links to pages or sections, listed by group under the menu entry of the current page. */
export type Contents = readonly { href: string; title: string; tag?: string; group?: string }[];

type Props = {
  current: string;
  contents?: Contents;
  /** The current page's URL in `contents`; null if the links in `contents` are sections of this page. */
  here?: string | null;
  /** The words of the current search. */
  query?: string;
  children: ReactNode;
};

/** The frame of every documentation page: the menu, and the page next to it. On a phone the menu folds away. */
export function DocsFrame({ current, contents = [], here = null, query = "", children }: Props) {
  return (
    <div className="docs min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-paper focus:p-3"
      >
        Skip to main content
      </a>
      <header className="docs-menu border-line max-lg:border-b lg:border-r">
        <div className="lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:px-5 lg:py-6">
          <div className="flex items-center gap-5 px-5 max-lg:h-12 lg:px-2">
            <Link href="/docs" className="mr-auto font-semibold tracking-tight">
              {PRODUCT_NAME} <span className="font-normal text-soft">docs</span>
            </Link>
            <details className="docs-folded-menu lg:hidden">
              <summary className="cursor-pointer py-2 text-sm font-medium">Menu</summary>
              <div className="px-5 pb-6">
                <Search id="search-folded" query={query} />
                <Menu label="Documentation, folded" current={current} contents={contents} here={here} />
              </div>
            </details>
            <Link href="/sign-in" className="text-sm text-soft hover:text-ink">
              Portal
            </Link>
          </div>
          <div className="max-lg:hidden">
            <Search id="search" query={query} />
            <Menu label="Documentation" current={current} contents={contents} here={here} />
          </div>
        </div>
      </header>
      <main id="main" className="min-w-0">
        {children}
      </main>
      <CopyButtons />
      <Folds />
    </div>
  );
}

/** The search form, at the top of the menu. */
function Search({ id, query }: { id: string; query: string }) {
  return (
    <search className="mt-4 block">
      <form action="/docs/search" method="get" className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search the documentation
        </label>
        <input
          id={id}
          name="q"
          type="search"
          required
          maxLength={QUERY_MAX}
          defaultValue={query}
          placeholder="Search"
          className="min-w-0 flex-1 rounded-md border border-line bg-paper px-2 py-1.5 text-sm"
        />
        <button type="submit" className="rounded-md border border-line px-2 py-1.5 text-sm">
          Search
        </button>
      </form>
    </search>
  );
}

type MenuProps = { label: string; current: string; contents: Contents; here: string | null };

function Menu({ label, current, contents, here }: MenuProps) {
  return (
    <nav aria-label={label}>
      {DOCS_GROUPS.map((group) => (
        <div key={group.title} className="mt-6">
          <p className="px-2 text-xs font-semibold tracking-wide text-soft">{group.title}</p>
          <ul className="mt-1">
            {group.pages.map((page) => (
              <li key={page.href}>
                <Link
                  href={page.href}
                  aria-current={page.href === current && here === null ? "page" : undefined}
                  className="block rounded-md px-2 py-1.5 text-sm text-soft hover:text-ink aria-[current]:bg-mist aria-[current]:font-medium aria-[current]:text-accent"
                >
                  {page.title}
                </Link>
                {page.href === current && contents.length > 0 && (
                  <MenuContents contents={contents} here={here} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="mt-6 border-t border-line pt-4">
        {DOWNLOADS.map(({ href, title }) => (
          <li key={href}>
            <a href={href} className="block px-2 py-1.5 text-sm text-soft hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuContents({ contents, here }: { contents: Contents; here: string | null }) {
  return (
    <ul className="my-1 ml-2 border-l border-line">
      {contents.map(({ href, title, tag, group }, index) => (
        <li key={href}>
          {group && group !== contents[index - 1]?.group && (
            <p className="pt-3 pb-0.5 pl-3 text-xs font-semibold text-ink">{group}</p>
          )}
          <a
            href={href}
            aria-current={href === here ? "page" : undefined}
            className="flex items-baseline justify-between gap-2 py-1 pr-2 pl-3 text-[0.8125rem] text-soft hover:text-ink aria-[current]:font-medium aria-[current]:text-accent"
          >
            <span>{title}</span>
            {tag && <span className={`docs-method docs-method-${tag.toLowerCase()}`}>{tag}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
