import { describeTwoEnvironments } from "@/tests/flows/two-environments";
import { stage } from "@/tests/support/fiskil/stage";

describeTwoEnvironments(stage);
