"use client";

/** Replaces a page that failed. The error is in the log, so it is not shown here. */
export default function PageError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main className="mx-auto max-w-xl px-5 pt-[max(4rem,18svh)] pb-16">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">Something went wrong on our side</h1>
      <p className="mt-3 text-soft">Nothing is lost. Please try again in a moment.</p>
      <p className="mt-8">
        <button
          type="button"
          onClick={reset}
          className="min-h-12 rounded-xl bg-accent px-6 font-semibold text-on-accent hover:underline"
        >
          Try again
        </button>
      </p>
    </main>
  );
}
