import { aroha } from "./people/aroha";
import { hannah } from "./people/hannah";
import { jayden } from "./people/jayden";
import { joan } from "./people/joan";
import { marcus } from "./people/marcus";
import { priya } from "./people/priya";
import type { Household } from "./types";

/** Everyone who banks in the sandbox. */
export const HOUSEHOLDS: readonly Household[] = [priya, hannah, jayden, marcus, joan, aroha];

/** The household of this id, or null. */
export function findHousehold(id: string): Household | null {
  return HOUSEHOLDS.find((household) => household.id === id) ?? null;
}

/** The household that signs in with this customer number, spaces and dashes aside, or null. */
export function findCustomer(customerNumber: string): Household | null {
  const digits = customerNumber.replace(/[\s-]/g, "");
  return HOUSEHOLDS.find((household) => household.customerNumber === digits) ?? null;
}
