import { afterAll } from "vitest";
import { makeRig } from "@/tests/adapters/upstream/basiq/rig";
import { describeUpstream } from "@/tests/adapters/upstream/contract";
import { startFakeBasiq } from "@/tests/support/basiq/fake";

const fake = await startFakeBasiq();
afterAll(() => fake.close());

describeUpstream("Basiq with a live key", async () => makeRig(fake, "live"));
describeUpstream("Basiq with its sandbox's", async () => makeRig(fake, "test"));
