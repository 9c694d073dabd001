import { afterAll, beforeEach } from "vitest";
import { fake } from "@/tests/support/fiskil/stand-in";

/** The stand-in of a test file: a new one for each test, as far as a test can tell. */
export { fake };

beforeEach(() => fake.reset());
afterAll(() => fake.close());
