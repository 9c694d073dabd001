import { Banner } from "../../ui/banner";

/** Shown above a report that was replaced or deleted while the page was open. */
export function OverBanner({ why }: { why: string }) {
  return (
    <div className="sticky top-2 z-30 mb-6 print:hidden">
      <Banner tone="bad" announce>
        <strong className="font-semibold">{why}</strong> This page is out of date, so nothing more can be
        opened on it. {/* Loads the page again, to show the current report or why there is none. */}
        <a href="?" className="text-accent underline">
          Show the current page
        </a>
      </Banner>
    </div>
  );
}
