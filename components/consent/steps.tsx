/** Where the customer is on the way: three steps, whichever way the firm receives its report. */
export function Steps({ now, isReviewed }: { now: 1 | 2 | 3; isReviewed: boolean }) {
  const names = ["Read and decide", "Your bank", isReviewed ? "Check and share" : "Done"];
  return (
    <ol className="steps" aria-label="Progress">
      {names.map((name, index) => {
        const step = index + 1;
        const isNow = step === now;
        return (
          <li
            key={name}
            className={isNow ? "now" : step < now ? "past" : undefined}
            aria-current={isNow ? "step" : undefined}
          >
            <span className="hidden">
              Step {step} of 3{step < now ? ", finished" : ""}:{" "}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
