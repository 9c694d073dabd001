import { z } from "zod";
import data from "./asvs.json";

const Requirement = z.object({
  /** The requirement's number in OWASP ASVS 5.0. */
  id: z.string().regex(/^V\d+\.\d+\.\d+$/),
  level: z.literal([1, 2]),
  topic: z.string().min(1),
  state: z.enum(["met", "not_met", "not_applicable"]),
  /** Says how the requirement is met, why it does not apply, or which part is missing and planned. */
  about: z.string().min(1),
  /** The evidence: a guide, or a test or code file. The path of a file starts at the root of the repository. */
  link: z.string().optional(),
});
export type Requirement = z.infer<typeof Requirement>;

/** Every requirement of levels 1 and 2, in the standard's order. `chapters` maps chapter numbers to names. */
export const { chapters: CHAPTERS, requirements: REQUIREMENTS } = z
  .object({ chapters: z.record(z.string(), z.string()), requirements: z.array(Requirement) })
  .parse(data);
