import type { Casting, CreateRequest, ReportType, RequestList, Status } from "../client";
import type { Command } from "../command";
import { toJson, toLines, toTable } from "../print";
import { choose, UsageError } from "../usage-error";

const REPORT_TYPES = ["expense_summary", "affordability"] as const satisfies readonly ReportType[];
/** The largest page that the service returns. */
const LIMIT_MAX = 100;
/** The largest number of requests that are listed, so that the command ends. A terminal cannot usefully show more. */
const ALL_MAX = 100_000;
const CONSENT_TYPES = ["once", "ongoing"] as const satisfies readonly CreateRequest["consent_type"][];
const BANKS = ["one", "several"] as const satisfies readonly CreateRequest["banks"][];
const STATUSES = [
  "pending_consent",
  "pending_data",
  "ready",
  "withdrawn",
  "purged",
] as const satisfies readonly Status[];

export const CREATE: Command = {
  name: "requests create",
  words: [],
  about: "Creates a request and prints the link to give to the customer",
  options: {
    name: { value: "name", help: "the customer's name; required" },
    type: { value: "type", help: "affordability (default) or expense_summary" },
    ref: { value: "text", help: "your own reference" },
    "consent-type": { value: "type", help: "once or ongoing; default: the company's setting" },
    "refresh-every": {
      value: "days",
      help: "for an ongoing consent, days between automatic refreshes, 1 to 90",
    },
    banks: {
      value: "one|several",
      help: "how many banks the customer can share; default: the company's setting",
    },
    household: { value: "id", help: "test keys only: the sandbox persona, such as priya" },
    scenario: { value: "name", help: "test keys only: the sandbox scenario, such as delayed_data" },
  },
  more: 'Example: requests create --name "Priya Raman" --type affordability --ref LOAN-2041',
  async run({ value, has, terminal, connection }) {
    const [name, ref] = [value("name"), value("ref")];
    if (!name) throw new UsageError("Give the customer's name with --name.");
    const consentType = value("consent-type");
    const banks = value("banks");
    const refreshEvery = value("refresh-every");
    // Only the service checks these values. Its error lists the valid ones.
    const household = value("household") as Casting["household"];
    const scenario = value("scenario") as Casting["scenario"];
    const calls = (household ?? scenario) ? connection.testClient() : connection.client();
    const made = await calls.requests.create(
      {
        client_name: name,
        report_type: choose("--type", value("type") ?? "affordability", REPORT_TYPES),
        ...(ref === undefined ? {} : { client_ref: ref }),
        ...(consentType === undefined
          ? {}
          : { consent_type: choose("--consent-type", consentType, CONSENT_TYPES) }),
        ...(refreshEvery === undefined ? {} : { refresh_every_days: toDays(refreshEvery) }),
        ...(banks === undefined ? {} : { banks: choose("--banks", banks, BANKS) }),
      },
      { household, scenario, signal: terminal.signal },
    );
    await terminal.out(has("json") ? toJson(made) : toLines(made));
    return 0;
  },
};

function toDays(text: string): number {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  throw new UsageError("--refresh-every must be a whole number of days from 1 to 90.");
}

export const GET: Command = {
  name: "requests get",
  words: ["id"],
  about: "Prints a request's status and details",
  options: {},
  async run({ words: [id = ""], has, terminal, connection }) {
    const request = await connection.client().requests.get(id, { signal: terminal.signal });
    await terminal.out(has("json") ? toJson(request) : toLines(request));
    return 0;
  },
};

export const WITHDRAW: Command = {
  name: "requests withdraw",
  words: ["id"],
  about: "Withdraws a request: its data and report are deleted",
  options: {},
  async run({ words: [id = ""], has, terminal, connection }) {
    const ended = await connection.client().requests.withdraw(id, { signal: terminal.signal });
    await terminal.out(has("json") ? toJson(ended) : toLines(ended));
    return 0;
  },
};

export const LIST: Command = {
  name: "requests list",
  words: [],
  about: "Lists requests, newest first",
  options: {
    status: { value: "status", help: STATUSES.join(", ") },
    q: { value: "text", help: "only requests whose customer name or reference contains this text" },
    limit: { value: "n", help: `the number of requests per page, 1 to ${LIMIT_MAX}; default 25` },
    all: { help: "all pages, not only the first" },
  },
  async run({ value, has, terminal, connection }) {
    const status = value("status");
    const q = value("q");
    const limit = readLimit(value("limit")) ?? (has("all") ? LIMIT_MAX : undefined);
    const list = connection.client().requests.list(
      {
        ...(status === undefined ? {} : { status: choose("--status", status, STATUSES) }),
        ...(q === undefined ? {} : { q }),
        ...(limit === undefined ? {} : { limit }),
      },
      { signal: terminal.signal },
    );
    const page = has("all") ? await joinPages(list) : await list;
    await terminal.out(has("json") ? toJson(page) : tableOf(page));
    if (page.has_more)
      terminal.say(
        has("all")
          ? `There are more than ${ALL_MAX}: narrow the list with --status or --q.`
          : "More results: use --all to list them all.",
      );
    return 0;
  },
};

function readLimit(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= LIMIT_MAX) return limit;
  throw new UsageError(`--limit must be a whole number from 1 to ${LIMIT_MAX}.`);
}

async function joinPages(pages: AsyncIterable<RequestList>): Promise<RequestList> {
  const data: RequestList["data"] = [];
  for await (const page of pages) {
    data.push(...page.data);
    if (data.length >= ALL_MAX && page.has_more)
      return { data, has_more: true, next_cursor: page.next_cursor };
  }
  return { data, has_more: false, next_cursor: null };
}

const tableOf = ({ data }: RequestList) =>
  toTable(
    ["ID", "STATUS", "TYPE", "CUSTOMER", "REFERENCE", "CREATED"],
    data.map((each) => [
      each.id,
      each.status,
      each.report_type,
      each.client_name,
      each.client_ref,
      each.created_at.slice(0, 16).replace("T", " "),
    ]),
  );
