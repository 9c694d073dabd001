import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { AskPage } from "@/components/consent/ask-page";
import { BanksPage } from "@/components/consent/banks-page";
import { DonePage } from "@/components/consent/done-page";
import { EndedPage } from "@/components/consent/ended-page";
import { FullReportPage } from "@/components/consent/full-report-page";
import { LockedPage } from "@/components/consent/locked-page";
import type { Frame, Paths, SharedBank, Sharing } from "@/components/consent/model";
import { NotNowPage } from "@/components/consent/not-now-page";
import { NotePage } from "@/components/consent/note-page";
import { NOTICES } from "@/components/consent/notices";
import { ReceiptPage } from "@/components/consent/receipt-page";
import { RefusalPage } from "@/components/consent/refusal-page";
import { ReviewPage } from "@/components/consent/review-page";
import { StopBankPage } from "@/components/consent/stop-bank-page";
import { WaitingPage } from "@/components/consent/waiting-page";
import { WithdrawPage } from "@/components/consent/withdraw-page";
import { toReceiptContent } from "@/components/receipt/content";
import { toCustomerSummary } from "@/components/report/customer-summary";
import { findReceipt } from "@/lib/rules/receipt";
import { CLUSTERS } from "@/lib/rules/sharing";
import { makeDocument } from "@/tests/render/fixture";
import { sentencesOf, YEAR_MAX, yearOf } from "@/tests/support/reading-year";

const frame: Frame = {
  nonce: "",
  isSandbox: true,
  firm: {
    name: "Smith Loans",
    colour: "#0f5c4d",
    logo: null,
    email: "help@smith.example",
    phone: "02 5550 0123",
    complaintsUrl: null,
  },
} as Frame;
const paths = new Proxy({}, { get: () => "/" }) as Paths;
const sharing: Sharing = {
  purpose: "To check your home loan",
  reportType: "affordability",
  clusters: CLUSTERS,
  historyMonths: 12,
  periodLabel: null,
  isOngoing: false,
  refreshEveryDays: null,
  retentionDays: 90,
  isReviewed: true,
  isSeveral: true,
  isDetailed: true,
};

const accreditation = {
  principalName: "Smith Data",
  number: "ADRBNK000123",
  policyUrl: "https://smith.example",
  country: null,
  representativeName: null,
  isExample: false,
};
const asking = { frame, paths, sharing, firstName: "Kim", onward: null, accreditation, email: null };
const ask = (notice: keyof typeof NOTICES | null) => <AskPage {...asking} notice={notice} isOpen />;
const receipt = findReceipt({
  request: {
    status: "pending_data",
    reportType: "affordability",
    consentType: "ongoing",
    refreshEveryDays: 30,
    periodLabel: null,
    consentedAt: new Date(0),
    readyAt: null,
    purgeAt: null,
    verificationId: null,
    environment: "live",
    consent: { institutions: ["Big Bank"], expiresAt: new Date(0) },
  },
  company: {
    brand: {
      displayName: "Smith Loans",
      contactEmail: "help@smith.example",
      contactPhone: null,
      complaintsUrl: null,
      purpose: "To check your home loan",
    },
    settings: { retentionDays: 90, shareMode: "customer_review", documentProfile: "full" },
  },
  accreditation,
});
if (!receipt) throw new Error("the consent has no receipt");
const ending = {
  status: "withdrawn" as "withdrawn" | "purged",
  at: null,
  hadShared: true,
  hadReport: true,
} as const;
const waiting = { frame, paths, isReviewed: true, watch: { path: "/", seconds: 5 }, onward: null };

const done = {
  frame,
  paths,
  sharing,
  deletedOn: new Date(0),
  hasBankStopped: false,
  onward: null,
  endsOn: null,
  banks: null,
  canAdd: false,
  suggestsBank: false,
  notice: null,
  changed: null,
};
const BANKS = [
  { id: "bnk_1", name: "Bluegum Bank", accountCount: 3, endsOn: new Date(0) },
  { id: "bnk_2", name: "Ironbark Bank", accountCount: 1, endsOn: null },
];
const adding = { frame, paths, sharing, banks: BANKS, changed: null, needsReconnecting: true, isOpen: true };
const refused = { nonce: "", waitSeconds: 600, own: { frame, paths } };
const NOTE = { frame, paths, groups: [], about: null, part: "in", back: "/", isKept: false } as const;

const PAGES: Record<string, ReactElement> = {
  done: <DonePage {...done} renewBy={null} trouble={null} />,
  "done, bank stopped": <DonePage {...done} renewBy={null} trouble={null} hasBankStopped />,
  "done, ongoing": (
    <DonePage
      {...done}
      sharing={{ ...sharing, isOngoing: true }}
      endsOn={new Date(0)}
      renewBy={new Date(0)}
      trouble="reconnect"
    />
  ),
  "done, several banks": (
    <DonePage {...done} renewBy={null} trouble={null} banks={BANKS} canAdd suggestsBank notice="bank" />
  ),
  "done, one bank stopped": (
    <DonePage
      {...done}
      renewBy={null}
      trouble={null}
      banks={BANKS}
      canAdd
      changed={{ change: "stopped", name: "Ironbark Bank" }}
    />
  ),
  "adding banks": <BanksPage {...adding} notice={null} />,
  "done, one bank added": (
    <DonePage
      {...done}
      renewBy={null}
      trouble={null}
      banks={BANKS}
      canAdd
      changed={{ change: "added", name: "Ironbark Bank" }}
    />
  ),
  "adding banks, one stopped": (
    <BanksPage {...adding} notice={null} changed={{ change: "stopped", name: "Ironbark Bank" }} />
  ),
  "adding banks, refused": <BanksPage {...adding} notice="denied" />,
  "stop one bank": (
    <StopBankPage frame={frame} paths={paths} bank={BANKS[0] as SharedBank} isLast={false} hasReport />
  ),
  "stop the last bank": (
    <StopBankPage frame={frame} paths={paths} bank={BANKS[0] as SharedBank} isLast hasReport={false} />
  ),
  ...Object.fromEntries(
    [403, 404, 409, 413, 429, 500, 503].map((status) => [
      `refused, ${status}`,
      <RefusalPage key={status} {...refused} status={status} />,
    ]),
  ),
  note: <NotePage {...NOTE} tried={{ target: "", kind: "", text: "", wrong: "target" }} />,
  "full report": <FullReportPage frame={frame} paths={paths} html="" />,
  "ended by the firm": <EndedPage frame={frame} ending={{ ...ending, by: "firm" }} onward={null} />,
  "ended by the bank": <EndedPage frame={frame} ending={{ ...ending, by: "bank" }} onward={null} />,
  purged: <EndedPage frame={frame} ending={{ ...ending, status: "purged", by: null }} onward={null} />,
  ask: ask(null),
  ...Object.fromEntries(
    Object.keys(NOTICES).map((notice) => [`ask, ${notice}`, ask(notice as keyof typeof NOTICES)]),
  ),
  "ask, with an address that is wrong": (
    <AskPage {...asking} notice={null} email={{ typed: "kim", wrong: "Enter your email address." }} isOpen />
  ),
  "ask, with nowhere to go": <AskPage {...asking} notice={null} accreditation={null} isOpen={false} />,
  locked: <LockedPage frame={frame} paths={paths} isUnconfirmed />,
  receipt: <ReceiptPage frame={frame} paths={paths} content={toReceiptContent(receipt)} />,
  "not now": <NotNowPage frame={frame} paths={paths} onward={null} />,
  checking: <WaitingPage {...waiting} trouble={null} isLate={false} state="checking" />,
  waiting: <WaitingPage {...waiting} trouble={null} isLate={false} state="awaiting_data" />,
  "waiting long": <WaitingPage {...waiting} trouble={null} isLate state="awaiting_data" />,
  reconnect: <WaitingPage {...waiting} trouble="reconnect" isLate={false} state="awaiting_data" />,
  "waiting in trouble": <WaitingPage {...waiting} trouble="wait" isLate={false} state="awaiting_data" />,
  review: (
    <ReviewPage
      frame={frame}
      paths={paths}
      sharing={sharing}
      summary={toCustomerSummary(makeDocument())}
      groups={[]}
      notes={[]}
      shareBy={new Date(0)}
    />
  ),
  "withdraw nothing": <WithdrawPage frame={frame} paths={paths} reach="nothing" />,
  "withdraw report": <WithdrawPage frame={frame} paths={paths} reach="report" />,
  "ended by the customer": <EndedPage frame={frame} ending={{ ...ending, by: "customer" }} onward={null} />,
  "ended by time": <EndedPage frame={frame} ending={{ ...ending, by: "system" }} onward={null} />,
};

test.each(Object.entries(PAGES))(
  "the customer's text “%s” needs at most a year 6 reading level",
  (_name, page) => {
    const sentences = sentencesOf(page);
    expect(sentences.length).toBeGreaterThan(3);
    expect(yearOf(sentences)).toBeLessThanOrEqual(YEAR_MAX);
  },
);

test("the reading level check detects a page of long words", () => {
  const legalese = (
    <main>
      <p>
        Notwithstanding the aforementioned authorisation, the undersigned representative irrevocably consents.
      </p>
    </main>
  );
  expect(yearOf(sentencesOf(legalese))).toBeGreaterThan(YEAR_MAX);
});
