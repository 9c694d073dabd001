import { toOpenApi } from "@/lib/contract/openapi/document";
import { type Artefact, DOCUMENT_URL } from "./artefact";

/**
 * The Python client: one file that needs only the standard library, with a method for each operation of the OpenAPI
 * document. We generate it ourselves, because the clients of existing generators need packages at run time.
 */
export const PYTHON_CLIENT: Artefact = { path: "public/clients/surplus.py", make: makePythonClient };

type Parameter = { $ref?: string; name: string; in: string; description?: string };
type ApiOperation = {
  operationId: string;
  summary: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean };
  responses: Record<string, { content?: Record<string, { schema: { format?: string } }> }>;
};

const HEAD = `"""A client of the Surplus API, generated from its OpenAPI document. Python 3.9 or newer, standard library only.

    from surplus import ApiError, Client

    surplus = Client("https://reports.example.com", api_key)
    request = surplus.create_request({"client_name": "Priya Raman", "report_type": "affordability"})
    print(request["consent_url"])

Each method returns the API's response: parsed JSON, text, or bytes. It raises ApiError for an error response, and
urllib.error.URLError if the service cannot be reached. No call is repeated automatically.
"""

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Optional
from uuid import uuid4

_LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class ApiError(Exception):
    """An error response: \`status\`, the stable \`code\`, \`detail\` for people, and \`request_id\` to quote to support."""

    def __init__(self, status: int, code: Optional[str], detail: Any, request_id: Optional[str]):
        super().__init__(f"{status} {code or ''}: {detail}")
        self.status = status
        self.code = code
        self.detail = detail
        self.request_id = request_id


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could send the key to another host, so none is followed."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Client:
    """A method for each operation. \`api_key\` is not needed for the public ones."""

    def __init__(self, base_url: str, api_key: Optional[str] = None, timeout: float = 60):
        url = urllib.parse.urlsplit(base_url)
        if url.scheme not in ("http", "https") or not url.hostname:
            raise ValueError("base_url must be a web address such as https://reports.example.com.")
        if api_key and api_key.startswith("svc_live_") and url.scheme == "http" and url.hostname not in _LOCAL_HOSTS:
            raise ValueError("A live key is not sent over plain http: use https.")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirect)

    def _call(
        self,
        method: str,
        path: str,
        answer: str,
        id: Optional[str] = None,
        query: Optional[dict] = None,
        body: Any = None,
        key: Optional[str] = None,
        keyed: bool = False,
    ) -> Any:
        if id is not None:
            path = path.replace("{id}", urllib.parse.quote(id, safe=""))
        sent = {name: value for name, value in (query or {}).items() if value is not None}
        url = self._base_url + path + ("?" + urllib.parse.urlencode(sent) if sent else "")
        headers = {"Accept": "application/json, */*"}
        if keyed and self._api_key:
            headers["X-API-Key"] = self._api_key
        if key is not None:
            headers["Idempotency-Key"] = key
        data = None
        if body is not None:
            data = json.dumps(body).encode("utf-8")
            headers["Content-Type"] = "application/json"
        elif method in ("POST", "PUT", "PATCH"):
            data = b""
        request = urllib.request.Request(url, data=data, headers=headers, method=method)
        try:
            with self._opener.open(request, timeout=self._timeout) as response:
                read = response.read()
        except urllib.error.HTTPError as error:
            raise _to_api_error(error) from None
        if answer == "bytes":
            return read
        text = read.decode("utf-8")
        return json.loads(text) if answer == "json" else text
`;

const TAIL = `

def _to_api_error(error: urllib.error.HTTPError) -> ApiError:
    request_id = error.headers.get("X-Request-Id")
    try:
        body = json.loads(error.read().decode("utf-8"))
    except ValueError:
        body = {}
    if not isinstance(body, dict):
        body = {}
    return ApiError(error.code, body.get("code"), body.get("detail"), request_id)
`;

const KEYWORDS = new Set(["from", "import", "class", "global", "in", "is", "not", "and", "or"]);
const toSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toPair = (name: string) => `                "${name}": ${toName(name)},\n`;
const toName = (name: string) => (KEYWORDS.has(name) ? `${name}_` : name);

async function makePythonClient(): Promise<string> {
  const document = toOpenApi(DOCUMENT_URL) as unknown as {
    paths: Record<string, Record<string, ApiOperation>>;
    components: { parameters: Record<string, Parameter> };
  };
  const shared = document.components.parameters;
  const methods = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.operationId)
      .map(([verb, operation]) => toMethod(verb.toUpperCase(), path, operation, shared)),
  );
  return [HEAD, ...methods].join("\n") + TAIL;
}

function toMethod(
  verb: string,
  path: string,
  operation: ApiOperation,
  shared: Record<string, Parameter>,
): string {
  const parameters = (operation.parameters ?? []).map((each) =>
    each.$ref ? (shared[each.$ref.split("/").at(-1) ?? ""] ?? each) : each,
  );
  const has = (name: string) => parameters.some((each) => each.name?.toLowerCase() === name);
  const query = parameters.filter((each) => each.in === "query").map(({ name }) => name);
  const body = operation.requestBody ? (operation.requestBody.required ? ["body: Any"] : []) : [];
  const lateBody = operation.requestBody && !operation.requestBody.required ? ["body: Any = None"] : [];
  const canRepeat = has("idempotency-key");
  const late = [
    ...lateBody,
    ...query.map((name) => `${toName(name)}: Any = None`),
    ...(canRepeat ? ["idempotency_key: Optional[str] = None"] : []),
  ];
  const signature = [
    "self",
    ...(path.includes("{id}") ? ["id: str"] : []),
    ...body,
    ...(late.length > 0 ? ["*", ...late] : []),
  ];
  const answer = answerOf(operation);
  const passed = [
    `"${verb}"`,
    `"${path}"`,
    `"${answer}"`,
    ...(path.includes("{id}") ? ["id=id"] : []),
    ...(query.length > 0 ? [`query={\n${query.map(toPair).join("")}            }`] : []),
    ...(operation.requestBody ? ["body=body"] : []),
    ...(canRepeat ? ["key=idempotency_key or str(uuid4())"] : []),
    ...(has("x-api-key") ? ["keyed=True"] : []),
  ];
  const type = { json: "Any", text: "str", bytes: "bytes" }[answer];
  return `
    def ${toSnake(operation.operationId)}(
        ${signature.join(",\n        ")},
    ) -> ${type}:
        """${operation.summary}: ${verb} ${path}"""
        return self._call(
            ${passed.join(",\n            ")},
        )`;
}

function answerOf({ responses }: ApiOperation): "json" | "text" | "bytes" {
  const answered = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  const [[type, media] = ["", undefined]] = Object.entries(answered?.content ?? {});
  if (type.includes("json")) return "json";
  return media?.schema.format === "binary" ? "bytes" : "text";
}
