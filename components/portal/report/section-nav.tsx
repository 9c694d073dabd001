"use client";

import { useEffect, useRef, useState } from "react";

type Props = { sections: readonly { id: string; title: string }[] };

/** The sections of the report, always visible; marks the one being read as the page scrolls. */
export function SectionNav({ sections }: Props) {
  const bar = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(sections[0]?.id ?? "");
  useEffect(() => {
    // A folded section has no position on the page; its fold has one.
    const places = sections.flatMap(
      ({ id }) => document.querySelector(`[data-part="${id}"]`) ?? document.getElementById(id) ?? [],
    );
    const idOf = (place: Element) => place.getAttribute("data-part") ?? place.id;
    // A section counts as being read while it crosses a line below the navigation.
    const watch = new IntersectionObserver(
      (seen) => {
        const entry = seen.find(({ isIntersecting }) => isIntersecting);
        if (!entry) return;
        const id = idOf(entry.target);
        setNow(id);
        const link = bar.current?.querySelector<HTMLElement>(`[href="#${id}"]`);
        // On a phone the navigation is wider than the screen; the current section stays in view.
        if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
      },
      { rootMargin: "-25% 0px -70% 0px" },
    );
    for (const place of places) watch.observe(place);
    return () => watch.disconnect();
  }, [sections]);
  return (
    <nav
      aria-label="Parts of the report"
      className="sticky top-0 z-20 -mx-4 mt-8 border-y border-line bg-paper md:mx-0 print:hidden"
    >
      {/* Names that go on beyond the edge of a phone fade into it, rather than being cut. */}
      <ul
        ref={bar}
        className="relative flex scroll-px-6 gap-6 overflow-x-auto px-4 text-sm max-md:mask-x-from-[calc(100%-1.25rem)] md:px-0"
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* The page need not scroll to show it, because it is always in sight: so its margin cancels the page's. */}
            <a
              href={`#${id}`}
              aria-current={now === id ? "location" : undefined}
              className="block -scroll-mt-14 border-b-2 border-transparent py-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink focus-visible:-outline-offset-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
