import type { SandboxGuide } from "@/lib/contract/wire/sandbox";
import { BANKS, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { listScenarioStories } from "@/lib/sandbox/scenario-stories";

/** Everyone and everything there is in the sandbox, with what to expect of each. */
export function listSandbox(): SandboxGuide {
  return {
    households: HOUSEHOLDS.map((household) => ({
      id: household.id,
      name: household.person,
      customer_number: household.customerNumber,
      story: household.story,
      expect: [...household.expect],
      bank: household.homeBank,
      accounts: household.accounts
        .filter(({ isSharingOff }) => !isSharingOff)
        .map(({ key, displayName, kind }) => ({ key, name: displayName, kind })),
    })),
    scenarios: listScenarioStories(),
    banks: BANKS.map(({ id, name, health }) => ({ id, name, health, note: HEALTH_NOTES[health] })),
  };
}
