// The files of a process follow one another: each begins with a browser that has never been here.
import { beforeAll } from "vitest";
import { forgetVisit } from "@/tests/support/browser-visit";

beforeAll(forgetVisit);
