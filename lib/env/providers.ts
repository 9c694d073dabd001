import { BASIQ } from "@/lib/env/basiq";
import { FISKIL } from "@/lib/env/fiskil";
import type { ProviderRecord } from "@/lib/env/provider";
import type { Environment } from "@/lib/scope";

/**
 * The providers of live data, by id. A new provider needs its record here, its adapter in
 * lib/adapters/upstream/select.ts and its check in scripts/operator/provider-walks.ts; the compiler reports if one of
 * these is missing.
 */
const PROVIDERS = { fiskil: FISKIL, basiq: BASIQ } satisfies Record<string, ProviderRecord>;

export type LiveProvider = keyof typeof PROVIDERS;

/** The ids of the providers. The type says that there is at least one, because `z.enum` requires one. */
export const PROVIDER_IDS = Object.keys(PROVIDERS) as [LiveProvider, ...LiveProvider[]];

type Every<Part extends "fields" | "about"> = Merged<(typeof PROVIDERS)[LiveProvider][Part]>;
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const merge = <Part extends "fields" | "about">(part: Part): Every<Part> =>
  Object.assign({}, ...PROVIDER_IDS.map((id) => PROVIDERS[id][part]));

/** The settings of every provider, and their descriptions. */
export const PROVIDER_FIELDS = merge("fields");
export const PROVIDER_ABOUT = merge("about");

/** The full name of a provider's setting for one environment: `BASIQ_TEST_API_KEY`. */
export const providerSetting = (id: LiveProvider, environment: Environment, name: string): string =>
  `${id.toUpperCase()}_${environment === "test" ? "TEST_" : ""}${name}`;

/** The settings that are needed to call a provider in one environment. */
export const credentialsOf = (id: LiveProvider, environment: Environment): string[] =>
  PROVIDERS[id].credentials.map((name) => providerSetting(id, environment, name));

/** The providers' names in a sentence: `Fiskil or Basiq`. */
export const listProviders = (joiner: "and" | "or"): string =>
  PROVIDER_IDS.map((id) => PROVIDERS[id].name).join(` ${joiner} `);

type Settings = Readonly<Record<string, unknown>>;
type Refuse = (name: string, message: string) => void;

/**
 * Refuses two kinds of settings at start-up: incomplete credentials, and live credentials that are also set for test.
 * Calls with such credentials could fail or reach the wrong environment.
 */
export function checkProviders(settings: Settings, refuse: Refuse): void {
  for (const id of PROVIDER_IDS) {
    for (const environment of ["live", "test"] as const) refuseIncomplete(id, environment, settings, refuse);
    const [live, test] = (["live", "test"] as const).map((each) => credentialsOf(id, each)[0] ?? "");
    if (live && test && settings[live] !== undefined && settings[live] === settings[test])
      refuse(
        test,
        `is the same as ${live}: the test environment needs credentials of the provider's sandbox`,
      );
  }
}

function refuseIncomplete(
  id: LiveProvider,
  environment: Environment,
  settings: Settings,
  refuse: Refuse,
): void {
  const credentials = credentialsOf(id, environment);
  const together = [...credentials, providerSetting(id, environment, "WEBHOOK_SECRET")];
  if (together.every((name) => settings[name] === undefined)) return;
  for (const name of credentials) {
    if (settings[name] === undefined) refuse(name, `is missing: ${together.join(", ")} go together`);
  }
}
