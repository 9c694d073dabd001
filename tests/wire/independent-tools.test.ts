import { createHash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020";
import formats from "ajv-formats";
import canonicalize from "canonicalize";
import { compactVerify, createRemoteJWKSet } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { type Firm, makeFirm, makeReady } from "@/tests/wire/support/firm";
import { baseUrl } from "@/tests/wire/support/server";

/** Checks the server's responses with third-party tools and the published schemas and keys, without our own code. */
describe("a fetched report, checked by independent tools", () => {
  let firm: Firm;
  let id: string;
  let json: Buffer;
  beforeAll(async () => {
    firm = await makeFirm();
    id = await makeReady(firm);
    json = await fetched("report");
  }, 120_000);

  const fetched = async (path: string) => {
    const answer = await fetch(`${baseUrl}/v1/requests/${id}/${path}`, {
      headers: { "x-api-key": firm.testKey },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };
  const published = async (path: string) => {
    const answer = await fetch(`${baseUrl}${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    return answer;
  };

  test("is valid JSON by ajv and its published schema, which allows one more member", async () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    formats.default(ajv);
    const validate = ajv.compile(await (await published("/schemas/report-1.1.json")).json());
    const report = JSON.parse(json.toString());
    expect([validate(report), validate.errors]).toEqual([true, null]);
    expect(validate({ ...report, later_member: "text" })).toBe(true);
  });

  test("is valid XML by libxml2 and its published schema, which allows one more element", async () => {
    const schema = await published("/schemas/report-1.1.xsd");
    expect(schema.headers.get("content-type")).toContain("application/xml");
    const xsd = [{ fileName: "report.xsd", contents: await schema.text() }];
    const xml = (await fetched("report.xml")).toString();
    const check = (contents: string) =>
      validateXML({ xml: [{ fileName: "report.xml", contents }], schema: xsd });
    expect((await check(xml)).errors).toEqual([]);
    expect((await check(xml.replace("</report>", "<later_member/></report>"))).valid).toBe(true);
  });

  test("is signed, by jose and the published keys, over the digest of canonicalize's output", async () => {
    const { integrity, ...report } = JSON.parse(json.toString());
    const keys = createRemoteJWKSet(new URL(`${baseUrl}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await compactVerify(integrity.signature_jws, keys);
    const digest = createHash("sha256")
      .update(canonicalize(report) ?? "")
      .digest("hex");
    expect(Buffer.from(payload).toString()).toBe(digest);
    expect(integrity).toMatchObject({ digest_sha256: digest, key_id: protectedHeader.kid });
    expect(canonicalize(JSON.parse(json.toString()))).toBe(json.toString());
  });

  test("is listed by its number with the SHA-256 of every fetched file", async () => {
    const { verification } = JSON.parse(json.toString());
    const files = await Promise.all(
      ["html", "pdf"].map(async (format) => ({
        format,
        sha256: createHash("sha256")
          .update(await fetched(`report.${format}`))
          .digest("hex"),
      })),
    );
    const answer = await fetch(`${baseUrl}/verify/${verification.id}`, {
      headers: { accept: "application/json" },
    });
    expect(answer.headers.get("content-type")).toBe("application/json");
    const facts = await answer.json();
    expect(facts).toMatchObject({
      verification_id: verification.id,
      standing: "current",
      environment: "test",
    });
    for (const file of files) expect(facts.files).toContainEqual(file);
  });
});
