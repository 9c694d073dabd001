import { createHash } from "node:crypto";
import { type AttributeGroup, groupOf } from "@/lib/contract/attributes/list";
import type { Attributes } from "@/lib/contract/wire/attributes";
import { documentSource } from "@/lib/documents/fetch-document";
import type { ReportFile } from "@/lib/documents/fetch-report";
import type { Scope } from "@/lib/scope";
import { type Encoding, encode, unpack } from "@/lib/store/pack";

/**
 * The report's attributes, or those of one group, as a source of `sendFile`. All attributes are stored as one file; a
 * group is extracted from it. Throws as `fetchReportFile` does.
 */
export function attributesSource(scope: Scope, requestId: string, group: AttributeGroup | undefined) {
  const whole = documentSource(scope, requestId, "attributes");
  if (!group) return whole;
  const take = async () => takeGroup(await whole.fetch(), group);
  return {
    findDigest: async () => ((await whole.findDigest()) ? (await take()).digest : null),
    fetch: async (encoding: Encoding) => {
      const file = await take();
      return { ...file, content: await encode(file.content, encoding) };
    },
  };
}

async function takeGroup(file: ReportFile, group: AttributeGroup): Promise<ReportFile> {
  const all = JSON.parse(new TextDecoder().decode(await unpack(file.content))) as Attributes;
  const part = { ...all, data: all.data.filter(({ id }) => groupOf(id) === group) };
  const content = new Uint8Array(Buffer.from(JSON.stringify(part)));
  return { ...file, content, digest: createHash("sha256").update(content).digest("hex") };
}
