"use client";

import { useEffect, useRef, useState } from "react";

type Props = { sections: readonly { id: string; title: string }[] };

/**
 * A bar with links to the report's sections. The bar stays visible, and marks the section in view as the page scrolls.
 */
export function SectionNav({ sections }: Props) {
  const bar = useRef<HTMLUListElement>(null);
  const [now, setNow] = useState(sections[0]?.id ?? "");
  useEffect(() => {
    // A folded section has no position on the page, so its fold is watched instead.
    const elements = sections.flatMap(
      ({ id }) => document.querySelector(`[data-part="${id}"]`) ?? document.getElementById(id) ?? [],
    );
    const idOf = (element: Element) => element.getAttribute("data-part") ?? element.id;
    // A section is the current one while it crosses a line below the navigation.
    const watch = new IntersectionObserver(
      (seen) => {
        const entry = seen.find(({ isIntersecting }) => isIntersecting);
        if (!entry) return;
        const id = idOf(entry.target);
        setNow(id);
        const link = bar.current?.querySelector<HTMLElement>(`[href="#${id}"]`);
        // On a phone the bar is wider than the screen, so the current section's link is scrolled into view.
        if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
      },
      { rootMargin: "-25% 0px -70% 0px" },
    );
    for (const element of elements) watch.observe(element);
    return () => watch.disconnect();
  }, [sections]);
  return (
    <nav
      aria-label="Parts of the report"
      className="sticky top-0 z-20 -mx-4 mt-8 border-y border-line bg-paper md:mx-0 print:hidden"
    >
      {/* On a phone, names at the edge fade out, to show that the bar continues. */}
      <ul
        ref={bar}
        className="relative flex scroll-px-6 gap-5 overflow-x-auto px-4 text-sm max-md:mask-x-from-[calc(100%-1.25rem)] md:px-0"
      >
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Focusing a link in this bar must not scroll the page, so its margin cancels the scroll padding. */}
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
