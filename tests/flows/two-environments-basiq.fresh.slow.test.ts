import { describeTwoEnvironments } from "@/tests/flows/two-environments";
import { stage } from "@/tests/support/basiq/stage";

describeTwoEnvironments(stage);
