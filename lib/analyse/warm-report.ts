import { parseDay } from "@/lib/engine/calendar/day";
import { buildReport } from "@/lib/engine/report";
import { renderSigned } from "@/lib/render/json";
import { findBank } from "@/lib/sandbox/banks";
import { generate } from "@/lib/sandbox/households/generate";
import { priya } from "@/lib/sandbox/households/people/priya";
import { vikram } from "@/lib/sandbox/households/people/vikram";
import { pack } from "@/lib/store/pack";

/**
 * Two invented customers whose data together uses most of the engine. One has two wages, family payments and child
 * care. The other receives rent, and has an offset account and three home loans.
 */
const HOUSEHOLDS = [priya, vikram];
const MONTHS = 12;
const AS_OF = parseDay("2026-11-20");
const TIME = `${AS_OF}T12:00:00+11:00`;

/**
 * Makes reports of invented customers and discards them, so that Node has compiled the engine before a customer waits
 * for it. Pauses several times in each report. Uses no database, network or log.
 *
 * Measured in one run with reports of 3,000 rows: the first report of a new worker takes 640 ms of CPU without the
 * warm-up and 335 ms after it. Later reports take 155 ms. The warm-up takes 1,150 ms and 60 MB. With only one of the
 * customers, the first report would take 70 ms more.
 */
export function* warmReport(): Generator<void, void> {
  for (const household of HOUSEHOLDS) {
    const bank = findBank(household.homeBank);
    if (!bank) continue;
    const data = generate({ household, bank, asOf: AS_OF, months: MONTHS });
    yield;
    const document = buildReport({
      data,
      reportType: "affordability",
      profile: "full",
      verification: { id: "warm", url: "urn:surplus:warm", supersedes: null },
      request: {
        clientName: household.person,
        clientRef: null,
        periodLabel: null,
        environment: "test",
        companyName: "Surplus",
      },
      consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
      generatedAt: TIME,
      dataAsAt: TIME,
      assumptions: null,
      customerNotes: [],
    });
    yield;
    const unsigned = { signatureJws: "none", keyId: "none" };
    pack(renderSigned(document, (digestSha256) => ({ digestSha256, ...unsigned })).bytes);
    yield;
  }
}
