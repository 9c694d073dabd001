import { afterAll, beforeEach } from "vitest";
import { fake } from "@/tests/support/fiskil/stand-in";

/** The stand-in of a test file, reset for each test. */
export { fake };

beforeEach(() => fake.reset());
afterAll(() => fake.close());
