// The calls of the quick start in each language, ready to paste.

export const LANGUAGES = [
  { id: "curl", label: "curl" },
  { id: "node", label: "Node" },
  { id: "python", label: "Python" },
] as const;
export type Language = (typeof LANGUAGES)[number]["id"];

type Filled = { base: string; key: string; requestId: string };
type Call = { method: "GET" | "POST"; path: string; body?: Record<string, string> };

const REQUEST_BODY = { client_name: "Priya Raman", report_type: "affordability" };

const CALLS = {
  list: (): Call => ({ method: "GET", path: "/v1/requests" }),
  create: (): Call => ({ method: "POST", path: "/v1/requests", body: REQUEST_BODY }),
  consent: (id: string): Call => ({
    method: "POST",
    path: `/v1/sandbox/requests/${id}/consent`,
    body: { outcome: "authorise" },
  }),
  report: (id: string): Call => ({ method: "GET", path: `/v1/requests/${id}/report` }),
} as const;
export type CallName = keyof typeof CALLS;

const TO: Readonly<Record<Language, (url: string, key: string, call: Call) => string>> = {
  curl: (url, key, { body }) =>
    [
      `curl -s ${url}`,
      `-H "X-API-Key: ${key}"`,
      ...(body ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(body)}'`] : []),
    ].join(" \\\n  "),
  node: (url, key, { method, body }) => {
    const headers = body
      ? `{ "X-API-Key": "${key}", "Content-Type": "application/json" }`
      : `{ "X-API-Key": "${key}" }`;
    const lines = [
      ...(method === "GET" ? [] : [`  method: "${method}",`]),
      `  headers: ${headers},`,
      ...(body ? [`  body: JSON.stringify(${JSON.stringify(body)}),`] : []),
    ];
    return `const answer = await fetch("${url}", {\n${lines.join("\n")}\n});\nconsole.log(answer.status, await answer.json());`;
  },
  python: (url, key, { method, body }) => {
    const json = body ? `\n    json=${JSON.stringify(body)},` : "";
    return `import requests\n\nanswer = requests.${method.toLowerCase()}(\n    "${url}",\n    headers={"X-API-Key": "${key}"},${json}\n)\nprint(answer.status_code, answer.json())`;
  },
};

export function toSample(name: CallName, language: Language, { base, key, requestId }: Filled): string {
  const call = CALLS[name](requestId);
  return TO[language](`${base}${call.path}`, key, call);
}
