import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "@/scripts/install.mjs";
import { listFiles } from "./source";

/** A habit to avoid, and what to write instead. */
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
];

/** Type names that do not say what they contain. */
const EMPTY_TYPES =
  /^(Told|Asked|Known|Held|Given|Found|Kept|Parts|Worked|Outcome|Place|Look|Seen|Sight|Open|Act|Resting|Cut)$/;

/**
 * Private words in names of files, types and functions, and what to use instead. "Leaf" is allowed, because the report
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
  ["tests/support/prose.ts", /^(sleeper|befall|anew|mend)$/],
  // Headings from firms' own files.
  ["tests/browser/several.spec.ts", /E-mail/],
  ["tests/contract/request-file.test.ts", /E-mail/],
]);

const PROSE = /\.(tsx?|mjs|js|md|prisma|sql)$/;
/** Generated files. */
const LEFT_OUT = /^prisma\/generated\/|^scripts\/cli\/api-types\.ts$|^tests\/render\/golden\//;
/** Old migrations. Their statements must not change, so only the lines with comments are checked. */
const MIGRATION = /^prisma\/migrations\//;

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
export function findProse(
  file: string,
  habits: readonly Habit[],
  source = readFileSync(path.join(ROOT, file), "utf8"),
): Finding[] {
  if (file.endsWith(".md") || file.endsWith(".sql") || file.endsWith(".prisma"))
    return source
      .split("\n")
      .flatMap((text, index) =>
        MIGRATION.test(file) && !/^\s*--/.test(text) ? [] : judge(`${file}:${index + 1}`, text, habits),
      );
  if (!mayHold(source, habits)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kindOf(file));
  const findings: Finding[] = [];
  const add = (at: number, text: string) =>
    findings.push(...judge(`${file}:${tree.getLineAndCharacterOfPosition(at).line + 1}`, text, habits));
  const seen = new Set<number>();
  const readComments = (ranges: readonly ts.CommentRange[] | undefined) => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      add(pos, toText(source.slice(pos, end)));
    }
  };
  const visit = (node: ts.Node) => {
    readComments(ts.getLeadingCommentRanges(source, node.pos));
    readComments(ts.getTrailingCommentRanges(source, node.end));
    if (isText(node)) add(node.getStart(), node.text.replace(/\s+/g, " "));
    if (ts.isTypeAliasDeclaration(node) && EMPTY_TYPES.test(node.name.text))
      findings.push({ where: file, text: `type ${node.name.text}`, instead: "name what it holds" });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  readComments(ts.getLeadingCommentRanges(source, tree.endOfFileToken.pos));
  return findings;
}

/**
 * Reports whether a file contains a habit or an empty type name anywhere, even in code. If not, the file need not be
 * parsed.
 */
function mayHold(source: string, habits: readonly Habit[]): boolean {
  const text = source.replace(/\s*\n\s*(\*|\/\/)?\s*/g, " ").replace(/\s+/g, " ");
  const types = [...text.matchAll(/\btype (\w+)/g)];
  return (
    habits.some(({ pattern }) => pattern.test(text)) || types.some(([, name]) => EMPTY_TYPES.test(name ?? ""))
  );
}

function judge(where: string, text: string, habits: readonly Habit[]): Finding[] {
  return habits
    .filter(({ pattern }) => pattern.test(text))
    .map(({ instead }) => ({ where, text: text.trim(), instead }));
}

/** True for string literals, templates and JSX text, but not for module names. */
function isText(node: ts.Node): node is ts.LiteralLikeNode {
  if (ts.isStringLiteral(node))
    return !ts.isImportDeclaration(node.parent) && !ts.isExportDeclaration(node.parent);
  return ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
}

/** A comment as plain text, without its markers and line breaks. */
const toText = (comment: string) =>
  comment.replace(/\s*\n\s*(\*|\/\/)?\s*/g, " ").replace(/^\/[*/]+|\*\/$/g, "");

function kindOf(file: string): ts.ScriptKind {
  if (file.endsWith("x")) return ts.ScriptKind.TSX;
  return /\.m?js$/.test(file) ? ts.ScriptKind.JS : ts.ScriptKind.TS;
}

const DECLARED =
  /\b(?:function\*?|type|interface|class)\s+(\w+)|\bconst (\w+)(?:: [^=\n]+)? = (?:async )?(?:\(|\w+ =>|function\b)/g;

/** Names of the file, its types and its functions that contain a private word. */
export function findPrivateNames(
  file: string,
  source = readFileSync(path.join(ROOT, file), "utf8"),
): Finding[] {
  const code = /\.(tsx?|mjs)$/.test(file) ? source : "";
  const declared = [...code.matchAll(DECLARED)].flatMap(([, name, held]) => name ?? held ?? []);
  return [...new Set([file, ...declared])].flatMap((name) => {
    if (NAME_EXCEPTIONS.some((exception) => exception.test(name))) return [];
    const words = name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .split(/[^a-z]+/);
    const found = words.filter((word) => PRIVATE_NAMES.has(word));
    return found.map((word) => ({ where: file, text: name, instead: PRIVATE_NAMES.get(word) ?? "" }));
  });
}
