import { Banner } from "../../ui/banner";

/** Said at the head of a page left open once its report was replaced or deleted. */
export function OverBanner({ why }: { why: string }) {
  return (
    <div className="sticky top-2 z-30 mb-6 print:hidden">
      <Banner tone="bad" announce>
        <strong className="font-semibold">{why}</strong> What you see here is out of date, and nothing more
        can be opened in it. {/* The same page afresh: whatever stands there by now, or why there is none. */}
        <a href="?" className="text-accent underline">
          Show what there is now
        </a>
      </Banner>
    </div>
  );
}
