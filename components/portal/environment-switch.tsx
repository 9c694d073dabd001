import { Link } from "@/components/ui/link";
import type { LiveAccess } from "./navigation";

type Environment = "test" | "live";

const SIDE =
  "flex min-h-11 md:min-h-8 flex-1 items-center justify-center gap-1.5 rounded px-3 text-xs font-medium";
const ON = "bg-paper text-ink border border-line";
const OFF = "text-soft hover:text-ink border border-transparent";

/**
 * Switches between test and live, which have separate URLs. Before approval, the link to live leads to the missing
 * steps. While live is suspended, it leads to the requests, which can still be withdrawn.
 */
export function EnvironmentSwitch({ environment, live }: { environment: Environment; live: LiveAccess }) {
  const look = (side: Environment) => `${SIDE} ${environment === side ? ON : OFF}`;
  const current = (side: Environment) => (environment === side ? "true" : undefined);
  return (
    <nav aria-label="Environment" className="flex rounded-md bg-mist md:p-0.5">
      <Link href="/test/requests" aria-current={current("test")} className={look("test")}>
        Test
      </Link>
      {live === "locked" ? (
        <Link href="/test/settings/live" className={look("live")}>
          <LockIcon /> Live<span className="sr-only">, locked: see the missing steps</span>
        </Link>
      ) : (
        <Link href="/live/requests" aria-current={current("live")} className={look("live")}>
          {live === "suspended" ? <LockIcon /> : null} Live
          {live === "suspended" ? (
            <span className="sr-only">, suspended: see and withdraw requests</span>
          ) : null}
        </Link>
      )}
    </nav>
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
