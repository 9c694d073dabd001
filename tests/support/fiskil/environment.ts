import { afterAll, beforeEach } from "vitest";
import { fake } from "@/tests/support/fiskil/stand-in";

/** The stand-in of this test file, which is reset before each test. */
export { fake };

beforeEach(() => fake.reset());
afterAll(() => fake.close());
