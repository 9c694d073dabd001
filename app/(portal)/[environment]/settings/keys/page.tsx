import type { Metadata } from "next";
import Link from "next/link";
import { ActForm } from "@/components/portal/act-form";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import { keyPermission } from "@/lib/company/permission";
import { type Member, member } from "@/lib/http/member";
import type { Environment } from "@/lib/scope";
import { listKeys } from "@/lib/store/read/company";
import { newKey } from "../actions";

export const metadata: Metadata = { title: "API keys" };

type Key = Awaited<ReturnType<typeof listKeys>>[number];

/** The key of the environment one is in. The other one's is made over there, so that nobody kills it under a wrong banner. */
export default async function KeysPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const apiKey = (await listKeys(asking.company.id)).find((key) => key.environment === environment) ?? null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-sm text-soft">
        A key’s kind decides the environment of a call. Keep keys on your servers: never in a web page, an app
        or a public repository. Only a one-way fingerprint is kept here, so a lost key cannot be read again,
        only replaced.
      </p>
      <Card
        title={environment === "test" ? "Test key" : "Live key"}
        about={environment === "test" ? "Works against mock bank data, always." : "Works with real banks."}
      >
        <div className="grid grid-cols-1 gap-5">
          {apiKey ? (
            <KeyFacts environment={environment} apiKey={apiKey} />
          ) : (
            <p className="text-sm">There is no key yet.</p>
          )}
          {asking.may(keyPermission(environment)) ? (
            <Rotate environment={environment} apiKey={apiKey} />
          ) : (
            <p className="text-sm text-soft">An owner or admin makes the {environment} key.</p>
          )}
        </div>
      </Card>
      <OtherKey asking={asking} />
    </div>
  );
}

function OtherKey({ asking: { scope, company } }: { asking: Member }) {
  const look = "text-accent underline";
  if (scope.environment === "live")
    return (
      <p className="text-sm">
        <Link href="/test/settings/keys" className={look}>
          Go to the test key
        </Link>
      </p>
    );
  if (company.isLiveApproved)
    return (
      <p className="text-sm">
        <Link href="/live/settings/keys" className={look}>
          Go to the live key
        </Link>
      </p>
    );
  return (
    <p className="max-w-prose text-sm">
      The live key is made in live, once the company is approved for production.{" "}
      <Link href="/test/settings/live" className={look}>
        See what is missing
      </Link>
    </p>
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
  const act = { action: newKey, secretLabel: `The new ${environment} key` };
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
