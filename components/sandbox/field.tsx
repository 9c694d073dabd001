type Props = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  autoComplete: string;
  maxLength: number;
};

/** A field for digits with its label, hint and error tied to it. */
export function DigitsField({ name, label, hint, error, autoComplete, maxLength }: Props) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <div className="space-y-1">
      <label htmlFor={name} className="block font-semibold">
        {label}
      </label>
      <p id={hintId} className="text-soft">
        {hint}
      </p>
      {error ? (
        <p id={errorId} className="font-medium text-bad">
          <span className="sr-only">Error: </span>
          {error}
        </p>
      ) : null}
      <input
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        maxLength={maxLength}
        required
        aria-describedby={error ? `${errorId} ${hintId}` : hintId}
        aria-invalid={error ? true : undefined}
        className="block min-h-12 w-full max-w-64 rounded-lg border-2 border-ink bg-paper px-3 text-lg tracking-widest text-ink"
      />
    </div>
  );
}
