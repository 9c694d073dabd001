import { cache } from "react";
import { ActForm } from "@/components/portal/act-form";
import { ACT_WORDS, progressWords } from "@/components/portal/bulk-words";
import { KeepFresh } from "@/components/portal/keep-fresh";
import { PortalButton } from "@/components/portal/portal-link";
import { RunTable } from "@/components/portal/run-table";
import { Banner } from "@/components/ui/banner";
import { FileLink } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { PageHeader } from "@/components/ui/page-header";
import { TextArea } from "@/components/ui/text-area";
import { Time } from "@/components/ui/time";
import { TypedSelect } from "@/components/ui/typed";
import { found } from "@/lib/http/found";
import { type Member, memberToWithdraw } from "@/lib/http/member";
import { consentUrlOf } from "@/lib/http/request-view";
import { titleOf } from "@/lib/http/title-of";
import { findLinkChannels, sendsNothing } from "@/lib/messages/link-channels";
import { REMINDERS_MAX } from "@/lib/messages/reminder-schedule";
import { type BulkSkip, findSkip, isRun, toProgress } from "@/lib/rules/bulk";
import { getRun, type RunRecord } from "@/lib/store/read/bulk-run";
import { listMembers } from "@/lib/store/read/member";
import { findListed } from "@/lib/store/read/request-page";
import { actsOf } from "../../acts-of";
import { startRunAction } from "../actions";

const foundRun = cache(async (id: string) => found(getRun((await memberToWithdraw()).scope, id)));

export const generateMetadata = titleOf("Several requests", foundRun);

export default async function RunPage({ params }: { params: Promise<{ id: string }> }) {
  const asking = await memberToWithdraw();
  const run = await foundRun((await params).id);
  const { act, rows, startedAt } = run;
  const words = ACT_WORDS[act];
  const now = new Date();
  const listed = await findListed(
    asking.scope,
    rows.map(({ requestId }) => requestId),
  );
  const skips = rows.map(({ facts }) => findSkip(act, facts, now, REMINDERS_MAX));
  const isUnderWay = startedAt !== null && rows.some(({ outcome }) => outcome === null);
  return (
    <>
      {isUnderWay ? <KeepFresh pace="quick" /> : null}
      <PageHeader title={words.title(rows.length)} about={startedAt ? <Time at={startedAt} /> : words.about}>
        <PortalButton href="/requests">All requests</PortalButton>
      </PageHeader>
      <div className="grid grid-cols-1 gap-6">
        {(act === "send" || act === "remind") && findLinkChannels(asking.scope)?.isOutbox ? (
          <Banner tone="quiet">
            Nothing is sent from here: the messages are kept in this server’s outbox at /outbox.
          </Banner>
        ) : null}
        {startedAt ? <Progress run={run} /> : <Before asking={asking} run={run} skips={skips} />}
        <RunTable
          act={act}
          isStarted={startedAt !== null}
          isUnsent={sendsNothing(asking.scope)}
          rows={rows.flatMap((row, n) => {
            const status = listed.get(row.requestId)?.listStatus;
            return status ? [{ ...row, status, skip: skips[n] ?? null }] : [];
          })}
        />
      </div>
    </>
  );
}

type Skips = readonly (BulkSkip | null)[];

/**
 * Shows the expected effect of the action and the button that starts it. For the actions `links` and `reports`, shows
 * the links to copy or the reports to download.
 */
function Before({ asking, run, skips }: { asking: Member; run: RunRecord; skips: Skips }) {
  const { act, id } = run;
  const count = skips.filter((skip) => skip === null).length;
  const left = skips.length - count;
  if (!actsOf(asking).includes(act))
    return <Banner tone="quiet">Your role ({asking.role}) can see this bulk action but not start it.</Banner>;
  if (act === "links") return <Links run={run} skips={skips} />;
  const about =
    left === 0
      ? ""
      : `${left} ${left === 1 ? "request" : "requests"} will be skipped. The reasons are below.`;
  if (count === 0)
    return <Banner tone="warn">There is nothing to do for these requests. The reasons are below.</Banner>;
  return (
    <div className="grid justify-items-start gap-3">
      {isRun(act) ? (
        <ActForm
          action={startRunAction}
          hidden={{ id }}
          kind={act === "withdraw" ? "danger" : "primary"}
          label={ACT_WORDS[act].start(count)}
          busy={ACT_WORDS[act].busy}
        >
          {act === "assign" ? <NewOwner companyId={asking.company.id} /> : null}
        </ActForm>
      ) : (
        <FileLink href={asking.pathOf(`/requests/runs/${id}/reports`)}>
          {`Download ${count} ${count === 1 ? "report" : "reports"} (ZIP)`}
        </FileLink>
      )}
      {about ? <p className="text-sm text-soft">{about}</p> : null}
    </div>
  );
}

/** Lets the user choose the member who will own the requests. */
async function NewOwner({ companyId }: { companyId: string }) {
  const members = await listMembers(companyId);
  return (
    <TypedSelect
      label="New owner"
      name="owner"
      chosen=""
      choices={[
        { value: "", label: "No owner" },
        ...members.map(({ userId, name }) => ({ value: userId, label: name })),
      ]}
    />
  );
}

/** Lists the open links, one per line, tab-separated so that a spreadsheet reads two columns. */
function Links({ run, skips }: { run: RunRecord; skips: Skips }) {
  const open = run.rows.filter((_, n) => skips[n] === null);
  const text = open
    .map(({ clientName, requestId }) => `${clientName.replace(/\s+/g, " ")}\t${consentUrlOf(requestId)}`)
    .join("\n");
  if (open.length === 0)
    return <Banner tone="warn">None of these requests is still waiting for the customer’s answer.</Banner>;
  return (
    <div className="grid max-w-3xl gap-3">
      <TextArea
        label="Customer and link"
        name="links"
        rows={Math.min(open.length, 12)}
        defaultValue={text}
        readOnly
        isCode
      />
      <div>
        <CopyButton text={text} label={`Copy ${open.length} ${open.length === 1 ? "link" : "links"}`} />
      </div>
    </div>
  );
}

/** Shows the progress. The user may leave the page: the work continues on the server. */
function Progress({ run: { rows } }: { run: RunRecord }) {
  const progress = toProgress(rows.map(({ outcome }) => ({ outcome, count: 1 })));
  const { failed, waiting } = progress;
  const nextAt = rows.map((row) => row.nextAt).find((at) => at !== null && at > new Date());
  return (
    <Banner tone={failed ? "warn" : waiting ? "quiet" : "good"} announce>
      {`${progressWords(progress)}. `}
      {waiting
        ? `${waiting} still to do. You can leave this page: the work continues. To come back, open “Recent bulk actions” in the list of requests. `
        : null}
      {nextAt ? (
        <>
          A limit on messages was reached. Sending continues on <Time at={nextAt} />.
        </>
      ) : null}
    </Banner>
  );
}
