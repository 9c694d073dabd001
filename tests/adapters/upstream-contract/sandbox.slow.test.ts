import { describeContract } from "@/tests/adapters/upstream-contract/describe-contract";
import { makeSandboxBench } from "@/tests/adapters/upstream-contract/sandbox-bench";
import { testDatabase } from "@/tests/support/database";

describeContract(makeSandboxBench(testDatabase().ownerUrl));
