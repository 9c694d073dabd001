import type { Metadata } from "next";
import { ActForm } from "@/components/portal/act-form";
import { RevokeKey } from "@/components/portal/revoke-key";
import { Card } from "@/components/ui/card";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import type { FormAction } from "@/lib/contract/form";
import { type Member, member } from "@/lib/http/member";
import { keyPermission } from "@/lib/identity/permission";
import type { Environment } from "@/lib/scope";
import { listKeys } from "@/lib/store/read/company";
import {
  revokeEarlyLiveKeyAction,
  revokeKeyAction,
  rotateEarlyLiveKeyAction,
  rotateKeyAction,
} from "../actions";

export const metadata: Metadata = { title: "API keys" };

type Key = Awaited<ReturnType<typeof listKeys>>[number];

/**
 * Shows the current environment's key. Once the company has live access, each environment's key is managed on that
 * environment's own page. A member then cannot revoke a live key by mistake on a test page. Until then, the live key is
 * managed on the test page.
 */
export default async function KeysPage() {
  const asking = await member();
  const { environment } = asking.scope;
  const keys = await listKeys(asking.company.id);
  const isLiveLocked = !asking.company.isLiveApproved;
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="max-w-prose text-sm text-soft">
        Calls with the test key run in the test environment. Calls with the live key run in the live
        environment. Keep keys on your servers, never in a web page, an app or a public repository. We store
        only a one-way fingerprint: you can replace a lost key, but you can’t read it again.
      </p>
      <KeyCard
        asking={asking}
        environment={environment}
        keys={keys}
        rotate={rotateKeyAction}
        revoke={revokeKeyAction}
      />
      {isLiveLocked ? (
        <KeyCard
          asking={asking}
          environment="live"
          keys={keys}
          rotate={rotateEarlyLiveKeyAction}
          revoke={revokeEarlyLiveKeyAction}
        />
      ) : (
        <p className="text-sm">
          <Link
            href={environment === "test" ? "/live/settings/keys" : "/test/settings/keys"}
            className="text-accent underline"
          >
            Go to the {environment === "test" ? "live" : "test"} key
          </Link>
        </p>
      )}
    </div>
  );
}

type CardProps = {
  asking: Member;
  environment: Environment;
  keys: readonly Key[];
  rotate: FormAction;
  revoke: FormAction;
};

function KeyCard({ asking, environment, keys, rotate, revoke }: CardProps) {
  const apiKey = keys.find((key) => key.environment === environment) ?? null;
  return (
    <Card
      title={environment === "test" ? "Test key" : "Live key"}
      about={aboutOf(environment, asking.company.isLiveApproved)}
    >
      <div className="grid grid-cols-1 gap-5">
        {apiKey ? (
          <KeyFacts environment={environment} apiKey={apiKey} />
        ) : (
          <p className="text-sm">There is no key yet.</p>
        )}
        {asking.may(keyPermission(environment)) ? (
          <>
            <Rotate environment={environment} apiKey={apiKey} action={rotate} />
            <RevokeKey
              environment={environment}
              apiKey={apiKey && { id: apiKey.id, lastFour: apiKey.lastFour }}
              action={revoke}
            />
          </>
        ) : (
          <p className="text-sm text-soft">
            {environment === "live"
              ? "An owner or admin creates the live key."
              : "An owner, admin or developer creates the test key."}
          </p>
        )}
      </div>
    </Card>
  );
}

function aboutOf(environment: Environment, isLiveApproved: boolean): string {
  if (environment === "test") return "Works at any time, with mock bank data.";
  return isLiveApproved
    ? "Works with real banks."
    : "Works with real banks. Until the company is approved for live access, creating a request with this key returns 403.";
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

type RotateProps = { environment: Environment; apiKey: Key | null; action: FormAction };

function Rotate({ environment, apiKey, action }: RotateProps) {
  const act = { action, secretLabel: `The new ${environment} key` };
  const other = environment === "test" ? "live" : "test";
  // The form stays at the same position in the tree before and after the first key, so that React keeps its result
  // visible.
  return (
    <Disclosure summary={apiKey ? "Rotate…" : "Create…"}>
      <ActForm
        {...act}
        hidden={{ key: apiKey?.id ?? "" }}
        kind={apiKey ? "danger" : "primary"}
        label={apiKey ? `Rotate the ${environment} key` : `Create the ${environment} key`}
        busy={apiKey ? "Rotating…" : "Creating…"}
      >
        {apiKey ? (
          <p className="max-w-prose text-sm">
            The key ending in <code className="text-xs">{apiKey.lastFour}</code> stops working the moment you
            confirm. Every program that uses this key then gets 401 until you give the program the new key.
            The {other} key does not change. The new key is shown only once.
          </p>
        ) : (
          <p className="max-w-prose text-sm">The key is shown only once, so be ready to store it.</p>
        )}
      </ActForm>
    </Disclosure>
  );
}
