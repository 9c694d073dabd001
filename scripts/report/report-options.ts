import type { Profile, ReportType } from "@/lib/rules/request";
import type { Format } from "./render-as";

/** The options with which one report is prepared from local files. */
export type Options = {
  /** An absolute path, "-" for standard input, or bank data that was already read. Null if all data is in `csv`. */
  input: string | { json: unknown } | null;
  csv: string[];
  type: ReportType;
  profile: Profile;
  asOf: string | null;
  name: string | null;
  format: Format;
  out: string | null;
};
