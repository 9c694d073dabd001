import type { SandboxGuide } from "@/lib/contract/wire/sandbox";
import { env } from "@/lib/env";
import { BANKS, HEALTH_NOTES } from "@/lib/sandbox/banks";
import { HOUSEHOLDS } from "@/lib/sandbox/households/list";
import { SCENARIOS } from "@/lib/sandbox/scenarios";

/** Everyone and everything there is in the sandbox, with what to expect of each. */
export function listSandbox(): SandboxGuide {
  const delay = String(env().SANDBOX_DELAY_SECONDS);
  const say = (text: string) => text.replaceAll("{delay}", delay);
  return {
    households: HOUSEHOLDS.map((household) => ({
      id: household.id,
      name: household.person,
      customer_number: household.customerNumber,
      story: household.story,
      expect: [...household.expect],
      bank: household.homeBank,
      accounts: household.accounts.map(({ key, displayName, kind }) => ({ key, name: displayName, kind })),
    })),
    scenarios: SCENARIOS.map(({ name, story, expect }) => ({
      name,
      story: say(story),
      expect: expect.map(say),
    })),
    banks: BANKS.map(({ id, name, health }) => ({ id, name, health, note: HEALTH_NOTES[health] })),
  };
}
