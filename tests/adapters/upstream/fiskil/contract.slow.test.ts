import { afterAll } from "vitest";
import { describeUpstream } from "@/tests/adapters/upstream/contract";
import { makeRig } from "@/tests/adapters/upstream/fiskil/rig";
import { startFakeFiskil } from "@/tests/support/fiskil/fake";

const fake = await startFakeFiskil();
afterAll(() => fake.close());

describeUpstream("Fiskil with live credentials", async () => makeRig(fake, "live"));
describeUpstream("Fiskil with its sandbox's", async () => makeRig(fake, "test"));
describeUpstream("Fiskil asked for its first version", async () => makeRig(fake, "live", { version: "v1" }));
