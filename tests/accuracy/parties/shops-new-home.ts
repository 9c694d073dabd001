import { readShops } from "./rows";
import type { Shop } from "./types";

/** House, garden and retail businesses in the held-out pool. */
export const NEW_HOME_AND_RETAIL: readonly Shop[] = [
  ...readShops(
    { category: "hou.maintenance", mcc: "1711", low: 95, high: 1400 },
    `
Blocked Drains Berowra: BLOCKED DRAINS BEROWRA; BLOCKED DRAINS P/L
Metropolitan Plumbing: METROPOLITAN PLUMBING; METRO PLUMBING AUST
Hudson & Sons Plumbers: HUDSON & SONS PLUMBERS; HUDSON AND SONS
Cool Change Air Con: COOL CHANGE AIR CON; COOL CHANGE AIRCON CAIRN
Same Day Hot Water: SAME DAY HOT WATER; SAMEDAY HW DANDENONG`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "1731", low: 90, high: 1300 },
    `
Bright Spark Electrical: BRIGHT SPARK ELECTRICAL; BRIGHT SPARK ELEC
Mick Doyle Electrician: SQ *MICK DOYLE ELECTRICIA; M DOYLE ELEC
Solarwise Ballina: SOLARWISE BALLINA; SOLARWISE
Antenna Ace: ANTENNA ACE BLACKTOWN; ANTENNA ACE`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "1799", low: 60, high: 1500 },
    `
Hire A Hubby Glen Iris: HIRE A HUBBY GLEN IRIS; HIREAHUBBY
Ridgeline Roofing: RIDGELINE ROOFING WYONG; RIDGELINE ROOFING
Kev's Carpentry: SQ *KEVS CARPENTRY; KEVS CARPENTRY
Fences R Us: FENCES R US CABOOLTURE; FENCES R US
Grout Guy: GROUT GUY ESSENDON; THE GROUT GUY
Precision Garage Doors: PRECISION GARAGE DOORS; PRECISION GARAGE
Ashby Brothers: ASHBY BROTHERS GOULBURN; ASHBY BROS
M&K Contracting: M & K CONTRACTING; M&K CONTRACTING SHEPPART
Glass Act: GLASS ACT GLAZIERS MORNIN; GLASS ACT`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "0780", low: 40, high: 460 },
    `
Green Thumb Gardens: GREEN THUMB GARDENS; GREEN THUMB GRDNS
V.I.P. Lawns Hallett Cove: VIP LAWNS HALLETT COVE; V.I.P. HOME SERVICES
Treelopping by Tom: SQ *TREELOPPING BY TOM; TREELOP TOM
Blue Lagoon Pools: BLUE LAGOON POOLS CARRARA; BLUE LAGOON POOL SHOP
Turfco: TURFCO WINDSOR; TURFCO`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "5251", low: 10, high: 330 },
    `
Mansfield Hardware & Rural: MANSFIELD HARDWARE & RURA; MANSFIELD HARDWARE
Thrifty-Link Cobar: THRIFTY-LINK COBAR; THRIFTYLINK COBAR
Johnson Bros Mona Vale: JOHNSON BROS MONA VALE; JOHNSON BROS
Yenckens: YENCKENS MORWELL; YENCKENS HARDWARE
Sapphire Landscape Supplies: SAPPHIRE LANDSCAPE SUPPL; SAPPHIRE LANDSC
Nuts & Bolts Trading: NUTS & BOLTS TRADING; NUTS N BOLTS`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "7349", low: 70, high: 380 },
    `
Sparkle Home Cleaning: SPARKLE HOME CLEANING; SQ *SPARKLE CLEAN
Whizz: WHIZZ CLEANING SYD; WHIZZ.COM.AU
Airtasker: AIRTASKER SYDNEY; AIRTASKER PTY LTD
hipages Job: HIPAGES *TRADIE; HIPAGES GROUP`,
  ),
  ...readShops(
    { category: "shp.home_goods", mcc: "5712", low: 60, high: 2200 },
    `
Oz Design Furniture: OZ DESIGN FURNITURE BELRO; OZ DESIGN
Koala: KOALA SLEEP PTY LTD; SP KOALA
Ecosa: ECOSA MELBOURNE; SP ECOSA
Rustic Lane Interiors: RUSTIC LANE INTERIORS; RUSTIC LANE BERRY
Beds & More Mildura: BEDS & MORE MILDURA; BEDS N MORE
Brosa: BROSA DESIGN; BROSA
Maison Ferme: MAISON FERME BOWRAL; MAISON FERME
Haymes & Hyde: HAYMES & HYDE BATTERY PT; HAYMES HYDE`,
  ),
  ...readShops(
    { category: "shp.department", mcc: "5331", low: 4, high: 70 },
    `
Dollar King: DOLLAR KING FAIRFIELD; DOLLAR KING
Cheap as Chips: CHEAP AS CHIPS KADINA; CHEAP AS CHIPS
Choice the Discount Store: CHOICE DISCOUNT STORE; CHOICE NUNDAH
Bargain Zone: BARGAIN ZONE INVERELL; BARGAIN ZONE
Miniso: MINISO HURSTVILLE; MINISO AUSTRALIA
Harris Scarfe: HARRIS SCARFE ELIZABETH; HARRIS SCARFE AUST
Silly Sollys: SILLY SOLLYS INDOOROOPILL; SILLY SOLLYS
Panda Mart: PANDA MART CRANBOURNE; PANDA MART`,
  ),
  ...readShops(
    { category: "shp.online", mcc: "5262", low: 12, high: 150 },
    `
MyDeal: MYDEAL.COM.AU; MYDEAL MELBOURNE
Everyday Market: EVERYDAY MARKET BELLA VIS; EVERYDAY MKT
Crazy Sales: CRAZYSALES.COM.AU; CRAZY SALES
OzSale: OZSALE.COM.AU; OZSALE
Wish: WISH.COM; WISH SAN FRANCISCO
TikTok Shop: TIKTOK SHOP; TIKTOKSHOP SG
Facebook Marketplace Pay: FACEBK *MARKETPLACE; META PAY MKTPLACE`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5942", low: 10, high: 95 },
    `
Readings Carlton: READINGS CARLTON; READINGS
Gleebooks: GLEEBOOKS GLEBE; GLEEBOOKS
Avid Reader: AVID READER WEST END; AVID READER
Booktopia: BOOKTOPIA LIDCOMBE; BOOKTOPIA PTY LTD
Boffins: BOFFINS BOOKS PERTH; BOFFINS
Fullers: FULLERS BOOKSHOP HOBART; FULLERS HOBART`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5992", low: 35, high: 160 },
    `
Petal & Stem: PETAL & STEM KEW; SQ *PETAL AND STEM
Daily Blooms: DAILY BLOOMS; SP DAILY BLOOMS
Rosella Florist: ROSELLA FLORIST TOOWOOMBA; ROSELLA FLORIST
Wild Rosie: WILD ROSIE WOLLONGONG; WILD ROSIE
LVLY: LVLY CREMORNE; SP LVLY`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5944", low: 40, high: 1600 },
    `
Hardy & Sons Jewellers: HARDY & SONS JEWELLERS; HARDY AND SONS
Opal Minded: OPAL MINDED THE ROCKS; OPAL MINDED
Salera's: SALERAS CASTLE TOWERS; SALERAS`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5947", low: 12, high: 120 },
    `
Nook & Cranny Gifts: NOOK & CRANNY GIFTS; NOOK N CRANNY YEA
Party Pieces Rockhampton: PARTY PIECES ROCKHAMPTON; PARTY PIECES
Feather & Fig: SP FEATHER AND FIG; FEATHER & FIG
Etching House: ETCHING HOUSE SALE; ETCHING HOUSE
Redbubble: REDBUBBLE MELBOURNE; REDBUBBLE.COM`,
  ),
  ...readShops(
    { category: "shp.home_goods", mcc: "5722", low: 80, high: 1900 },
    `
Winnings: WINNING APPLIANCES REDFER; WINNINGS
Betta Narrandera: BETTA NARRANDERA; BETTA HOME LIVING
Retravision Esperance: RETRAVISION ESPERANCE; RETRAVISION
Camberwell Electrics: CAMBERWELL ELECTRICS; CAMBERWELL ELECTRIC`,
  ),
  ...readShops(
    { category: "shp.home_goods", mcc: "5732", low: 30, high: 1500 },
    `
Centre Com: CENTRE COM SUNSHINE; CENTRECOM
Scorptec: SCORPTEC COMPUTERS CLAYTO; SCORPTEC
Umart: UMART ONLINE MILTON; UMART
Phone Fix Kiosk: PHONE FIX KIOSK CHARLESTO; PHONE FIX`,
  ),
  ...readShops(
    { category: "shp.home_goods", mcc: "5719", low: 30, high: 420 },
    `
House of Knots: HOUSE OF KNOTS RUGS; SP HOUSE OF KNOTS
Clay & Linen: SP CLAY AND LINEN; CLAY & LINEN
The Curtain Exchange: CURTAIN EXCHANGE ASCOT; THE CURTAIN EXCHANGE`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5933", low: 15, high: 190 },
    `
Cash Converters Retail: CASH CONVERTERS RETAIL MO; CASH CONV STORE`,
  ),
  ...readShops(
    { category: "shp.gifts_other", mcc: "5994", low: 5, high: 60 },
    `
Corner News Beecroft: CORNER NEWS BEECROFT; BEECROFT NEWSAGENCY`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "7342", low: 120, high: 420 },
    `
Bugs Away Pest Control: BUGS AWAY PEST CONTROL; BUGS AWAY`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "7217", low: 90, high: 340 },
    `
Carpet Kings: CARPET KINGS STEAM; CARPET KINGS`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "5261", low: 12, high: 180 },
    `
Kellys Nursery: KELLYS NURSERY BARGO; KELLYS NURSERY`,
  ),
  ...readShops(
    { category: "hou.maintenance", mcc: "5231", low: 25, high: 260 },
    `
Paint Place Lismore: PAINT PLACE LISMORE; PAINT PLACE`,
  ),
];
