import { z } from "zod";
import data from "./asvs.json";

const Requirement = z.object({
  /** As OWASP ASVS 5.0 numbers it. */
  id: z.string().regex(/^V\d+\.\d+\.\d+$/),
  level: z.literal([1, 2]),
  topic: z.string().min(1),
  state: z.enum(["met", "not_met", "not_applicable"]),
  /** How it is met, why it does not apply, or what is missing and planned. */
  about: z.string().min(1),
  /** The test or code, from the root of the repository, or the guide that shows it. */
  link: z.string().optional(),
});
export type Requirement = z.infer<typeof Requirement>;

/** Every requirement of levels 1 and 2, in the order of the standard, by the number of its chapter. */
export const { chapters: CHAPTERS, requirements: REQUIREMENTS } = z
  .object({ chapters: z.record(z.string(), z.string()), requirements: z.array(Requirement) })
  .parse(data);
