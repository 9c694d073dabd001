import { Link } from "@/components/ui/link";
import type { FormAction } from "@/lib/contract/form";
import { ActForm } from "../portal/act-form";
import { Banner } from "../ui/banner";
import { Time } from "../ui/time";

type StoppedEnding = {
  provider: string;
  environment: string;
  trippedAt: Date;
  lost: number;
  active: number;
};

/** Warns on every page of the console that we no longer end consents at a provider. */
export function StoppedNotice({ stopped }: { stopped: readonly StoppedEnding[] }) {
  if (stopped.length === 0) return null;
  const names = stopped.map(({ provider, environment }) => `${provider} (${environment})`).join(", ");
  return (
    <div className="mb-6">
      <Banner tone="warn">
        We stopped ending consents for {names}: too many customers disappeared from the provider’s records at
        the same time.{" "}
        <Link href="/operator/upstream" className="underline">
          See it under Upstream
        </Link>
      </Banner>
    </div>
  );
}

/** Lists the providers at which we no longer end consents automatically. A button resumes the automatic ending. */
export function StoppedList({
  stopped,
  release,
}: {
  stopped: readonly StoppedEnding[];
  release: FormAction;
}) {
  if (stopped.length === 0) return <p className="text-sm text-soft">Nothing is stopped.</p>;
  return (
    <ul className="grid gap-4">
      {stopped.map(({ provider, environment, trippedAt, lost, active }) => (
        <li key={`${provider} ${environment}`} className="grid gap-2">
          <p className="text-sm">
            <span className="font-medium">
              {provider} ({environment})
            </span>
            : when we stopped, {lost} of {active} customers had disappeared within an hour or were unknown to
            the provider. Since <Time at={trippedAt} />, we have ended no consent that the provider reports as
            ended, and none whose customer it does not know. Before you press Release, find out whether the
            provider, its key or the network is the cause. The next check then ends two kinds of consents:
            those that the provider still reports as ended, and those whose customer the provider still does
            not know.
          </p>
          <ActForm action={release} hidden={{ provider, environment }} label="Release" busy="Releasing…" />
        </li>
      ))}
    </ul>
  );
}
