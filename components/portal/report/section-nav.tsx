"use client";

import { useEffect, useRef, useState } from "react";

type Props = { sections: readonly { id: string; title: string }[] };

/** The parts of the report, always in reach; the one being read is marked as the page moves. */
export function SectionNav({ sections }: Props) {
  const bar = useRef<HTMLElement>(null);
  const [now, setNow] = useState(sections[0]?.id ?? "");
  useEffect(() => {
    const places = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    // A section is being read while it crosses a line below the navigation.
    const watch = new IntersectionObserver(
      (seen) => {
        const entry = seen.find(({ isIntersecting }) => isIntersecting);
        if (!entry) return;
        setNow(entry.target.id);
        const link = bar.current?.querySelector<HTMLElement>(`[href="#${entry.target.id}"]`);
        // On a phone the parts are wider than the screen; the one being read stays in sight.
        if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
      },
      { rootMargin: "-25% 0px -70% 0px" },
    );
    for (const place of places) watch.observe(place);
    return () => watch.disconnect();
  }, [sections]);
  return (
    <nav
      ref={bar}
      aria-label="Parts of the report"
      className="sticky top-0 z-20 -mx-4 mt-8 overflow-x-auto border-y border-line bg-paper px-4 md:mx-0 md:px-0 print:hidden"
    >
      <ul className="flex gap-6 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={now === id ? "location" : undefined}
              className="block border-b-2 border-transparent py-2.5 whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
