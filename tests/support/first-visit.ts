// Resets the simulated browser before each file, because the files of a process run one after the other.
import { beforeAll } from "vitest";
import { forgetVisit } from "@/tests/support/browser-visit";

beforeAll(forgetVisit);
