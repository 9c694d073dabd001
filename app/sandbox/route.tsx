import { GuidePage } from "@/components/sandbox/guide-page";
import { resource } from "@/lib/http/resource";
import { BANKS, findBank } from "@/lib/sandbox/banks";
import { ENDINGS } from "@/lib/sandbox/endings";
import { listPeople } from "@/lib/sandbox/people";
import { listScenarioStories } from "@/lib/sandbox/scenario-stories";
import { toBankFace } from "./faces";
import { show, visit, wordsOf } from "./visit";

const get = visit(async ({ nonce, query }) => {
  const words = wordsOf(query, "who");
  const people = listPeople(words).map(({ id, person, customerNumber, homeBank, story, expect }) => ({
    id,
    name: person,
    customerNumber,
    bankName: findBank(homeBank)?.name ?? homeBank,
    story,
    expect,
  }));
  const endings = ENDINGS.map(({ act, errorType, errorDescription }) => ({
    act,
    errorType,
    description: errorDescription,
  }));
  const banks = BANKS.map(toBankFace);
  const guide = { nonce, words, people, scenarios: listScenarioStories(), endings, banks };
  return show(<GuidePage {...guide} />);
});

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = resource({ GET: get });
