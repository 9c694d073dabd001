import { z } from "zod";

/** Which provider customers are sent to. One who is with a provider already stays there, whatever is set. */
export const UPSTREAM_FIELDS = {
  /** Where customers of live requests are sent: to the one of these whose credentials are set. */
  UPSTREAM_LIVE: z.enum(["fiskil", "basiq"]).default("fiskil"),
  /** Where customers of test requests are sent: the built-in bank, or a provider's own with its test credentials. */
  UPSTREAM_TEST: z.enum(["sandbox", "fiskil", "basiq"]).default("sandbox"),
  /** Customers whose data one process pulls at the same time from providers elsewhere. */
  PULLS_AT_ONCE: z.coerce.number().int().min(1).max(32).default(4),
};

type Settings = z.infer<z.ZodObject<typeof UPSTREAM_FIELDS>> & {
  FISKIL_CLIENT_ID?: string | undefined;
  FISKIL_TEST_CLIENT_ID?: string | undefined;
  BASIQ_API_KEY?: string | undefined;
  BASIQ_TEST_API_KEY?: string | undefined;
};
type Refuse = (name: string, message: string) => void;

/** A provider that is chosen must have credentials; and one that has, while the chosen has none, was meant to be chosen. */
export function checkUpstream(settings: Settings, refuse: Refuse): void {
  const { UPSTREAM_LIVE: live, UPSTREAM_TEST: test } = settings;
  const [fiskil, basiq] = [settings.FISKIL_CLIENT_ID !== undefined, settings.BASIQ_API_KEY !== undefined];
  if (live === "basiq" && !basiq) refuse("UPSTREAM_LIVE", "is basiq, which needs BASIQ_API_KEY");
  if (live === "fiskil" && !fiskil && basiq)
    refuse("UPSTREAM_LIVE", "is fiskil, which has no credentials, while BASIQ_API_KEY is set: say basiq");
  if (test === "fiskil" && settings.FISKIL_TEST_CLIENT_ID === undefined)
    refuse("UPSTREAM_TEST", "is fiskil, which needs FISKIL_TEST_CLIENT_ID and FISKIL_TEST_CLIENT_SECRET");
  if (test === "basiq" && settings.BASIQ_TEST_API_KEY === undefined)
    refuse("UPSTREAM_TEST", "is basiq, which needs BASIQ_TEST_API_KEY");
}
