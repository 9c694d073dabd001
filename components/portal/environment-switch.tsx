import Link from "next/link";

const SIDE = "flex min-h-8 flex-1 items-center justify-center gap-1.5 rounded px-3 text-xs font-medium";
const ON = "bg-paper text-ink border border-line";
const OFF = "text-soft hover:text-ink border border-transparent";

/** Test and live side by side. Live stays in sight before approval, and leads to what is missing. */
export function EnvironmentSwitch({
  environment,
  isLiveApproved,
  choose,
}: {
  environment: "test" | "live";
  isLiveApproved: boolean;
  choose: (form: FormData) => Promise<void>;
}) {
  const side = (value: "test" | "live", label: string) => (
    <button
      type="submit"
      name="environment"
      value={value}
      aria-pressed={environment === value}
      className={`${SIDE} cursor-pointer ${environment === value ? ON : OFF}`}
    >
      {label}
    </button>
  );
  return (
    <form action={choose}>
      <fieldset className="flex rounded-md bg-mist p-0.5">
        <legend className="sr-only">Environment</legend>
        {side("test", "Test")}
        {isLiveApproved ? (
          side("live", "Live")
        ) : (
          <Link href="/settings/live" className={`${SIDE} ${OFF}`}>
            <LockIcon /> Live<span className="sr-only">, locked: see what is missing</span>
          </Link>
        )}
      </fieldset>
    </form>
  );
}

function LockIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-3.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <rect x="3" y="7" width="10" height="6.5" rx="1.2" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" />
    </svg>
  );
}
