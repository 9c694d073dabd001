import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { AccountsPage } from "@/components/sandbox/accounts-page";
import { ChooseBankPage } from "@/components/sandbox/choose-bank-page";
import { CodePage } from "@/components/sandbox/code-page";
import { EndedPage, SharingPage } from "@/components/sandbox/ended-page";
import type { AccountFace, BankFace, StepContext } from "@/components/sandbox/model";
import { ReviewPage } from "@/components/sandbox/review-page";
import { SignInPage } from "@/components/sandbox/sign-in-page";
import { CLUSTERS } from "@/lib/rules/sharing";
import { ENDINGS } from "@/lib/sandbox/endings";
import { sentencesOf, YEAR_MAX, yearOf } from "@/tests/support/reading-year";

const bank: BankFace = { id: "bluegum", name: "Bluegum Bank", colour: "#0f5c4d", note: null };
const context: StepContext = { nonce: "", sessionId: "ses_1", bank, trials: [] };
const open: AccountFace = {
  id: "acc_1",
  name: "Everyday",
  product: "Everyday account",
  tail: "1234",
  jointWith: "Kim",
  isSharingOff: false,
};
const accounts = [open, { ...open, id: "acc_2", isSharingOff: true }];
const closed = { nonce: "", bank, backUrl: "/" };
const sharing = { ...closed, sessionId: "ses_1", accounts: [open], since: "2 March 2026" };
const review = { context, clusters: CLUSTERS, accounts: [open], historyMonths: 12 };

const PAGES: Record<string, ReactElement> = {
  "choose a bank": <ChooseBankPage context={context} words="" banks={[bank]} down={null} />,
  "a bank is down": <ChooseBankPage context={context} words="" banks={[bank]} down="Ironbark Bank" />,
  "sign in": <SignInPage context={context} words="" people={[]} hasPersona={false} error={null} />,
  "sign in, wrong number": (
    <SignInPage
      context={context}
      words=""
      people={[]}
      hasPersona
      error="Enter the eight digits of your customer number."
    />
  ),
  "one-time code": (
    <CodePage context={context} person="Kim Lee" code="123456" codesLeft={3} isWrong={false} />
  ),
  "one-time code, wrong": <CodePage context={context} person="Kim Lee" code="123456" codesLeft={1} isWrong />,
  accounts: <AccountsPage context={context} accounts={accounts} ticked={[]} isMissing={false} />,
  "no account chosen": <AccountsPage context={context} accounts={accounts} ticked={[]} isMissing />,
  "no accounts": <AccountsPage context={context} accounts={[]} ticked={[]} isMissing={false} />,
  "authorise once": <ReviewPage {...review} until={null} refreshEveryDays={null} />,
  "authorise until a day": <ReviewPage {...review} until="2 March 2027" refreshEveryDays={30} />,
  "shared once": <SharingPage {...sharing} until={null} />,
  "shared until a day": <SharingPage {...sharing} until="2 March 2027" />,
  ...Object.fromEntries(
    ENDINGS.map(({ outcome, title, text }) => [
      `ended, ${outcome}`,
      <EndedPage key={outcome} {...closed} title={title} text={text} />,
    ]),
  ),
};

test.each(Object.entries(PAGES))(
  "the sandbox bank's page “%s” needs at most a year 6 reading level",
  (_name, page) => {
    const sentences = sentencesOf(page);
    expect(sentences.length).toBeGreaterThan(2);
    expect(yearOf(sentences)).toBeLessThanOrEqual(YEAR_MAX);
  },
);
