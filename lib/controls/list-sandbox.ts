import type { SandboxGuide } from "@/lib/contract/wire/sandbox";
import { BANKS, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { EVERYONE } from "@/lib/sandbox/households/list";
import { listScenarioStories } from "@/lib/sandbox/scenario-stories";

/** Lists every test persona, bank and scenario in the sandbox, with their expected behaviour. */
export function listSandbox(): SandboxGuide {
  return {
    households: EVERYONE.map((household) => ({
      id: household.id,
      name: household.person,
      customer_number: household.customerNumber,
      story: household.story,
      expect: [...household.expect],
      bank: household.homeBank,
      banks: [...new Set(household.accounts.flatMap(({ bank }) => bank ?? []))],
      accounts: household.accounts
        .filter(({ isSharingOff }) => !isSharingOff)
        .map(({ key, displayName, kind }) => ({ key, name: displayName, kind })),
    })),
    scenarios: listScenarioStories(),
    banks: BANKS.map(({ id, name, health }) => ({ id, name, health, note: HEALTH_NOTES[health] })),
  };
}
