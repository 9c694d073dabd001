import { readBillers } from "./rows";
import type { Biller } from "./types";

/** Schools, clubs, charities and subscriptions in the held-out pool. */
export const NEW_OTHER_BILLERS: readonly Biller[] = [
  ...readBillers(
    {
      category: "edu.private",
      mcc: "8211",
      low: 380,
      high: 2900,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
St Brendans College: ST BRENDANS COLLEGE YEPPOO; ST BRENDANS COLLEGE FEES
Kambala Grammar: KAMBALA GRAMMAR FEES; KAMBALA GRAMMAR
Al Noori Muslim School: AL NOORI MUSLIM SCHOOL; AL NOORI SCHOOL FEES
Trinity Lutheran College: TRINITY LUTHERAN COLLEGE; TRINITY LUTH COLL
EdSmart Catholic Education: CATHOLIC EDUCATION OFFICE; CEO SCHOOL FEES
Mater Dei Primary: MATER DEI CATHOLIC PRIM; MATER DEI FEES
Edstart: EDSTART SCHOOL FEES; EDSTART PTY LTD
Haileybury: HAILEYBURY COLLEGE; HAILEYBURY`,
  ),
  ...readBillers(
    { category: "edu.public", mcc: "8211", low: 45, high: 320, cadence: "QUARTERLY", channel: "BPAY" },
    `
Ringwood Secondary College: RINGWOOD SECONDARY COLL; RINGWOOD SC COMPASS
Pacific Pines State High: PACIFIC PINES STATE HIGH; PACIFIC PINES SHS
Department of Education NSW: NSW DEPT OF EDUCATION SCH; NSW SCHOOLS POP
Mitcham Primary School: MITCHAM PRIMARY SCHOOL; MITCHAM PS CONTRIBUTIONS
Qkr School Payments: QKR*BROADMEADOWS PS; QKR*SCHOOL EXCURSION
Canning Vale Senior High: CANNING VALE SHS; CANNING VALE SNR HIGH`,
  ),
  ...readBillers(
    {
      category: "edu.tertiary_professional",
      mcc: "8220",
      low: 180,
      high: 2200,
      cadence: "HALF_YEARLY",
      channel: "BPAY",
    },
    `
Charles Sturt University: CHARLES STURT UNIVERSITY; CSU STUDENT FEES
TAFE Queensland: TAFE QUEENSLAND; TAFE QLD
Griffith Uni: GRIFFITH UNIVERSITY; GRIFFITH UNI SSAF
AHPRA: AHPRA REGISTRATION; AHPRA MELBOURNE
CPA: CPA AUSTRALIA LTD; CPA AUSTRALIA
Engineers Australia: ENGINEERS AUSTRALIA; ENGINEERS AUST MEMBERSHIP`,
  ),
  ...readBillers(
    {
      category: "edu.childcare",
      mcc: "8351",
      low: 90,
      high: 610,
      cadence: "WEEKLY",
      channel: "DIRECT_DEBIT",
    },
    `
Gumnuts Kindergarten: GUMNUTS KINDERGARTEN; GUMNUTS KINDY
Explore & Develop: EXPLORE & DEVELOP PENRITH; EXPLORE DEVELOP
Xplor Debit: DBS XPLOR; DEBITSUCCESS XPLOR ELC
Junior Adventures Group: JUNIOR ADVENTURES GROUP; JAG OSHCLUB
Sunbeams Family Day Care: SUNBEAMS FAMILY DAY CARE; SUNBEAMS FDC
Papilio Early: PAPILIO EARLY LEARNING; PAPILIO`,
  ),
  ...readBillers(
    {
      category: "rec.sport_hobby",
      mcc: "7997",
      low: 14,
      high: 42,
      cadence: "WEEKLY",
      channel: "DIRECT_DEBIT",
    },
    `
Aquatots Swim: AQUATOTS SWIM SCHOOL; EZI*AQUATOTS SWIM
Dragon Taekwondo: DRAGON TAEKWONDO ACADEMY; DEBITSUCCESS DRAGON TKD
Bayside Gymnastics: BAYSIDE GYMNASTICS CLUB; BAYSIDE GYM CLUB
Little Kickers: LITTLE KICKERS; LITTLE KICKERS AU
Harmony Music Lessons: HARMONY MUSIC LESSONS; HARMONY MUSIC`,
  ),
  ...readBillers(
    { category: "rec.sport_hobby", mcc: "7997", low: 180, high: 1600, cadence: "ANNUAL", channel: "CARD" },
    `
Essendon FC: ESSENDON FOOTBALL CLUB; ESSENDON FC MEMBERSHIP
MCC: MELBOURNE CRICKET CLUB; MCC MEMBERSHIP
Australian Air League Cadets: AUST AIR LEAGUE; AIR LEAGUE CADETS
Scouts NSW: SCOUTS AUSTRALIA NSW; SCOUTS NSW FEES
Girl Guides: GIRL GUIDES VICTORIA; GUIDES VIC
Wests Bulldogs Juniors: WESTS BULLDOGS JUNIORS; WESTS JRLFC`,
  ),
  ...readBillers(
    { category: "rec.gym", mcc: "7997", low: 12, high: 75, cadence: "WEEKLY", channel: "DIRECT_DEBIT" },
    `
Derrimut: DERRIMUT 24:7 GYM; DERRIMUT GYM P/L
F45 Kew: F45 TRAINING KEW; EZI*F45 KEW
Strong Pilates: STRONG PILATES MAYLANDS; STRONG MAYLANDS
Crossfit Ironbark: CROSSFIT IRONBARK; PUSHPRESS *IRONBARK
Fernwood: FERNWOOD FITNESS BULLEEN; FERNWOOD
YMCA Leisure: YMCA LEISURE CITY EPPING; YMCA EPPING
Ezidebit member: EZIDEBIT *UFC GYM; EZI*UFC GYM WETHERILL PK`,
  ),
  ...readBillers(
    {
      category: "hou.maintenance",
      mcc: "7342",
      low: 35,
      high: 190,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
Poolwerx: POOLWERX SERVICE; POOLWERX ASPLEY
Lawn Squad: LAWN SQUAD; LAWN SQUAD PTY LTD
Signature Security: SIGNATURE SECURITY MONITO; SIGNATURE ALARMS
ADT Monitoring: ADT SECURITY MONITORING; ADT SECURITY P/L
Homeglow Cleaners: HOMEGLOW CLEANERS; HOMEGLOW`,
  ),
  ...readBillers(
    { category: "hou.maintenance", mcc: "4225", low: 110, high: 420, cadence: "MONTHLY", channel: "CARD" },
    `
Kennards Self Storage: KENNARDS SELF STORAGE; KSS STORAGE MOOROOLBARK
National Storage: NATIONAL STORAGE OXLEY; NATIONAL STORAGE OPS
Spacer: SPACER STORAGE; SPACER.COM.AU`,
  ),
  ...readBillers(
    { category: "giv.donation", mcc: "8398", low: 10, high: 75, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Fred Hollows: FRED HOLLOWS FOUNDATION; FRED HOLLOWS
Bush Heritage: BUSH HERITAGE AUSTRALIA; BUSH HERITAGE
Wesley Mission: WESLEY MISSION; WESLEY MISSION QLD
RSPCA: RSPCA NSW; RSPCA AUSTRALIA DONATION
Hillsong: HILLSONG CHURCH; HILLSONG TITHE
Wilderness Society: WILDERNESS SOCIETY LTD; WILDERNESS SOC
Assyrian Parish: ASSYRIAN CHURCH OF EAST; ACOE PARISH`,
  ),
  ...readBillers(
    {
      category: "edu.tertiary_professional",
      mcc: "8641",
      low: 18,
      high: 62,
      cadence: "MONTHLY",
      channel: "DIRECT_DEBIT",
    },
    `
SDA Union: SDA UNION; SHOP DISTRIBUTIVE & ALLIE
CFMEU: CFMEU CONSTRUCTION; CFMEU DUES
Nurses Federation: ANMF VICTORIA; NSW NURSES & MIDWIVES ASS
AWU: AUSTRALIAN WORKERS UNION; AWU DUES
QTU: QLD TEACHERS UNION; QTU FEES`,
  ),
  ...readBillers(
    {
      category: "tra.rego_licence",
      mcc: "9399",
      low: 70,
      high: 890,
      cadence: "HALF_YEARLY",
      channel: "BPAY",
    },
    `
Registry of Motor Vehicles Tas: TAS GOVT REGO; DSG MOTOR REGISTRY TAS
MVR Northern Territory: NT MVR REGISTRATION; MVR DARWIN
Access Canberra Rego: ACCESS CANBERRA REGO; ACT GOVT VEHICLE REGO`,
  ),
  ...readBillers(
    {
      category: "tra.vehicle_care",
      mcc: "8675",
      low: 99,
      high: 260,
      cadence: "ANNUAL",
      channel: "DIRECT_DEBIT",
    },
    `
RAA Road Service: RAA ROAD SERVICE; RAA MEMBERSHIP SA
RAC WA: RAC ROADSIDE ASSIST; RAC WA MEMBERSHIP`,
  ),
  ...readBillers(
    { category: "com.streaming", mcc: "4899", low: 5, high: 40, cadence: "MONTHLY", channel: "CARD" },
    `
Mubi: MUBI LONDON; MUBI
BritBox: BRITBOX AUSTRALIA; BRITBOX
Crunchyroll: CRUNCHYROLL *MEMBERSHIP; CRUNCHYROLL
Hayu: HAYU LONDON; HAYU
Optus Sport: OPTUS SPORT; OPTUS SPORT SUB`,
  ),
  ...readBillers(
    { category: "rec.digital", mcc: "5968", low: 4, high: 48, cadence: "MONTHLY", channel: "CARD" },
    `
Crikey: CRIKEY SUBSCRIPTION; PRIVATE MEDIA CRIKEY
Strava: STRAVA; STRAVA SUBSCRIPTION
1Password: 1PASSWORD TORONTO; AGILEBITS 1PASSWORD
Patreon: PATREON* MEMBERSHIP; PATREON DUBLIN
Duolingo: DUOLINGO; DL*DUOLINGO
Nintendo: NINTENDO *ESHOP AU; NINTENDO AUSTRALIA`,
  ),
  ...readBillers(
    { category: "pet.care", mcc: "0742", low: 25, high: 75, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Best for Pet: BEST FOR PET MEMBERSHIP; VETPARTNERS BEST4PET
PetCover Wellness: HEALTHY PETS PLUS; GREENCROSS HEALTHY PETS`,
  ),
  ...readBillers(
    { category: "fin.invest", mcc: null, low: 20, high: 800, cadence: "MONTHLY", channel: "DIRECT_DEBIT" },
    `
Pearler: PEARLER INVESTMENTS; PEARLER
Sharesies: SHARESIES AU; SHARESIES
Spaceship: SPACESHIP VOYAGER; SPACESHIP CAPITAL
Vanguard Personal: VANGUARD PERSONAL INVEST; VANGUARD INV AUST
Selfwealth: SELFWEALTH LTD; SELFWEALTH`,
  ),
  ...readBillers(
    {
      category: "fin.super_contribution",
      mcc: null,
      low: 50,
      high: 600,
      cadence: "MONTHLY",
      channel: "BPAY",
    },
    `
Vision Super: VISION SUPER; VISION SUPER CONTRIBUTION
Prime Super: PRIME SUPER; PRIME SUPER PTY LTD
Australian Ethical: AUSTRALIAN ETHICAL SUPER; AUST ETHICAL SUPER`,
  ),
];
