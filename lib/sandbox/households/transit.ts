import type { Merchant } from "./types";

/** Tram, train and bus tickets, which differ between states. */
function ticket(name: string, text: string, place: string, lowCents: number, highCents: number): Merchant[] {
  return [{ name, text, mcc: "4111", category: "tra.public", lowCents, highCents, place, weight: 1 }];
}

export const victoria = ticket("Myki", "MYKI PAYMENTS", "MELBOURNE VIC", 2000, 5000);
export const queensland = ticket("Translink", "TRANSLINK GO CARD", "BRISBANE QLD", 1000, 3000);
export const southAustralia = ticket("Adelaide Metro", "ADELAIDE METRO METROCARD", "ADELAIDE SA", 1000, 3000);
