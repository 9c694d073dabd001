// Billers outside New South Wales. Their biller codes and user ids have the right format, but no one owns them.
import type { Party } from "./types";

function biller(name: string, text: string, code: string, mcc = "4900"): Party {
  return { name, text, mcc, apca: `4${code.padStart(5, "0")}`, biller: { code, crn: `7${code}0031` } };
}

export const STATE_BILLERS = {
  saWater: biller("SA Water", "SA WATER", "8888"),
  yarraWater: biller("Yarra Valley Water", "YARRA VALLEY WATER", "3444"),
  waterCorporation: biller("Water Corporation", "WATER CORPORATION", "8805"),
  tasWater: biller("TasWater", "TASWATER", "19265"),
  iconWater: biller("Icon Water", "ICON WATER", "4895"),
  synergy: biller("Synergy", "SYNERGY", "2938"),
  aurora: biller("Aurora Energy", "AURORA ENERGY", "10256"),
  ergon: biller("Ergon Energy", "ERGON ENERGY", "13060"),
  actewAgl: biller("ActewAGL", "ACTEWAGL", "2667"),
  jacana: biller("Jacana Energy", "JACANA ENERGY", "41640"),
  councilHills: biller("Hills Shire Council", "HILLS SHIRE COUNCIL RATES", "18283", "9311"),
  councilCoast: biller("Coast City Council", "COAST CITY COUNCIL RATES", "35116", "9311"),
  councilPlains: biller("Plains District Council", "PLAINS DISTRICT COUNCIL RATES", "44017", "9311"),
  vicRoads: biller("VicRoads", "VICROADS REGISTRATION", "76158", "9399"),
  ezyReg: biller("Service SA EzyReg", "EZYREG REGISTRATION", "53728", "9399"),
  transportWa: biller("Transport WA", "DOT WA REGO", "54916", "9399"),
  serviceTas: biller("Registration Tasmania", "SERVICE TAS REGISTRATION", "34587", "9399"),
  accessCanberra: biller("Access Canberra", "ACCESS CANBERRA REGO", "84467", "9399"),
  mvrNt: biller("Motor Vehicle Registry NT", "MVR NT REGISTRATION", "36148", "9399"),
  hbf: biller("HBF", "HBF HEALTH LIMITED", "8557", "6300"),
  hcf: biller("HCF", "HCF HEALTH INSURANCE", "8243", "6300"),
  nib: biller("nib", "NIB HEALTH FUNDS", "8474", "6300"),
  rac: biller("RAC Insurance", "RAC CAR INSURANCE", "9308", "6300"),
  raa: biller("RAA Insurance", "RAA CAR INSURANCE", "8763", "6300"),
  racq: biller("RACQ Insurance", "RACQ CAR INSURANCE", "1974", "6300"),
  ract: biller("RACT Insurance", "RACT CAR INSURANCE", "3061", "6300"),
  nrmaCar: biller("NRMA Insurance", "NRMA CAR INSURANCE", "2018", "6300"),
  aamiCar: biller("AAMI", "AAMI CAR INSURANCE", "1257", "6300"),
  budgetCar: biller("Budget Direct", "BUDGET DIRECT CAR INSURANCE", "2139", "6300"),
  vodafone: biller("Vodafone", "VODAFONE AUSTRALIA", "9852", "4814"),
  tpg: biller("TPG", "TPG INTERNET", "8611", "4816"),
} as const satisfies Record<string, Party>;
