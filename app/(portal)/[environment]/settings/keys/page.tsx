import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import { type Member, member } from "@/lib/http/member";
import type { Environment } from "@/lib/scope";
import { listKeys } from "@/lib/store/read/company";
import { newKey } from "../actions";

export const metadata: Metadata = { title: "API keys" };

type Key = Awaited<ReturnType<typeof listKeys>>[number];

export default async function KeysPage() {
  const asking = await member();
  const keys = await listKeys(asking.company.id);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-sm text-soft">
        A key’s kind decides the environment of a call. Keep keys on your servers: never in a web page, an app
        or a public repository. Only a one-way fingerprint is kept here, so a lost key cannot be read again,
        only replaced.
      </p>
      {(["test", "live"] as const).map((environment) => (
        <KeyCard
          key={environment}
          environment={environment}
          apiKey={keys.find((key) => key.environment === environment) ?? null}
          asking={asking}
        />
      ))}
    </div>
  );
}

function KeyCard({
  environment,
  apiKey,
  asking,
}: {
  environment: Environment;
  apiKey: Key | null;
  asking: Member;
}) {
  const isClosed = environment === "live" && !asking.company.isLiveApproved;
  const about = isClosed
    ? "Works once the company is approved for production; until then creating a request with it answers 403."
    : environment === "test"
      ? "Works against mock bank data, always."
      : "Works with real banks.";
  return (
    <Card title={environment === "test" ? "Test key" : "Live key"} about={about}>
      <div className="grid grid-cols-1 gap-5">
        {apiKey ? (
          <KeyFacts environment={environment} apiKey={apiKey} />
        ) : (
          <p className="text-sm">There is no key yet.</p>
        )}
        {asking.may("key.write") ? <Rotate environment={environment} apiKey={apiKey} /> : null}
      </div>
    </Card>
  );
}

function KeyFacts({ environment, apiKey }: { environment: Environment; apiKey: Key }) {
  return (
    <Pairs
      pairs={[
        ["Key", <code key="key" className="text-xs">{`svc_${environment}_…${apiKey.lastFour}`}</code>],
        ["Created", <Time key="created" at={apiKey.createdAt} />],
        ["Last used", apiKey.lastUsedAt ? <Time key="used" at={apiKey.lastUsedAt} /> : "Never"],
      ]}
    />
  );
}

function Rotate({ environment, apiKey }: { environment: Environment; apiKey: Key | null }) {
  const act = { action: newKey, hidden: { environment }, secretLabel: `The new ${environment} key` };
  const other = environment === "test" ? "live" : "test";
  // The same form before and after the first key, so that what it was answered stays in sight.
  return (
    <Disclosure summary={apiKey ? "Rotate…" : "Create…"}>
      <ActForm
        {...act}
        kind={apiKey ? "danger" : "primary"}
        label={apiKey ? `Rotate the ${environment} key` : `Create the ${environment} key`}
        busy={apiKey ? "Rotating…" : "Creating…"}
      >
        {apiKey ? (
          <p className="max-w-prose text-sm">
            The key ending in <code className="text-xs">{apiKey.lastFour}</code> stops working the moment you
            confirm, and there is no overlap: every program that uses it is answered 401 until it has the new
            key. The {other} key is not touched. The new key is shown once.
          </p>
        ) : (
          <p className="max-w-prose text-sm">It is shown once. Have the place ready where you keep it.</p>
        )}
      </ActForm>
    </Disclosure>
  );
}
