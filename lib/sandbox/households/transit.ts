import type { Merchant } from "./types";

/** Makes a merchant of tram, train or bus tickets, which differ between states. */
function ticket(row: Pick<Merchant, "name" | "text" | "place" | "lowCents" | "highCents">): Merchant[] {
  return [{ ...row, mcc: "4111", category: "tra.public", weight: 1 }];
}

export const victoria = ticket({
  name: "Myki",
  text: "MYKI PAYMENTS",
  place: "MELBOURNE VIC",
  lowCents: 2000,
  highCents: 5000,
});
export const queensland = ticket({
  name: "Translink",
  text: "TRANSLINK GO CARD",
  place: "BRISBANE QLD",
  lowCents: 1000,
  highCents: 3000,
});
export const southAustralia = ticket({
  name: "Adelaide Metro",
  text: "ADELAIDE METRO METROCARD",
  place: "ADELAIDE SA",
  lowCents: 1000,
  highCents: 3000,
});
