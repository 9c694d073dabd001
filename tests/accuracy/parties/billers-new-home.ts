import { readBillers } from "./rows";
import type { Biller } from "./types";

/** Housing, services and insurance from firms in the held-out pool. Only some of the names state the service. */
export const NEW_HOME_BILLERS: readonly Biller[] = [
  ...readBillers(
    { category: "hou.rent", mcc: "6513", low: 310, high: 920, cadence: "WEEKLY", channel: "TRANSFER" },
    `
Belle Property Newtown: BELLE PROPERTY NEWTOWN TRUST; BELLE PROPERTY RENT
Ray White Sunshine: RAY WHITE SUNSHINE RENT; RAY WHITE SUNSHINE TRUST A/C
Hocking Stuart Ballarat: HOCKING STUART BALLARAT; HOCKINGSTUART RENT
Tracey Fitz Realty: TRACEY FITZ REALTY TRUST; T FITZ REALTY RENTAL
Bridge to Home Housing: BRIDGE HOUSING LTD; BRIDGE HOUSING RENT`,
  ),
  ...readBillers(
    {
      category: "hou.rent",
      mcc: "6513",
      low: 620,
      high: 1840,
      cadence: "FORTNIGHTLY",
      channel: "DIRECT_DEBIT",
    },
    `
DEFT Rent: DEFT RENT; DEFT REAL ESTATE PAYMENTS RENT
Rental Rewards: RENTAL REWARDS; RENTALREWARDS 4411
Simple Rent: SIMPLERENT PTY LTD; SIMPLE RENT
Ailo: AILO RENT; AILO PTY LTD
PropertyMe Rent: RENT PROPERTYME; SORTED SERVICES RENT`,
  ),
  ...readBillers(
    { category: "hou.rent", mcc: "6513", low: 1400, high: 3600, cadence: "MONTHLY", channel: "TRANSFER" },
    `
Meriton Residential: MERITON RESIDENTIAL; MERITON PROPERTY RENT
Liv Munro: LIV MUNRO RESIDENT; MIRVAC BTR LIV MUNRO
Unilodge: UNILODGE RENT; UNILODGE ON SWANSTON`,
  ),
  ...readBillers(
    { category: "hou.board", mcc: "7021", low: 180, high: 420, cadence: "WEEKLY", channel: "TRANSFER" },
    `
Hillview Boarding House: HILLVIEW BOARDING HOUSE; HILLVIEW BOARD & LODGING
St Aidans College Residence: ST AIDANS COLLEGE BOARD; ST AIDANS RES BOARD FEES`,
  ),
  ...readBillers(
    { category: "hou.rates_water", mcc: "9399", low: 280, high: 760, cadence: "QUARTERLY", channel: "BPAY" },
    `
Toowoomba Regional Council: TRC RATES; TOOWOOMBA REGIONAL COUNCIL
Wagga Wagga City Council: WAGGA WAGGA CITY COUNCIL; WAGGA CC RATES
City of Casey: CITY OF CASEY; CASEY CITY COUNCIL RATES
Shire of Augusta Margaret River: SHIRE OF AUGUSTA MGT RIVR; SHIRE AMR RATES
Mid-Western Regional: MID-WESTERN REGIONAL CNCL; MID WESTERN REG COUNCIL
City of Onkaparinga: CITY OF ONKAPARINGA; ONKAPARINGA COUNCIL
Glenorchy City: GLENORCHY CITY COUNCIL; GLENORCHY CC
Alice Springs Town Council: ALICE SPRINGS TOWN COUNCI; ASTC RATES
Inner West Council: INNER WEST COUNCIL RATES; INNER WEST CNCL
Livingstone Shire: LIVINGSTONE SHIRE COUNCIL; LIVINGSTONE SHIRE
Merri-bek: MERRI-BEK CITY COUNCIL; MERRIBEK CC
ACT Revenue Rates: ACT REVENUE OFFICE RATES; ACT GOVT RATES
Shoalhaven: SHOALHAVEN CITY COUNCIL; SHOALHAVEN CC RATES`,
  ),
  ...readBillers(
    { category: "hou.rates_water", mcc: "4900", low: 120, high: 390, cadence: "QUARTERLY", channel: "BPAY" },
    `
Hunter Water: HUNTER WATER; HUNTER WATER CORPORATION
Barwon Water: BARWON WATER GEELONG; BARWON REGION WATER
TasWater: TASWATER; TASMANIAN WATER & SEWERAG
Unitywater: UNITYWATER; UNITYWATER CABOOLTURE
Icon Water: ICON WATER LIMITED; ICON WATER
Coliban: COLIBAN BENDIGO; COLIBAN REGION WATER CORP
Riverina Water: RIVERINA WATER COUNTY; RIVERINA WATER`,
  ),
  ...readBillers(
    {
      category: "hou.strata_landtax",
      mcc: "6513",
      low: 420,
      high: 1650,
      cadence: "QUARTERLY",
      channel: "BPAY",
    },
    `
Strata Choice: STRATA CHOICE PTY LTD; STRATA CHOICE LEVIES
PICA Strata: PICA GROUP STRATA; PICA LEVY
Owners Corporation PS614233: OWNERS CORP PS614233; OC PS614233 LEVY
Body Corporate Sea Spray: BODY CORPORATE SEA SPRAY; SEA SPRAY CTS 11842
StrataPay: STRATAPAY; STRATAPAY LEVY PAYMENT
Ace Body Corp: ACE BODY CORP MGMT; ACE BODY CORPORATE`,
  ),
  ...readBillers(
    { category: "hou.strata_landtax", mcc: "9311", low: 700, high: 2900, cadence: "ANNUAL", channel: "BPAY" },
    `
State Revenue Office Land Tax: SRO VIC LAND TAX; STATE REVENUE LAND TAX
Revenue NSW Land Tax: REVENUE NSW LAND TAX; OSR LAND TAX NSW`,
  ),
  ...readBillers(
    { category: "utl.energy", mcc: "4900", low: 75, high: 310, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
GloBird: GLOBIRD ENERGY; GLOBIRD ENERGY PTY LTD
Amber Electric: AMBER ELECTRIC; AMBER ELECTRIC PTY LTD
Momentum: MOMENTUM ENERGY; MOMENTUM ENERGY PTY
Tango: TANGO ENERGY; PACIFIC HYDRO TANGO
Powershop: POWERSHOP AUSTRALIA; POWERSHOP
Kleenheat: KLEENHEAT GAS; KLEENHEAT
Nectr: NECTR; NECTR ENERGY
ReAmped: REAMPED ENERGY; REAMPED
OVO: OVO ENERGY AU; OVO ENERGY PTY`,
  ),
  ...readBillers(
    { category: "utl.energy", mcc: "5983", low: 98, high: 260, cadence: "QUARTERLY", channel: "BPAY" },
    `
Elgas: ELGAS LIMITED; ELGAS LPG
Supagas: SUPAGAS PTY LTD; SUPAGAS BOTTLE
Horizon Power: HORIZON POWER; HORIZON POWER KARRATHA
Power and Water NT: POWER AND WATER; JACANA ENERGY NT
Winnaleah Wood Yard: WINNALEAH WOODYARD; WINNALEAH FIREWOOD`,
  ),
  ...readBillers(
    {
      category: "com.phone_internet",
      mcc: "4814",
      low: 20,
      high: 119,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Launtel: LAUNTEL; LAUNTEL LAUNCESTON
Leaptel: LEAPTEL PTY LTD; LEAPTEL
Spintel: SPINTEL INTERNET; SPINTEL
Starlink: STARLINK INTERNET; STARLINK AUSTRALIA PTY
Mate: MATE COMMUNICATE; LETSBEMATES
Skymesh: SKYMESH PTY LTD; SKYMESH
Kogan Mobile: KOGAN MOBILE; KOGAN MOBILE PREPAID
Activ8me: ACTIV8ME; AUSTRALIAN PRIVATE NETWOR`,
  ),
  ...readBillers(
    {
      category: "hou.home_insurance",
      mcc: "6300",
      low: 45,
      high: 260,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Honey Home: HONEY INSURANCE HOME; HONEY INSURANCE
Huddle Contents: HUDDLE INSURANCE CONTENTS; HUDDLE HOME
SGIO Home: SGIO HOME INSURANCE WA; SGIO BUILDING`,
  ),
  ...readBillers(
    {
      category: "tra.car_insurance",
      mcc: "6300",
      low: 55,
      high: 210,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Bingle: BINGLE CAR INSURANCE; BINGLE
ROLLiN: ROLLIN INSURANCE; ROLLIN' CAR INS
Shannons: SHANNONS MOTOR INS; SHANNONS
Woolworths Car: WOOLWORTHS CAR INSURANCE; WOW CAR INS
Swann Motorcycle: SWANN INSURANCE MOTORCYCL; SWANN INS`,
  ),
  ...readBillers(
    {
      category: "ins.life_income",
      mcc: "6300",
      low: 30,
      high: 260,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
NobleOak: NOBLEOAK LIFE LIMITED; NOBLEOAK
ClearView Life: CLEARVIEW LIFE ASSURANCE; CLEARVIEW
Encompass Life: ENCOMPASS LIFE; ENCOMPASS INCOME PROTECT
Neos: NEOS LIFE; NEOS LIFE INCOME COVER
Integrity Life: INTEGRITY LIFE AUSTRALIA; INTEGRITY LIFE
Australian Seniors Funeral: AUSTRALIAN SENIORS FUNERA; SENIORS FUNERAL COVER`,
  ),
  ...readBillers(
    {
      category: "hea.insurance",
      mcc: "6300",
      low: 80,
      high: 460,
      cadence: "FORTNIGHTLY",
      channel: "DIRECT_DEBIT",
    },
    `
Teachers Health: TEACHERS HEALTH; TEACHERS FEDERATION HLTH
Latrobe Health: LATROBE HEALTH SERVICES; LATROBE HEALTH
Peoplecare: PEOPLECARE HEALTH LTD; PEOPLECARE
Westfund: WESTFUND LIMITED; WESTFUND HEALTH
Doctors Health Fund: DOCTORS HEALTH FUND; DOCTORS HLTH FUND
Frank: FRANK HEALTH; FRANK HEALTH INSURANCE
CBHS: CBHS HEALTH FUND; CBHS`,
  ),
  ...readBillers(
    { category: "ins.other", mcc: "6300", low: 18, high: 130, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Knose Pet: KNOSE PET INSURANCE; KNOSE
Fetch: FETCH PET INS; FETCH
BizCover: BIZCOVER PTY LTD; BIZCOVER
Ambulance Membership: AMBULANCE VICTORIA MEMBER; AMB VIC MEMBERSHIP`,
  ),
  ...readBillers(
    {
      category: "hou.investment",
      mcc: "6300",
      low: 28,
      high: 90,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Terri Scheer: TERRI SCHEER LANDLORD INS; TERRI SCHEER LANDLORD
EBM RentCover: EBM RENTCOVER LANDLORD; EBM RENTCOVER`,
  ),
];
