"use client";

/**
 * Replaces the whole document when even the layout failed. Without it the framework adds its own, five times as long,
 * to the scripts of every page. It has no style sheet, so it uses the browser's colours.
 */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-AU">
      <body>
        <h1>Something went wrong on our side</h1>
        <p>Nothing is lost. Please try again in a moment.</p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </body>
    </html>
  );
}
