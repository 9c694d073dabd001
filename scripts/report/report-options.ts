import type { Profile, ReportType } from "@/lib/rules/request";
import type { Format } from "./render-as";

/** The choices for one report from local files. */
export type Options = {
  /** An absolute path, "-" for standard input, bank data that was already read, or null. */
  input: string | { json: unknown } | null;
  csv: string[];
  type: ReportType;
  profile: Profile;
  asOf: string | null;
  name: string | null;
  format: Format;
  out: string | null;
};
