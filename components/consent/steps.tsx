type Props = { now: 1 | 2 | 3 | "past"; isReviewed: boolean };

/** Shows the customer's progress in three steps, whether or not the customer reviews the report. */
export function Steps({ now, isReviewed }: Props) {
  const names = ["Decide", "Your bank", isReviewed ? "Check and share" : "Done"];
  return (
    <ol className="steps" aria-label="Progress">
      {names.map((name, index) => {
        const step = index + 1;
        const isNow = step === now;
        const isPast = now === "past" || step < now;
        return (
          <li
            key={name}
            className={isNow ? "now" : isPast ? "past" : undefined}
            aria-current={isNow ? "step" : undefined}
          >
            <span className="hidden">
              Step {step} of 3{isPast ? ", finished" : ""}:{" "}
            </span>
            {name}
          </li>
        );
      })}
    </ol>
  );
}
