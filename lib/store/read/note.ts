import type { CustomerNote } from "@/lib/engine/document";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unseal } from "@/lib/store/seal";

type NoteRecord = { target: string; kind: CustomerNote["kind"]; text: string | null; createdAt: Date };

/** The customer's first hundred notes on their report, oldest first, unsealed; empty after erasure. */
export async function listNotes(scope: Scope, requestId: string): Promise<NoteRecord[]> {
  return inScope(scope, async (tx) => {
    const owner = await tx.request.findFirst({
      where: { id: requestId, ...scope },
      select: { id: true, dataKeyWrapped: true },
    });
    if (!owner?.dataKeyWrapped) return [];
    const rows = await tx.customerNote.findMany({
      where: { requestId, ...scope },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: 100,
    });
    return rows.map((row) => ({
      target: row.target,
      kind: row.kind as CustomerNote["kind"],
      text: row.textSealed ? unseal(owner, `note:${row.id}`, row.textSealed) : null,
      createdAt: row.createdAt,
    }));
  });
}
