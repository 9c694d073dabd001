import type { ListStatus } from "@/lib/rules/list-status";
import { Chip } from "../ui/chip";
import { listStatusWords } from "./words";

/** Shows a request's status, the same in the list, on the request's page and in every table of requests. */
export function StatusChip({ status, isUnsent }: { status: ListStatus; isUnsent: boolean }) {
  const { label, tone } = listStatusWords(status, isUnsent);
  return <Chip tone={tone}>{label}</Chip>;
}
