type Props = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  autoComplete: string;
  maxLength: number;
};

export function DigitsField({ name, label, hint, error, autoComplete, maxLength }: Props) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <p id={hintId} className="hint">
        {hint}
      </p>
      {error ? (
        <p id={errorId} className="wrong">
          {error}
        </p>
      ) : null}
      <input
        className="entry digits"
        id={name}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete={autoComplete}
        maxLength={maxLength}
        required
        aria-describedby={error ? `${errorId} ${hintId}` : hintId}
        aria-invalid={error ? true : undefined}
      />
    </div>
  );
}
