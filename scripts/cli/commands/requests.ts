import type { ReportType, RequestList, Status } from "../api-types";
import { type Command, choose, UsageError } from "../command";
import { toJson, toLines, toTable } from "../print";

const REPORT_TYPES = ["expense_summary", "affordability"] as const satisfies readonly ReportType[];
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
  about: "Makes a request and prints the link to give to the customer",
  options: {
    name: { value: "name", help: "the customer's name; needed" },
    type: { value: "type", help: "affordability (default) or expense_summary" },
    ref: { value: "text", help: "your own reference" },
    household: { value: "id", help: "test keys: who the customer is, such as priya" },
    scenario: { value: "name", help: "test keys: what befalls the request, such as delayed_data" },
  },
  more: 'Example: requests create --name "Priya Raman" --type affordability --ref LOAN-2041',
  async run({ value, has, terminal, connection }) {
    const [name, ref] = [value("name"), value("ref")];
    if (!name) throw new UsageError("--name, the customer's name, is needed.");
    const [household, scenario] = [value("household"), value("scenario")];
    const calls = (household ?? scenario) ? connection.testClient() : connection.client();
    const made = await calls.requests.create(
      {
        client_name: name,
        report_type: choose("--type", value("type") ?? "affordability", REPORT_TYPES),
        ...(ref === undefined ? {} : { client_ref: ref }),
      },
      { household, scenario, signal: terminal.signal },
    );
    await terminal.out(has("json") ? toJson(made) : toLines(made));
    return 0;
  },
};

export const GET: Command = {
  name: "requests get",
  words: ["id"],
  about: "Prints where a request stands, and its details",
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
    q: { value: "text", help: "only where the customer's name or your reference holds this text" },
    limit: { value: "n", help: "how many to ask for at a time, 1 to 100; default 25" },
    all: { help: "every page, not the first alone" },
  },
  async run({ value, has, terminal, connection }) {
    const status = value("status");
    const [q, limit] = [value("q"), value("limit") ?? (has("all") ? "100" : undefined)];
    const list = connection.client().requests.list(
      {
        ...(status === undefined ? {} : { status: choose("--status", status, STATUSES) }),
        ...(q === undefined ? {} : { q }),
        // The service says what a limit may be.
        ...(limit === undefined ? {} : { limit: limit as unknown as number }),
      },
      { signal: terminal.signal },
    );
    const page = has("all") ? await joinPages(list) : await list;
    await terminal.out(has("json") ? toJson(page) : tableOf(page));
    if (page.has_more) terminal.say("There are more: --all lists every one.");
    return 0;
  },
};

async function joinPages(pages: AsyncIterable<RequestList>): Promise<RequestList> {
  const data: RequestList["data"] = [];
  for await (const page of pages) data.push(...page.data);
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
