import type { Integrity } from "@/components/report/integrity";
import type { ReportDocument } from "@/lib/domain/document";

/** What a rendering thread is sent, and what it answers; null bytes mean that it failed. */
export type Job = { id: number; document: ReportDocument; integrity: Integrity };
export type Answer = "ready" | { id: number; bytes: Uint8Array<ArrayBuffer> | null };
