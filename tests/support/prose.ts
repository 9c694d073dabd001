import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "@/scripts/install.mjs";
import { findLongSentences } from "./sentences";
import { listFiles } from "./source";
import { kindOf, readTexts, type Text } from "./texts";

/** A habit to avoid, and the better words. */
type Habit = { pattern: RegExp; instead: string };

/** Old-fashioned or inverted English that readers have to read twice. */
export const HABITS: readonly Habit[] = [
  { pattern: /\b(whoever|whom|whomever)\b/i, instead: "name the person: the customer, the caller" },
  { pattern: /\b(nobody|somebody|everybody)\b/i, instead: "no one, someone, everyone; better the actor" },
  { pattern: /\b(anew|afresh)\b/i, instead: "again" },
  { pattern: /\bmeanwhile\b/i, instead: "in the meantime; better the event" },
  { pattern: /\b(befalls?|befell|befallen)\b/i, instead: "happens to; scenario" },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: "fix" },
  { pattern: /\bby (itself|themselves)\b/i, instead: "automatically, alone, separately" },
  { pattern: /\b(is|are|was|were|be|been|being) told\b/i, instead: "is notified, learns, gets an event" },
  { pattern: /\be-mail/i, instead: "email" },
  { pattern: /\b(made|comes|came) by chance\b/i, instead: "random" },
  { pattern: /\bwhat (befalls|becomes|became|comes|came) (of|out)\b/i, instead: "the result of" },
  { pattern: /\bcome(s)? to be\b/i, instead: "becomes, is created" },
];

const SUBJECT = "(?:it|they|this|that|he|she|we|you) ";
const BE_OR_HAVE = "(?:is|are|was|were|has|have|had|isn['’]t|aren['’]t)";
const STAY_OR_COME =
  "(?:remain|stay|follow|differ|belong|come|go|stand|applie|count)s?|came|went|stood|apply";

/** A clause with "what" in place of a noun. A question, up to its mark, is none. */
export const CLAUSES: readonly Habit[] = [
  {
    pattern: new RegExp(
      `\\bwhat(?:['’]s| (?:${SUBJECT})?${BE_OR_HAVE}| (?:${SUBJECT})?(?:${STAY_OR_COME}))\\b(?![^.!]*\\?)`,
      "i",
    ),
    instead: "a noun: the event, the remaining balance",
  },
];

/** Private words for things that have a usual name. */
export const PRIVATE_WORDS: readonly Habit[] = [
  { pattern: /\b(sleeper|makeSleeper)\b/i, instead: "interruptible timer" },
  { pattern: /\b(passOnce|doOnce|do-once|letGo|let-go)\b/, instead: "lease, release, idempotency" },
  { pattern: /\b(liftBar|lift-bar|unbar)\b/, instead: "suppression, remove suppression" },
  { pattern: /\bLANES\b|\broomBeside\b/, instead: "pools, free slots" },
  { pattern: /\bhow (a|the|this|that) (company|firm) stands\b|\bstanding with live\b/i, instead: "status" },
  { pattern: /\b(whose|which|the other) world\b/i, instead: "environment, tenant" },
  { pattern: /\bmade good\b/i, instead: "paid, corrected" },
  { pattern: /\bgiven up\b/i, instead: "dead-lettered" },
  { pattern: /\b[Cc]arr(y|ies|ied|ying)\b/, instead: "contain, keep, do; within the transaction" },
  { pattern: /\blanes?\b/, instead: "queue, concurrency pool" },
  { pattern: /\b[Ss]tandings?\b(?! orders?\b)/, instead: "status" },
  { pattern: /\b[Rr]hythms?\b/, instead: "cadence" },
  { pattern: /\bwish(es|ed)?\b/, instead: "input, want" },
  { pattern: /\bsights?\b/, instead: "poll observation, row" },
  { pattern: /\bgather(s|ed|ing)?\b/, instead: "batch, collect" },
  { pattern: /\bways? back\b/i, instead: "return URL" },
  { pattern: /\bparked\b/, instead: "dead-lettered" },
  // Withholding is the field's word for tax on pay, but not for hidden figures.
  {
    pattern:
      /(?<!\b(tax|PAYG|pay|loan)\b[^.]{0,80})\bwithh(olds?|eld|olding)\b(?![^.]{0,80}\b(tax|PAYG|pay|loan)\b)/i,
    instead: "suppress",
  },
];

/** Type names that do not say what they contain. */
const EMPTY_TYPES: readonly RegExp[] = [
  /^(Told|Asked|Known|Held|Given|Found|Kept|Parts|Worked|Outcome|Place|Look|Seen|Sight|Open|Act|Resting|Cut)$/,
  /^(Standing|Ways?|Acts)$/,
  // A participle at the end says as little: DeliveryAsked, IncomeFound.
  /[a-z](Told|Asked|Found|Known|Way)$/,
];
const isEmptyType = (name: string) => EMPTY_TYPES.some((empty) => empty.test(name));

/**
 * Private words in names of files, types and functions, and the words to use. "Leaf" is allowed, because the report
 * itself has `leaves`.
 */
const PRIVATE_NAMES: ReadonlyMap<string, string> = new Map([
  ["told", "event, report, notice"],
  ["untold", "unreported"],
  ["door", "route, entry point, sign-in"],
  ["doors", "routes, entry points"],
  ["world", "environment, tenant, state"],
  ["worlds", "environments, tenants"],
  ["casting", "persona"],
  ["ladder", "assessment steps"],
  ["place", "index, position, path, context"],
  ["sleeper", "interruptible timer"],
  ["befall", "scenario"],
  ["anew", "again"],
  ["mend", "fix"],
]);

/** Words that no declared name may contain, not even that of a variable or a property. */
const NEVER_DECLARED: ReadonlyMap<string, string> = new Map([
  ["carry", "withinTransaction, replace, with"],
  ["lane", "pool"],
  ["lanes", "pools"],
  ["standing", "status"],
  ["standings", "status changes"],
  ["rhythm", "cadence"],
  ["wish", "input"],
  ["sight", "row, observation"],
  ["sights", "rows, observations"],
  ["gather", "batch, collect"],
  ["parked", "deadLettered"],
  ["withhold", "suppress"],
  ["withheld", "suppressed"],
]);

/** Declarations that may contain such a word, each for a reason. */
const DECLARED_EXCEPTIONS: readonly { files: RegExp; names: RegExp }[] = [
  // The report's status in the published answer of /verify, and the question about it in the report viewer.
  {
    files:
      /^(app|components\/consent|lib\/contract|lib\/store\/read\/verification|scripts\/cli|tests\/(app|v1|wire))\b/,
    names: /^standing$/,
  },
  // The column of the concurrency pool, in rows that SQL returns and in the events that Inngest stores.
  {
    files: /^(lib\/store\/write\/outbox|lib\/jobs\/inngest|tests\/jobs\/inngest[\w.-]*)\.ts$/,
    names: /^lane$/,
  },
  // The published name of dead-lettered work in the answer of /health.
  {
    files:
      /^(lib\/company\/check-health|lib\/contract\/(wire|operations)\/status|scripts\/cli\/api-types)\.ts$/,
    names: /^parked$/,
  },
  // Car parks.
  { files: /^lib\/engine\/categories\/merchant-product\.ts$/, names: /^PARKED$/ },
  // A published code of a factor of confidence.
  { files: /^lib\/engine\/streams\/confidence\.ts$/, names: /^RHYTHM$/ },
  // Tax on pay.
  { files: /^(lib\/engine\/tax|scripts\/generate\/tables|tests\/engine)\//, names: /^withh/ },
];

/** Names that may contain a private word, with a reason for each group. */
const NAME_EXCEPTIONS: readonly RegExp[] = [
  // The report's member `ladder`.
  /^LadderLine$/,
  // Towns and suburbs in a bank's wording.
  /^(atPlace|dropPlace|notPlace|sizeOfPlace)$|\/drop-place\.ts$/,
  // The verb "to place".
  /^placeEpochs$/,
];

/** Exceptions by file, each for a reason. */
export const EXCEPTIONS: ReadonlyMap<string, RegExp> = new Map([
  // The name of the Unix account.
  ["scripts/postgres/account.mjs", /nobody/],
  // Samples that the test must find.
  ["tests/prose.test.ts", /./],
  // The words that names must not contain.
  [
    "tests/support/prose.ts",
    /^(sleeper|befall|anew|mend|carry|lanes?|standings?|rhythm|wish|sights?|gather|parked|withhold|withheld)$|`lane`/,
  ],
  // Part of the key from which a stream's id in reports is computed.
  ["lib/engine/streams/find-streams.ts", /\|lane/],
  // The key from which a sandbox account's number and id are computed.
  ["lib/sandbox/households/people/eleanor.ts", /^carried$/],
  // Headings from firms' own files.
  ["tests/browser/several.spec.ts", /E-mail/],
  ["tests/contract/request-file.test.ts", /E-mail/],
  // An applied migration. The database stores its checksum, so it cannot change.
  ["prisma/migrations/20261122060000_document_digests/migration.sql", /what was deleted/],
]);

/** Long sentences that stay, by file, each for a reason. */
export const LONG_EXCEPTIONS: ReadonlyMap<string, RegExp> = new Map([
  // A licence, word for word.
  ["lib/engine/categories/data/brands-table.ts", /^Redistribution and use in source and binary forms/],
  ["scripts/generate/names/collect-names.ts", /Redistribution and use in source and binary forms/],
  // The list of groups, generated from the engine's table.
  ["lib/engine/document.ts", /^The part before the first full stop is the group:/],
  // Applied migrations. The database stores their checksums, so they cannot change.
  ["prisma/migrations/20261123020000_live_upstream/migration.sql", /^A call that creates the customer/],
  ["prisma/migrations/20261123040000_delivery_list/migration.sql", /^Keeps the list of webhook deliveries/],
  ["prisma/migrations/20261123170000_lost_together/migration.sql", /^A customer who is still unknown/],
]);

/** Exceptions for groups of files, each for a reason. */
const GROUPS: readonly { files: RegExp; text: RegExp }[] = [
  // The column `lane` and the function `waiting_lanes`: a new name would need a migration and gain nothing.
  {
    files: /^prisma\/functions\/(claim|finish|sweep)_work\.sql$|\/waiting_lanes\.sql$/,
    text: /^(?!--).*\blanes?\b|`lane`/,
  },
  { files: /^prisma\/schema\.prisma$/, text: /@map\("lane"\)/ },
  { files: /^lib\/store\/write\/(outbox|replay)\.ts$/, text: /insert into outbox/ },
  // The same column in the events that Inngest stores.
  { files: /^lib\/jobs\/inngest\.ts$|^tests\/(jobs|wire)\/inngest/, text: /^(event\.data\.)?lane$/ },
  // The report's status in the published answer of /verify, and the question about it in the report viewer.
  { files: /^(app|components|lib\/contract|tests)\//, text: /^standing$|`standing`|"ask":"standing"/ },
  // The published name of dead-lettered work: in the answer of /health, a metric and an old URL.
  { files: /^lib\/(company\/check-health|telemetry\/gauges)\.ts$/, text: /^parked$|`parked`/ },
  { files: /^app\/docs\/runbook\/|^next\.config\.mjs$/, text: /“parked”|^\/operator\/parked$/ },
  // The note in reports that are stored already.
  {
    files: /^lib\/engine\/figures\/insight-note\.ts$/,
    text: /^Withheld: it would show a single transaction\.$/,
  },
  // Tax on pay.
  { files: /^(lib|scripts|tests)\/[\w/]+\/(tax|withhold)[\w./-]*$/, text: /\bwithh/i },
  // Quotes from the specification.
  { files: /^tests\/wire\/spec-/, text: /\bcarr(ies|ying)\b/ },
];

/** Reports whether a text of a file may contain a habit or a private word. */
export function isException(file: string, text: string): boolean {
  return (
    EXCEPTIONS.get(file)?.test(text) === true ||
    GROUPS.some((each) => each.files.test(file) && each.text.test(text))
  );
}

const PROSE = /\.(tsx?|mjs|js|md|prisma|sql)$/;
/** Generated files. */
const LEFT_OUT = /^prisma\/generated\/|^scripts\/cli\/api-types\.ts$|^tests\/render\/golden\//;

/** Every file with our own prose, as paths from the root. */
export function listProse(): string[] {
  const folders = ["app", "components", "lib", "prisma", "public", "scripts", "tests"].flatMap(listFiles);
  const own = readdirSync(ROOT).filter((file) => /\.(md|ts|mjs)$/.test(file));
  return [...folders, ...own].filter((file) => PROSE.test(file) && !LEFT_OUT.test(file));
}

type Finding = { where: string; text: string; instead: string };

/**
 * Finds comments and user-visible texts that contain a habit or a private word, and types with names that say
 * nothing, such as `Told`.
 */
export function findProse(file: string, habits: readonly Habit[], source?: string): Finding[] {
  const types = [...(source ?? readSource(file)).matchAll(/\btype (\w+)(?:<[^=]*>)? =/g)];
  return [
    ...textsOf(file, source).flatMap(({ line, text }) =>
      judge(`${file}:${line}`, text.replace(/\s+/g, " "), habits),
    ),
    ...types
      .filter(([, name = ""]) => isEmptyType(name))
      .map(([text]) => ({ where: file, text, instead: "name its contents" })),
  ];
}

/** Finds sentences with more than 30 words in comments and user-visible texts. */
export const findLong = (file: string, source?: string): Finding[] =>
  textsOf(file, source).flatMap(({ line, text }) =>
    findLongSentences(text).map((long) => ({
      where: `${file}:${line}`,
      text: long,
      instead: "two sentences",
    })),
  );

/** The texts of files that were read. To parse the whole tree takes seconds. */
const READ = new Map<string, Text[]>();

function textsOf(file: string, source: string | undefined): Text[] {
  if (source !== undefined) return readTexts(file, source);
  const texts = READ.get(file) ?? readTexts(file, readSource(file));
  READ.set(file, texts);
  return texts;
}

const readSource = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

function judge(where: string, text: string, habits: readonly Habit[]): Finding[] {
  return habits
    .filter(({ pattern }) => pattern.test(text))
    .map(({ instead }) => ({ where, text: text.trim(), instead }));
}

const DECLARED =
  /\b(?:function\*?|type|interface|class)\s+(\w+)|\bconst (\w+)(?:: [^=\n]+)? = (?:async )?(?:\(|\w+ =>|function\b)/g;

/** Names of the file, its types and its functions that contain a private word. */
export function findPrivateNames(file: string, source = readSource(file)): Finding[] {
  const code = /\.(tsx?|mjs)$/.test(file) ? source : "";
  const declared = [...code.matchAll(DECLARED)].flatMap(([, name, held]) => name ?? held ?? []);
  const findings = (name: string, words: ReadonlyMap<string, string>) =>
    toWords(name).flatMap((word) => {
      const instead = words.get(word);
      return instead === undefined ? [] : [{ where: file, text: name, instead }];
    });
  return [
    ...[...new Set([file, ...declared])]
      .filter((name) => !NAME_EXCEPTIONS.some((exception) => exception.test(name)))
      .flatMap((name) => findings(name, PRIVATE_NAMES)),
    ...listDeclared(file, code)
      .filter((name) => !DECLARED_EXCEPTIONS.some(({ files, names }) => files.test(file) && names.test(name)))
      .flatMap((name) => findings(name, NEVER_DECLARED)),
  ];
}

const toWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);

/** A word of NEVER_DECLARED within a name. Files without one need not be parsed. */
const MAY_DECLARE = new RegExp(`(?<![a-z])(${[...NEVER_DECLARED.keys()].join("|")})`, "i");

/** Every name that the code declares: variables, parameters, properties, functions and types. */
function listDeclared(file: string, code: string): string[] {
  if (!MAY_DECLARE.test(code.replace(/([a-z\d])([A-Z])/g, "$1 $2"))) return [];
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kindOf(file));
  const names = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && (node.parent as { name?: ts.Node }).name === node) {
      // A property access has a name too, but declares nothing.
      if (!ts.isPropertyAccessExpression(node.parent)) names.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return [...names];
}
