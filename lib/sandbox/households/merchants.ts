import type { Merchant } from "./types";

type Row = readonly [
  name: string,
  text: string,
  mcc: string,
  lowCents: number,
  highCents: number,
  place: string,
  weight: number,
];

function of(category: string, rows: readonly Row[]): readonly Merchant[] {
  return rows.map(([name, text, mcc, lowCents, highCents, place, weight]) => ({
    name,
    text,
    mcc,
    category,
    lowCents,
    highCents,
    place,
    weight,
  }));
}

/** Merchants of everyday spending. Amounts are the usual range for one visit; `weight` is the relative frequency. */
export const groceries = of("foo.groceries", [
  ["Woolworths", "WOOLWORTHS", "5411", 950, 17500, "branch", 9],
  ["Coles", "COLES", "5411", 900, 16200, "branch", 8],
  ["ALDI", "ALDI STORES", "5411", 1500, 14800, "suburb", 6],
  ["IGA", "IGA X-PRESS", "5411", 600, 5200, "suburb", 3],
  ["Harris Farm Markets", "HARRIS FARM MARKETS", "5411", 1800, 9500, "suburb", 2],
  ["The Fruit Barn", "THE FRUIT BARN", "5499", 800, 4200, "suburb", 2],
  ["Corner Butchery", "CORNER BUTCHERY", "5422", 1600, 6400, "suburb", 1],
  ["Bakers Delight", "BAKERS DELIGHT", "5462", 450, 1650, "suburb", 3],
]);

export const dining = of("foo.dining", [
  ["McDonald's", "MCDONALDS", "5814", 790, 3600, "suburb", 5],
  ["Guzman y Gomez", "GUZMAN Y GOMEZ", "5814", 1450, 4200, "suburb", 3],
  ["Hungry Jack's", "HUNGRY JACKS", "5814", 900, 3200, "suburb", 2],
  ["Grill'd", "GRILLD", "5812", 1900, 6200, "suburb", 2],
  ["Thai Orchid", "SQ *THAI ORCHID RESTAURAN", "5812", 2600, 9800, "suburb", 2],
  ["Uber Eats", "UBER *EATS", "5812", 1800, 6500, "HELP.UBER.COM NL", 4],
  ["Menulog", "MENULOG", "5814", 2200, 5900, "SYDNEY NSW", 2],
  ["Little Saigon", "LS LITTLE SAIGON", "5812", 1500, 4800, "suburb", 2],
  ["Golden Crust Pizza", "GOLDEN CRUST PIZZA", "5812", 1800, 5200, "suburb", 2],
  ["Sushi Hub", "SUSHI HUB", "5814", 950, 2600, "suburb", 2],
]);

export const coffee = of("foo.dining", [
  ["Two Doors Espresso", "SQ *TWO DOORS ESPRESSO", "5814", 450, 1250, "suburb", 6],
  ["The Daily Grind", "LS THE DAILY GRIND", "5814", 480, 1800, "suburb", 4],
  ["Zarraffa's Coffee", "ZARRAFFAS COFFEE", "5814", 520, 1450, "suburb", 2],
  ["Muffin Break", "MUFFIN BREAK", "5814", 500, 1500, "suburb", 1],
]);

export const alcohol = of("foo.alcohol", [
  ["BWS", "BWS LIQUOR", "5921", 1400, 5200, "branch", 4],
  ["Dan Murphy's", "DAN MURPHYS", "5921", 2200, 11500, "branch", 4],
  ["Liquorland", "LIQUORLAND", "5921", 1500, 5400, "branch", 3],
  ["The Railway Hotel", "THE RAILWAY HOTEL", "5813", 1100, 7800, "suburb", 3],
]);

export const fuel = of("tra.fuel", [
  ["BP", "BP", "5541", 2800, 10500, "suburb", 3],
  ["Ampol", "AMPOL", "5541", 3000, 10800, "suburb", 4],
  ["7-Eleven", "7-ELEVEN", "5541", 2500, 9200, "branch", 5],
  ["Shell Reddy Express", "REDDY EXPRESS", "5541", 2900, 10200, "branch", 3],
  ["United Petroleum", "UNITED PETROLEUM", "5542", 2600, 9500, "suburb", 2],
]);

export const publicTransport = of("tra.public", [
  ["Transport for NSW", "TRANSPORTFORNSW TAP", "4111", 320, 1730, "SYDNEY NSW", 1],
]);

export const rides = of("tra.rideshare_taxi", [
  ["Uber", "UBER *TRIP", "4121", 1150, 5200, "HELP.UBER.COM NL", 3],
  ["DiDi", "DIDI MOBILITY", "4121", 980, 4300, "MELBOURNE VIC", 2],
  ["13cabs", "13CABS", "4121", 1600, 6800, "suburb", 1],
]);

export const tolls = of("tra.tolls_parking", [
  ["Linkt", "LINKT", "4784", 2000, 5000, "MELBOURNE VIC", 3],
  ["Wilson Parking", "WILSON PARKING", "7523", 600, 3200, "suburb", 3],
  ["EasyPark", "EASYPARK", "7523", 250, 1100, "SYDNEY NSW", 2],
]);

export const vehicleCare = of("tra.vehicle_care", [
  ["Supercheap Auto", "SUPERCHEAP AUTO", "5533", 1400, 12500, "suburb", 3],
  ["Bob Jane T-Marts", "BOB JANE T-MARTS", "5532", 9500, 68000, "suburb", 1],
  ["Kmart Tyre and Auto", "MYCAR TYRE AND AUTO", "7538", 12000, 54000, "suburb", 1],
  ["Magic Hand Carwash", "MAGIC HAND CARWASH", "7542", 1500, 5500, "suburb", 2],
]);

export const pharmacy = of("hea.pharmacy", [
  ["Chemist Warehouse", "CHEMIST WAREHOUSE", "5912", 750, 8200, "suburb", 5],
  ["Priceline Pharmacy", "PRICELINE PH", "5912", 900, 6400, "suburb", 2],
  ["TerryWhite Chemmart", "TERRYWHITE CHEMMART", "5912", 770, 5200, "suburb", 2],
]);

export const medical = of("hea.medical", [
  ["Parkview Medical Centre", "PARKVIEW MEDICAL CENTRE", "8011", 4200, 11500, "suburb", 4],
  ["Bright Smiles Dental", "BRIGHT SMILES DENTAL", "8021", 8500, 38000, "suburb", 1],
  ["Specsavers", "SPECSAVERS", "8042", 9900, 36900, "suburb", 1],
  ["Laverty Pathology", "LAVERTY PATHOLOGY", "8071", 3500, 12800, "NORTH RYDE NSW", 1],
  ["Back In Motion", "BACK IN MOTION PHYSIO", "8049", 7800, 12500, "suburb", 2],
]);

/** People paid by PayID, for example for a shared dinner or footy tickets. */
export const friends = of("trf.person", [
  ["Sam Whitaker", "SAM WHITAKER", "", 1000, 8500, "dinner", 3],
  ["Chloe Tran", "CHLOE TRAN", "", 500, 6000, "coffees", 3],
  ["Ben Okoye", "BEN OKOYE", "", 1500, 12000, "footy tickets", 2],
  ["M Rossi", "M ROSSI", "", 800, 9000, "thanks", 2],
]);

/** The same friends when they pay money back. A credit from a person is not income. */
export const friendsBack = friends.map((friend) => ({ ...friend, category: "crd.person" }));

export const cash = of("csh.atm", [["Cash machine", "ATM", "6011", 2000, 20000, "suburb", 1]]);
