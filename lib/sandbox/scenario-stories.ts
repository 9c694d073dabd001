import { env } from "@/lib/env/env";
import { SCENARIOS, type ScenarioName } from "./scenarios";

/** The scenarios as text, with this server's delay in place of `{delay}`. */
export function listScenarioStories(): { name: ScenarioName; story: string; expect: string[] }[] {
  const delay = String(env().SANDBOX_DELAY_SECONDS);
  const say = (text: string) => text.replaceAll("{delay}", delay);
  return SCENARIOS.map(({ name, story, expect }) => ({ name, story: say(story), expect: expect.map(say) }));
}
