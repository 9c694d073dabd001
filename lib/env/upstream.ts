import { z } from "zod";

/** The provider for new customers. A customer who already has a provider stays with it, whatever the setting. */
export const UPSTREAM_FIELDS = {
  /** The provider for customers of live requests. A start refuses one without credentials if the other has some. */
  UPSTREAM_LIVE: z.enum(["fiskil", "basiq"]).default("fiskil"),
  /** The provider for customers of test requests: the built-in bank, or a provider with its test credentials. */
  UPSTREAM_TEST: z.enum(["sandbox", "fiskil", "basiq"]).default("sandbox"),
  /** Hours from when a provider first reports a customer as unknown until we believe it. */
  UPSTREAM_CONFIRM_HOURS: z.coerce.number().min(1).max(240).default(6),
  /**
   * If more of a provider's customers than this number, or this share, disappear within an hour, consents are no
   * longer ended automatically.
   */
  UPSTREAM_BREAKER_CUSTOMERS: z.coerce.number().int().min(1).max(1_000).default(3),
  UPSTREAM_BREAKER_PERCENT: z.coerce.number().min(0.1).max(50).default(2),
  /** How many customers' data one process pulls at the same time from remote providers. */
  PULLS_AT_ONCE: z.coerce.number().int().min(1).max(32).default(4),
};

type Settings = z.infer<z.ZodObject<typeof UPSTREAM_FIELDS>> & {
  FISKIL_CLIENT_ID?: string | undefined;
  FISKIL_TEST_CLIENT_ID?: string | undefined;
  BASIQ_API_KEY?: string | undefined;
  BASIQ_TEST_API_KEY?: string | undefined;
};
type Refuse = (name: string, message: string) => void;

/**
 * Refuses a selected provider without credentials, and credentials of a provider that is not selected while the
 * selected one has none.
 */
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
