import { cache } from "react";
import { APPLICATION_WORDS } from "@/components/application/state-words";
import { LiveAccessChip } from "@/components/operator/live-access-chip";
import { ReasonForm } from "@/components/operator/reason-form";
import { RequestCounts } from "@/components/operator/request-counts";
import { ActForm } from "@/components/portal/act-form";
import { Card } from "@/components/ui/card";
import { Chip } from "@/components/ui/chip";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Pairs } from "@/components/ui/pairs";
import { Time } from "@/components/ui/time";
import { found } from "@/lib/http/found";
import { operator } from "@/lib/http/operator";
import { titleOf } from "@/lib/http/title-of";
import { type FirmRecord, getFirm } from "@/lib/store/read/firm";
import { findSso } from "@/lib/store/read/sso";
import { reinstateAction, suspendAction, verifyAuditAction, verifySsoDomainAction } from "./actions";

const foundFirm = cache(async (id: string) => {
  await operator();
  return found(getFirm(id));
});

export const generateMetadata = titleOf("Company", foundFirm);

export default async function FirmPage({ params }: { params: Promise<{ id: string }> }) {
  const firm = await foundFirm((await params).id);
  return (
    <>
      <PageHeader
        title={firm.name}
        beside={<LiveAccessChip firm={firm} />}
        about={<span className="font-mono text-xs">{firm.id}</span>}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <Card title="The company">
            <Facts firm={firm} />
          </Card>
          <Card title="Applications">
            <Applications firm={firm} />
          </Card>
          <Domain companyId={firm.id} />
          <Card
            title="Audit log"
            about="Checks that the log is intact by recomputing the fingerprint of every entry."
          >
            <div className="grid justify-items-start gap-4">
              <ActForm
                action={verifyAuditAction}
                hidden={{ id: firm.id }}
                label="Verify the chain"
                busy="Verifying…"
              />
              <Link href={`/operator/audit?company=${firm.id}`} className="text-sm text-accent underline">
                Its entries
              </Link>
            </div>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Card title="Requests" about="Counts only.">
            <RequestCounts counts={firm.counts.requests} />
          </Card>
          <Card
            title="Live access"
            about="Suspending or reinstating takes effect at the company’s next call. The test environment is not affected."
          >
            <History firm={firm} />
            {firm.suspendedAt ? (
              <Disclosure summary="Reinstate…">
                <ReasonForm
                  action={reinstateAction}
                  hidden={{ id: firm.id }}
                  field="reason"
                  label="Reason"
                  sure="Yes, reinstate. If the company is approved, it has live access immediately."
                  button="Reinstate"
                />
              </Disclosure>
            ) : (
              <Disclosure summary="Suspend…" tone="bad">
                <ReasonForm
                  action={suspendAction}
                  hidden={{ id: firm.id }}
                  field="reason"
                  label="Reason, which the company can see"
                  sure="Yes, suspend. The company’s live key can then no longer create requests."
                  button="Suspend"
                  kind="danger"
                />
              </Disclosure>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

function Facts({ firm }: { firm: FirmRecord }) {
  const { members, keys } = firm.counts;
  const total = Object.values(members).reduce((sum, count) => sum + count, 0);
  const roles = Object.entries(members).map(([role, count]) => `${count} ${role}`);
  const lastUsed = (environment: string) => {
    const key = keys.find((each) => each.environment === environment);
    if (!key) return "No key";
    return key.lastUsedAt ? <Time at={key.lastUsedAt} /> : "Never used";
  };
  return (
    <Pairs
      pairs={[
        ["Since", <Time key="since" at={firm.createdAt} />],
        ["Approved", firm.liveApprovedAt ? <Time key="approved" at={firm.liveApprovedAt} /> : "No"],
        ["Suspended", firm.suspendedAt ? <Time key="suspended" at={firm.suspendedAt} /> : "No"],
        ["Members", total === 0 ? "None" : `${total}: ${roles.join(", ")}`],
        ["Test key used", lastUsed("test")],
        ["Live key used", lastUsed("live")],
      ]}
    />
  );
}

/**
 * Shows the domain for single sign-on. An operator can confirm it for a company that proved ownership without a TXT
 * record.
 */
async function Domain({ companyId }: { companyId: string }) {
  const sso = await findSso(companyId);
  if (!sso) return null;
  const { domain, domainVerifiedAt, isOn } = sso;
  return (
    <Card title="Single sign-on" about={isOn ? "Switched on." : "Not switched on."}>
      <div className="grid justify-items-start gap-4 text-sm">
        <p className="wrap-anywhere">
          {domain},{" "}
          {domainVerifiedAt ? (
            <>
              verified <Time at={domainVerifiedAt} />
            </>
          ) : (
            "not verified"
          )}
        </p>
        {domainVerifiedAt ? null : (
          <Disclosure summary="Confirm the domain…">
            <p className="mb-4 max-w-prose">
              Confirm only after the company has proved that it owns the domain. Its identity provider can
              then sign in anyone with an email address at the domain.
            </p>
            <ActForm
              action={verifySsoDomainAction}
              hidden={{ id: companyId, domain }}
              label={`Confirm ${domain}`}
              busy="Saving…"
            />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function Applications({ firm: { applications } }: { firm: FirmRecord }) {
  if (applications.length === 0) return <p className="text-sm text-soft">This company has never applied.</p>;
  return (
    <ul className="grid gap-3 text-sm">
      {applications.map(({ id, state, stateSince }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Link href={`/operator/applications/${id}`} className="text-accent underline">
            Application, <Time at={stateSince} />
          </Link>
          <Chip tone={APPLICATION_WORDS[state].tone}>{APPLICATION_WORDS[state].operator}</Chip>
        </li>
      ))}
    </ul>
  );
}

function History({ firm: { statusChanges } }: { firm: FirmRecord }) {
  if (statusChanges.length === 0) return null;
  return (
    <ol className="mb-4 grid gap-3 text-sm">
      {statusChanges.map(({ id, act, reason, operatorEmail, at }) => (
        <li key={id} className="border-l-2 border-line pl-3">
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="font-medium">{act === "suspended" ? "Suspended" : "Reinstated"}:</span> {reason}
          </p>
          <p className="text-xs wrap-anywhere text-soft">
            {operatorEmail}, <Time at={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}
