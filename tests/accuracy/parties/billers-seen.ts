import { readBillers } from "./rows";
import type { Biller } from "./types";

/** Well-known firms that bill most households. */
export const SEEN_BILLERS: readonly Biller[] = [
  ...readBillers(
    { category: "utl.energy", mcc: "4900", low: 95, high: 560, cadence: "QUARTERLY", channel: "BPAY" },
    `
AGL: AGL SALES PTY LIMITED; AGL ENERGY ELECTRICITY; AGL STH AUST P/L
Origin: ORIGIN ENERGY; ORIGIN ELECTRICITY; ORIGIN GAS
EnergyAustralia: ENERGYAUSTRALIA; ENERGY AUSTRALIA PTY LTD
Synergy: SYNERGY PERTH; SYNERGY ELECTRICITY WA
Ergon: ERGON ENERGY; ERGON ENERGY QLD
Aurora Energy: AURORA ENERGY TAS; AURORA ENERGY PTY LTD`,
  ),
  ...readBillers(
    { category: "utl.energy", mcc: "4900", low: 70, high: 290, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Red Energy: RED ENERGY PTY LTD; RED ENERGY
Alinta: ALINTA ENERGY; ALINTA ENERGY RETAIL SALE
Simply Energy: SIMPLY ENERGY; SIMPLY ENERGY *SEN1234
Lumo: LUMO ENERGY; LUMO ENERGY AUSTRALIA`,
  ),
  ...readBillers(
    { category: "hou.rates_water", mcc: "4900", low: 160, high: 420, cadence: "QUARTERLY", channel: "BPAY" },
    `
Sydney Water: SYDNEY WATER; SYDNEY WATER CORPORATION
Yarra Valley Water: YARRA VALLEY WATER; YVW MITCHAM
South East Water: SOUTH EAST WATER; SOUTH EAST WATER FRANKSTON
Urban Utilities: URBAN UTILITIES; QLD URBAN UTILITIES
SA Water: SA WATER; SA WATER CORPORATION
Water Corporation: WATER CORPORATION; WATER CORP WA`,
  ),
  ...readBillers(
    { category: "hou.rates_water", mcc: "9399", low: 310, high: 720, cadence: "QUARTERLY", channel: "BPAY" },
    `
Brisbane City Council: BRISBANE CITY COUNCIL; BCC RATES
City of Sydney: CITY OF SYDNEY RATES; CITY OF SYDNEY
Blacktown City Council: BLACKTOWN CITY COUNCIL; BLACKTOWN COUNCIL RATES
Gold Coast City Council: GOLD COAST CITY COUNCIL; COUNCIL OF GC RATES`,
  ),
  ...readBillers(
    {
      category: "com.phone_internet",
      mcc: "4814",
      low: 25,
      high: 180,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Telstra: TELSTRA CORP LTD; TELSTRA LIMITED; TELSTRA BILL PAYMENT
Optus: OPTUS BILLING SERVICES; SINGTEL OPTUS; OPTUS MOBILE
Vodafone: VODAFONE AUSTRALIA; VODAFONE HUTCHISON
TPG: TPG INTERNET PTY LTD; TPG INTERNET
iiNet: IINET LIMITED PERTH; IINET LTD
Aussie Broadband: AUSSIE BROADBAND LIMITED; AUSSIE BROADBAND MORWELL
Dodo: DODO SERVICES PTY LTD; DODO SERVICES
Superloop: SUPERLOOP BROADBAND; SUPERLOOP
Tangerine: TANGERINE TELECOM; TANGERINE
Belong: BELONG MELBOURNE; BELONG MOBILE`,
  ),
  ...readBillers(
    {
      category: "com.phone_internet",
      mcc: "4814",
      low: 10,
      high: 49,
      cadence: "FOUR_WEEKLY",
      channel: "CARD",
    },
    `
Amaysim: AMAYSIM AUSTRALIA LIMI SYDNEY; AMAYSIM MOBILE PTY LTD
Boost Mobile: BOOST MOBILE; BOOST PREPAID
Aldi Mobile: ALDIMOBILE; ALDI MOBILE AUSTRALIA
Felix: FELIX MOBILE; FELIX`,
  ),
  ...readBillers(
    { category: "com.streaming", mcc: "4899", low: 8, high: 96, cadence: "MONTHLY", channel: "CARD" },
    `
Netflix: NETFLIX.COM MELBOURNE; NETFLIX AUSTRALIA PTY L
Stan: STAN.COM.AU SYDNEY; STAN ENTERTAINMENT
Disney Plus: DISNEY PLUS SYDNEY; DISNEYPLUS
Foxtel: FOXTEL NORTH RYDE; FOXTEL MANAGEMENT P/L
Kayo: KAYO SPORTS; HUBBL *KAYO
Binge: BINGE; HUBBL *BINGE
Spotify: SPOTIFY P4796D867C; SPOTIFY SYDNEY; PAYPAL *SPOTIFY
Paramount Plus: PARAMOUNT+ AU; PARAMOUNT PLUS
YouTube Premium: GOOGLE *YOUTUBEPREMIUM; GOOGLE YOUTUBE`,
  ),
  ...readBillers(
    { category: "rec.digital", mcc: "5968", low: 5, high: 60, cadence: "MONTHLY", channel: "CARD" },
    `
Audible: AUDIBLE LIMITED AU MELBOURNE; AUDIBLE AUSTRALIA
Microsoft 365: MICROSOFT*365 PERSONAL; MICROSOFT*STORE SYDNEY
Adobe: ADOBE *CREATIVE CLOUD; ADOBE SYSTEMS SOFTWARE
ChatGPT: OPENAI *CHATGPT SUBSCR; OPENAI CHATGPT
Canva: CANVA* I04211-1234567; CANVA PTY LTD
News Corp: NEWS LIMITED SUBSCRIPTION; NEWS DIGITAL MEDIA
The Age: FAIRFAX SUBSCRIPTIONS; NINE PUBLISHING THE AGE
Dropbox: DROPBOX*KD8XMWQ; DROPBOX`,
  ),
  ...readBillers(
    {
      category: "hea.insurance",
      mcc: "6300",
      low: 95,
      high: 520,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Medibank: MEDIBANK PRIVATE; MEDIBANK PRIVATE LIMITED
Bupa: BUPA AUSTRALIA; BUPA AUST HEALTH P/L
HCF: HCF HEALTH INSURANCE; HOSPITALS CONTRIBUTION FU
nib: NIB HEALTH FUNDS; NIB HEALTH FUNDS LTD
HBF: HBF HEALTH LIMITED; HBF PERTH
ahm: AHM HEALTH INSURANCE; AHM BY MEDIBANK`,
  ),
  ...readBillers(
    {
      category: "tra.car_insurance",
      mcc: "6300",
      low: 62,
      high: 190,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
AAMI Motor: AAMI CAR INSURANCE; AAMI MOTOR INS
Budget Direct Car: BUDGET DIRECT CAR INS; AUTO & GEN BUDGET DIRECT CAR
RACV Motor: RACV MOTOR INSURANCE; RACV INSURANCE CAR
NRMA Motor: NRMA CAR INSURANCE; NRMA INS MOTOR
Youi Car: YOUI CAR INSURANCE; YOUI PTY LTD MOTOR`,
  ),
  ...readBillers(
    {
      category: "hou.home_insurance",
      mcc: "6300",
      low: 70,
      high: 320,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Allianz Home: ALLIANZ HOME INSURANCE; ALLIANZ HOME & CONTENTS
Suncorp Home: SUNCORP HOME INSURANCE; SUNCORP INS HOME
RACQ Home: RACQ HOME INSURANCE; RACQ HOUSEHOLD INS`,
  ),
  ...readBillers(
    {
      category: "ins.life_income",
      mcc: "6300",
      low: 38,
      high: 240,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
TAL Life: TAL LIFE LIMITED; TAL LIFE INSURANCE
AIA: AIA AUSTRALIA LTD; AIA AUSTRALIA LIFE
Zurich Life: ZURICH LIFE INSURANCE; ZURICH AUSTRALIA LIFE
Real Insurance Life: REAL INSURANCE LIFE COVER; HOLLARD LIFE REAL INS`,
  ),
  ...readBillers(
    { category: "ins.other", mcc: "6300", low: 25, high: 110, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Petsure: PETSURE AUSTRALIA; PETSURE (AUSTRALIA) P/L
Bow Wow Meow: BOW WOW MEOW PET INSURANC; BOW WOW MEOW`,
  ),
  ...readBillers(
    { category: "rec.gym", mcc: "7997", low: 14, high: 46, cadence: "FORTNIGHTLY", channel: "DIRECT_DEBIT" },
    `
Anytime Fitness: ANYTIME FITNESS EZI*; EZI*ANYTIME FITNESS; ANYTIME FITNESS HORNSBY
Fitness First: FITNESS FIRST AUSTRALIA; FITNESS FIRST BONDI
Goodlife: GOODLIFE HEALTH CLUBS; GOODLIFE HELENSVALE
Plus Fitness: PLUS FITNESS 24/7; DEBITSUCCESS PLUS FITNESS
Snap Fitness: SNAP FITNESS 24-7; PAYSMART SNAP FITNESS
World Gym: WORLD GYM STAFFORD; WORLD GYM AUSTRALIA`,
  ),
  ...readBillers(
    {
      category: "edu.childcare",
      mcc: "8351",
      low: 120,
      high: 640,
      cadence: "WEEKLY",
      channel: "DIRECT_DEBIT",
    },
    `
Goodstart: GOODSTART EARLY LEARNING; GOODSTART EARLY LEARN LTD
G8 Education: G8 EDUCATION LTD; G8 EDUCATION CHILDCARE
Guardian: GUARDIAN CHILDCARE & EDUC; GUARDIAN EARLY LEARNING
Affinity: AFFINITY EDUCATION GROUP; AFFINITY EDUCATION`,
  ),
  ...readBillers(
    { category: "tra.rego_licence", mcc: "9399", low: 280, high: 990, cadence: "ANNUAL", channel: "BPAY" },
    `
Service NSW Rego: SERVICE NSW REGISTRATION; SERVICE NSW RMS REGO
VicRoads: VICROADS REGISTRATION; VICROADS KEW
TMR Queensland: TRANSPORT & MAIN ROADS; TMR QLD REGO
WA DoT: DEPARTMENT OF TRANSPORT WA; WA DOT VEHICLE LICENCE
EzyReg SA: EZYREG SERVICE SA; SA GOVT EZYREG`,
  ),
  ...readBillers(
    {
      category: "tra.tolls_parking",
      mcc: "4784",
      low: 20,
      high: 80,
      cadence: "FORTNIGHTLY",
      channel: "CARD",
    },
    `
Linkt: LINKT MELBOURNE; LINKT SYDNEY TOPUP; LINKT BRISBANE
E-Toll: E-TOLL TRANSPORT NSW; ETOLL PARRAMATTA
EastLink: EASTLINK BREEZE; EASTLINK RINGWOOD`,
  ),
  ...readBillers(
    { category: "giv.donation", mcc: "8398", low: 15, high: 60, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
World Vision: WORLD VISION AUSTRALIA; WORLD VISION BURWOOD EAST
Smith Family: THE SMITH FAMILY; SMITH FAMILY SPONSORSHIP
UNICEF: UNICEF AUSTRALIA; UNICEF AUST
Salvation Army: SALVATION ARMY DONATION; THE SALVATION ARMY
MSF: MEDECINS SANS FRONTIERES; MSF AUSTRALIA`,
  ),
  ...readBillers(
    {
      category: "fin.super_contribution",
      mcc: null,
      low: 50,
      high: 500,
      cadence: "MONTHLY",
      channel: "BPAY",
    },
    `
AustralianSuper: AUSTRALIANSUPER; AUSTRALIANSUPER MEMBER CO
Hostplus: HOST PLUS; HOSTPLUS CONTRIBUTION
REST: REST SUPER; REST INDUSTRY SUPER`,
  ),
  ...readBillers(
    { category: "gov.tax", mcc: "9311", low: 180, high: 2400, cadence: "QUARTERLY", channel: "BPAY" },
    `
Australian Taxation Office #75556: TAX OFFICE PAYMENTS; TAX OFFICE PAYMENT; ATO PAYMENT`,
  ),
  ...readBillers(
    { category: "fam.support_paid", mcc: null, low: 120, high: 980, cadence: "MONTHLY", channel: "BPAY" },
    `
Child Support Agency: CHILD SUPPORT AGENCY; SERVICES AUST CHILD SUPPORT; CSA PAYMENTS`,
  ),
  ...readBillers(
    { category: "dbt.student_direct", mcc: "9311", low: 200, high: 1500, cadence: "ANNUAL", channel: "BPAY" },
    `
HELP voluntary repayment: ATO HELP VOLUNTARY REPAYMENT; HECS HELP REPAYMENT ATO`,
  ),
];
