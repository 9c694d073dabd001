import { readShops } from "./rows";
import type { Shop } from "./types";

/** Well-known chains for gifts, pets, leisure and travel. */
export const SEEN_LEISURE: readonly Shop[] = [
  ...readShops(
    { category: "shp.gifts_other", mcc: "5947", low: 8, high: 140 },
    `
Smiggle: SMIGGLE 751 DONCASTER; SMIGGLE ONLINE
Typo: TYPO 811 CHERMSIDE; TYPO CASTLE TOWERS
T2 Tea: T2 TEA CARLTON; T2 (AUS) PTY LTD`,
  ),
  ...readShops(
    { category: "pet.care", mcc: "5995", low: 15, high: 220 },
    `
Petbarn: PETBARN 114 JINDALEE; PETBARN ALEXANDRIA
PETstock: PETSTOCK BALLARAT; PETSTOCK PTY LTD 3355
Pet Circle: PET CIRCLE ALEXANDRIA; PETCIRCLE.COM.AU
City Farmers: CITY FARMERS BALCATTA; CITY FARMERS CANNING VALE`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7832", low: 12, high: 95 },
    `
Hoyts: HOYTS CHADSTONE; HOYTS CORP PTY LTD; HOYTS.COM.AU
Event Cinemas: EVENT CINEMAS GEORGE ST; EVENT INNALOO; THE EVENT GROUP
Village Cinemas: VILLAGE CINEMAS JAM FACT; VILLAGE CINEMA GEELONG
Reading Cinemas: READING CINEMAS AUBURN; READING CINEMAS CHARLESTO`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5941", low: 15, high: 260 },
    `
Rebel: REBEL SPORT BALLINA; REBEL 1341 MACARTHUR SQ
BCF: BCF HERVEY BAY; BCF AUSTRALIA 202
Anaconda: ANACONDA ROCKLEA; ANACONDA GROUP PTY LTD
Decathlon: DECATHLON AUSTRALIA TEMPE; DECATHLON BOX HILL
Golf Box: GOLF BOX OSBORNE PARK; GOLFBOX ALEXANDRIA`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "4511", low: 60, high: 1400 },
    `
Qantas: QANTAS AIRWAYS MASCOT; QANTAS 0812345678901; QANTAS AIR 0811
Virgin Australia: VIRGIN AUSTRALIA AIRLINE; VIRGIN AUST 7952101234567
Jetstar: JETSTAR AIRWAYS MELBOURNE; JETSTAR BOOKING R8TK2L
Rex: REGIONAL EXPRESS MASCOT; REX AIRLINES`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "7011", low: 90, high: 900 },
    `
Airbnb: AIRBNB * HM2KXB3 SYDNEY; AIRBNB PAYMENTS; PAYPAL *AIRBNB
Booking.com: BOOKING.COM AMSTERDAM; HOTEL AT BOOKING.COM
Accor: ACCOR HOTELS IBIS SYDNEY; NOVOTEL DARLING HARBOUR`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5942", low: 12, high: 90 },
    `
Dymocks: DYMOCKS GEORGE ST; DYMOCKS CAMBERWELL
QBD Books: QBD BOOKS GARDEN CITY; QBD 31 TOOWOOMBA`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5944", low: 25, high: 900 },
    `
Pandora: PANDORA JEWELRY BURWOOD; PANDORA ROUSE HILL
Michael Hill: MICHAEL HILL JEWELLER; MICHAEL HILL 6611
Lovisa: LOVISA 122 EASTLAND; LOVISA PTY LTD`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5992", low: 45, high: 150 },
    `
Interflora: INTERFLORA AUSTRALIA UNI; INTERFLORA COLLINGWOOD`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5931", low: 5, high: 60 },
    `
Vinnies Shop: VINNIES SHOP MARRICKVILLE; ST VINCENT DE PAUL OP SHOP
Salvos Stores: SALVOS STORES CAMBERWELL; SALVOS STORES BEENLEIGH`,
  ),
  ...readShops(
    { category: "pet.care", mcc: "0742", low: 60, high: 620 },
    `
Greencross Vets: GREENCROSS VETS BALLINA; GREENCROSS VET HOSPITAL`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7922", low: 35, high: 340 },
    `
Ticketek: TICKETEK PTY LTD SYDNEY; TICKETEK AUSTRALIA
Ticketmaster: TICKETMASTER AUSTRALIA; TM *TICKETMASTER AU`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7996", low: 20, high: 180 },
    `
Dreamworld: DREAMWORLD COOMERA; DREAMWORLD WHITEWATER
Luna Park: LUNA PARK ST KILDA; LUNA PARK SYDNEY`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7994", low: 15, high: 80 },
    `
Timezone: TIMEZONE SURFERS PARADISE; TIMEZONE PTY LTD`,
  ),
  ...readShops(
    { category: "rec.entertainment", mcc: "7933", low: 25, high: 120 },
    `
Strike Bowling: STRIKE BOWLING QV; STRIKE WAYVILLE`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5945", low: 15, high: 160 },
    `
EB Games: EB GAMES 3412; EB GAMES AUSTRALIA ROBINA
Toymate: TOYMATE MOORE PARK; TOYMATE ALEXANDRIA`,
  ),
  ...readShops(
    { category: "rec.sport_hobby", mcc: "5949", low: 8, high: 90 },
    `
Lincraft: LINCRAFT AUSTRALIA; LINCRAFT 27 FRANKSTON`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "4722", low: 80, high: 1800 },
    `
Flight Centre: FLIGHT CENTRE 0912; FLIGHT CENTRE TRAVEL GRP
Wotif: WOTIF AU 72051112233; WOTIF.COM
Expedia: EXPEDIA 7212345678; EXPEDIA AUSTRALIA`,
  ),
  ...readShops(
    { category: "rec.travel", mcc: "7033", low: 45, high: 380 },
    `
Big4: BIG4 HOLIDAY PARK MERIMBU; BIG4 INVERLOCH`,
  ),
];
