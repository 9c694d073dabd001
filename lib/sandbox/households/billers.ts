import type { Party } from "./types";

/**
 * Companies that send bills to most homes. Their biller codes and user ids have the right format, but no one owns
 * them.
 */
export const PARTIES = {
  origin: {
    name: "Origin Energy",
    text: "ORIGIN ENERGY",
    biller: { code: "130112", crn: "400012345677" },
    mcc: "4900",
  },
  agl: {
    name: "AGL",
    text: "AGL SALES PTY LTD",
    apca: "181424",
    biller: { code: "208868", crn: "5577001231" },
    mcc: "4900",
  },
  energyAustralia: {
    name: "EnergyAustralia",
    text: "ENERGYAUSTRALIA",
    apca: "221011",
    biller: { code: "3269", crn: "8800123456" },
    mcc: "4900",
  },
  sydneyWater: {
    name: "Sydney Water",
    text: "SYDNEY WATER",
    biller: { code: "45435", crn: "33218876540" },
    mcc: "4900",
  },
  councilInner: {
    name: "Inner Harbour Council",
    text: "INNER HARBOUR COUNCIL",
    biller: { code: "18765", crn: "1002993" },
    mcc: "9311",
  },
  councilRegional: {
    name: "Eastern Plains Council",
    text: "EASTERN PLAINS REG COUNCIL",
    biller: { code: "66217", crn: "77120034" },
    mcc: "9311",
  },
  telstra: {
    name: "Telstra",
    text: "TELSTRA",
    apca: "062246",
    biller: { code: "23796", crn: "2000443190021" },
    mcc: "4814",
  },
  optus: { name: "Optus", text: "OPTUS BILLING", apca: "208712", mcc: "4814" },
  boost: { name: "Boost Mobile", text: "BOOST MOBILE PREPAID", mcc: "4814" },
  aussieBroadband: { name: "Aussie Broadband", text: "AUSSIE BROADBAND", apca: "342203", mcc: "4816" },
  netflix: { name: "Netflix", text: "NETFLIX.COM MELBOURNE VIC", mcc: "4899" },
  spotify: { name: "Spotify", text: "SPOTIFY P2F4A1C7 SYDNEY NSW", mcc: "5815" },
  stan: { name: "Stan", text: "STAN.COM.AU SYDNEY NSW", mcc: "4899" },
  disney: { name: "Disney+", text: "DISNEY PLUS SYDNEY NSW", mcc: "4899" },
  apple: { name: "Apple", text: "APPLE.COM/BILL SYDNEY NSW", mcc: "5818" },
  google: { name: "Google", text: "GOOGLE *ONE SYDNEY NSW", mcc: "5817" },
  medibank: { name: "Medibank", text: "MEDIBANK PRIVATE", apca: "041277", mcc: "6300" },
  bupa: { name: "Bupa", text: "BUPA AUST PTY LTD", apca: "044120", mcc: "6300" },
  nrma: { name: "NRMA Insurance", text: "NRMA INSURANCE", apca: "125644", mcc: "6300" },
  aami: { name: "AAMI", text: "AAMI INSURANCE", apca: "125730", mcc: "6300" },
  budget: { name: "Budget Direct", text: "BUDGET DIRECT INSURANCE BRISBANE QLD", mcc: "6300" },
  tal: { name: "TAL", text: "TAL LIFE LIMITED", apca: "077133", mcc: "6300" },
  serviceNsw: {
    name: "Service NSW",
    text: "SERVICE NSW REGO RENEWAL",
    biller: { code: "156216", crn: "6600124431" },
    mcc: "9399",
  },
  tmr: {
    name: "Transport and Main Roads",
    text: "TMR QLD REGISTRATION",
    biller: { code: "625178", crn: "3014459981" },
    mcc: "9399",
  },
  gym: { name: "Anytime Fitness", text: "ANYTIME FITNESS EZIDEBIT", apca: "165969", mcc: "7997" },
} as const satisfies Record<string, Party>;
