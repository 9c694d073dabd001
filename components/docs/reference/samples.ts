import { type ApiDocument, bodyOf, type DocumentedOperation, exampleOf } from "./document";

export const SAMPLE_LANGUAGES = [
  { id: "curl", title: "curl", highlight: "bash" },
  { id: "node", title: "Node", highlight: "javascript" },
  { id: "python", title: "Python", highlight: "python" },
] as const;
type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number]["id"];

/** An API call, independent of any programming language. `toSample` writes it in one of the languages. */
type Call = {
  method: string;
  /** The URL, with `{id}` for the request's id. */
  url: string;
  hasId: boolean;
  isKeyed: boolean;
  body: unknown;
  /** The file to save the response in; null for a text response, which is printed. */
  saveAs: string | null;
};

function readCall(document: ApiDocument, operation: DocumentedOperation): Call {
  const answer = Object.entries(operation.responses).find(([status]) => status.startsWith("2"))?.[1];
  const isBinary = Object.values(answer?.content ?? {}).some(({ schema }) => schema?.format === "binary");
  return {
    method: operation.method,
    url: `${document.servers[0]?.url ?? ""}${operation.path}`,
    hasId: operation.path.includes("{id}"),
    isKeyed: operation.security.length > 0,
    body: exampleOf(bodyOf(operation)),
    saveAs: isBinary ? operation.path.slice(operation.path.lastIndexOf("/") + 1) : null,
  };
}

/**
 * Writes a sample call of the operation in `language`, ready to paste. The sample reads the API key from the variable
 * `KEY` and a request's id from `ID`. Its body is the contract's example, and its URL is this server's.
 */
export function toSample(
  document: ApiDocument,
  operation: DocumentedOperation,
  language: SampleLanguage,
): string {
  const call = readCall(document, operation);
  if (language === "curl") return toCurl(call);
  return language === "node" ? toNode(call) : toPython(call);
}

/** The longest body that is written on one line. */
const SHORT_MAX = 50;

function toCurl({ method, url, isKeyed, body, saveAs }: Call): string {
  const isPlain = method === "GET" || (method === "POST" && body !== undefined);
  const parts = [`curl -s ${isPlain ? "" : `-X ${method} `}"${url.replace("{id}", "$ID")}"`];
  if (isKeyed) parts.push(`-H "X-API-Key: $KEY"`);
  if (body !== undefined) {
    parts.push(`-H "Content-Type: application/json"`);
    const short = JSON.stringify(body);
    const text = short.length > SHORT_MAX ? JSON.stringify(body, null, 2) : short;
    parts.push(`-d '${text.replaceAll("'", "'\\''")}'`);
  }
  if (saveAs) parts.push(`-o ${saveAs}`);
  return parts.join(" \\\n  ");
}

function toNode({ method, url, hasId, isKeyed, body, saveAs }: Call): string {
  const path = hasId ? `\`${url.replace("{id}", `\${process.env.ID}`)}\`` : JSON.stringify(url);
  const headers = [
    ...(isKeyed ? ['"X-API-Key": process.env.KEY'] : []),
    ...(body === undefined ? [] : ['"Content-Type": "application/json"']),
  ];
  const options = [
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    ...(headers.length > 0 ? [`  headers: { ${headers.join(", ")} },`] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indent(toLiteral(body))}),`]),
  ];
  const call = options.length > 0 ? `${path}, {\n${options.join("\n")}\n}` : path;
  const lines = [`const response = await fetch(${call});`];
  if (saveAs) {
    lines.unshift(`import { writeFile } from "node:fs/promises";\n`);
    lines.push(`await writeFile("${saveAs}", Buffer.from(await response.arrayBuffer()));`);
  } else
    lines.push(
      `console.log(response.status, await response.${url.match(/\.(html|xml)$/) ? "text" : "json"}());`,
    );
  return lines.join("\n");
}

function toPython({ method, url, hasId, isKeyed, body, saveAs }: Call): string {
  const needsEnvironment = hasId || isKeyed;
  const path = hasId ? `f"${url.replace("{id}", "{os.environ['ID']}")}"` : JSON.stringify(url);
  const options = [
    path,
    ...(isKeyed ? [`headers={"X-API-Key": os.environ["KEY"]}`] : []),
    ...(body === undefined ? [] : [`json=${indent(toLiteral(body, true), 4)}`]),
  ];
  const name = method.toLowerCase();
  const lines = [
    ...(needsEnvironment ? ["import os"] : []),
    "import requests",
    "",
    `response = requests.${name}(\n    ${options.join(",\n    ")},\n)`,
  ];
  if (saveAs) lines.push(`open("${saveAs}", "wb").write(response.content)`);
  else lines.push(`print(response.status_code, response.${url.match(/\.(html|xml)$/) ? "text" : "json()"})`);
  return lines.join("\n");
}

const PYTHON_WORDS: Record<string, string> = { true: "True", false: "False", null: "None" };

/** Writes the value as JavaScript or Python source. */
function toLiteral(value: unknown, isPython = false): string {
  const unit = isPython ? 4 : 2;
  if (Array.isArray(value)) return `[${value.map((item) => toLiteral(item, isPython)).join(", ")}]`;
  if (value === null || typeof value !== "object") {
    const text = JSON.stringify(value);
    return isPython ? (PYTHON_WORDS[text] ?? text) : text;
  }
  const fields = Object.entries(value).map(([name, field]) => {
    const key = !isPython && /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${" ".repeat(unit)}${key}: ${indent(toLiteral(field, isPython), unit)},`;
  });
  return fields.length === 0 ? "{}" : `{\n${fields.join("\n")}\n}`;
}

/** Indents every line after the first. */
const indent = (text: string, by = 2) => text.replaceAll("\n", `\n${" ".repeat(by)}`);
