import type { ReportFile } from "@/lib/documents/fetch-report";
import { unpack } from "@/lib/store/pack";

/** The bytes of a file as its reader saves them. */
export async function openFile({ content }: ReportFile): Promise<Uint8Array<ArrayBuffer>> {
  return unpack(content);
}
