import { FILE_COLUMNS } from "@/lib/contract/request-file";
import { document } from "@/lib/http/answer";
import { member } from "@/lib/http/member";

/**
 * Serves a file with only the headings and no example row, because people would sometimes import an example row with
 * their own rows.
 */
export async function GET(): Promise<Response> {
  await member();
  const bytes = new TextEncoder().encode(`\uFEFF${FILE_COLUMNS.join(",")}\r\n`);
  return document(bytes, "text/csv; charset=utf-8", {
    "content-disposition": 'attachment; filename="requests-template.csv"',
  });
}
