import { readShops } from "./rows";
import type { Shop } from "./types";

/** Health, care, clothing and pet businesses in the held-out pool. */
export const NEW_HEALTH_AND_CARE: readonly Shop[] = [
  ...readShops(
    { category: "hea.medical", mcc: "8011", low: 35, high: 320 },
    `
Harbour Family Practice: HARBOUR FAMILY PRACTICE; HARBOUR FAMILY PRACT COFF
Glebe Medical Centre: GLEBE MEDICAL CENTRE; GLEBE MED CTR
Dr P Raghunathan: DR P RAGHUNATHAN HORNSBY; DR P RAGHUNATHAN
Northside Skin Clinic: NORTHSIDE SKIN CLINIC; NORTHSIDE SKIN ASPLEY
Tweed Cardiology: TWEED CARDIOLOGY; TWEED CARDIOLOGY TUGUN
Womens Ultrasound Hobart: WOMENS ULTRASOUND HOBART; WOMENS U/S HOBART
Mt Barker Surgery: MT BARKER SURGERY; MT BARKER SURG SA
Coastal Gastro: COASTAL GASTRO MAROOCHYDO; COASTAL GASTRO
Inner West Mind: INNER WEST MIND LEICHHARD; HALAXY *INNER WEST MIND
Hotdoc Booking: HOTDOC *GP VISIT; HOTDOC ONLINE PTY LTD
Eucalyptus Pilot: PILOT.COM.AU SURRY HILLS; EUCALYPTUS *PILOT
Instant Scripts: INSTANT SCRIPTS; INSTANTSCRIPTS MELBOURNE`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8021", low: 60, high: 980 },
    `
Smile Again Dentistry: SMILE AGAIN DENTISTRY GOS; SMILE AGAIN DENT
Dr Ng & Associates: DR NG & ASSOCIATES CAMPSI; DR NG AND ASSOC
Coburg Hill Dental: COBURG HILL DENTAL; COBURG HILL DENTAL PTY
Bright Ortho: BRIGHT ORTHO BALMORAL; BRIGHT ORTHODONTICS
Denture Haus: DENTURE HAUS ELIZABETH; DENTURE HAUS
Toothkind: TOOTHKIND APPLECROSS; TOOTHKIND`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8099", low: 40, high: 260 },
    `
Back in Motion Bulleen: BACK IN MOTION BULLEEN; BACK IN MOTION PHYSIO
Kiama Physio & Pilates: KIAMA PHYSIO & PILATES; KIAMA PHYSIO
Movewell Allied: MOVEWELL ALLIED NORTH LAK; CLINIKO *MOVEWELL
Little Voices Speech Pathology: LITTLE VOICES SPEECH PATH; LITTLE VOICES
Hear Clear Audiology: HEAR CLEAR AUDIOLOGY; HEARCLEAR BATHURST
Tessa Whitlock Psychology: T WHITLOCK PSYCHOLOGY; TESSA WHITLOCK PSYCH
Needle & Moon: NEEDLE & MOON MULLUMBIMBY; NEEDLE AND MOON ACUPUNCT`,
  ),
  ...readShops(
    { category: "hea.pharmacy", mcc: "5912", low: 7, high: 95 },
    `
Lo's Pharmacy: LOS PHARMACY CABRAMATTA; LOS PHARMACY
Tumby Bay Chemist: TUMBY BAY CHEMIST; TUMBY BAY CHEM
Wizard Ellenbrook: WIZARD ELLENBROOK WA; WIZARD PHARMACY ELLENBROO
Soul Pattinson Manilla: SOUL PATTINSON MANILLA; SOUL PATT MANILLA
Apothecary Lane: APOTHECARY LANE HAWTHORN; APOTHECARY LANE
Direct Chemist Outlet Ferny: DIRECT CHEMIST OUTLET FER; DCO FERNTREE GULLY
Your Discount Chem Booval: YOUR DISCOUNT CHEM BOOVAL; YDC BOOVAL
Ramsay Ipswich: RAMSAY PHCY IPSWICH; RAMSAY PHARM 4408
Good Price Yeppoon: GOOD PRICE PHARM YEPPOON; GPPW YEPPOON
Kwinana Health Hub Dispensary: KWINANA HEALTH HUB DISP; KWINANA DISPENSARY`,
  ),
  ...readShops(
    { category: "per.care", mcc: "7230", low: 20, high: 240 },
    `
Rumbles Barber: RUMBLES BARBER CRONULLA; SQ *RUMBLES BARBER
King of Fades: SQ *KING OF FADES; KING OF FADES BANKSTOWN
Hair by Nadine: HAIR BY NADINE TRARALGON; SQ *HAIR BY NADINE
Studio Eleven Hair: STUDIO ELEVEN HAIR SUBIAC; STUDIO 11 HAIR
Toni & Co Salon: TONI & CO SALON MOE; TONI N CO
Lily Nails Westfield: LILY NAILS WESTFIELD; LILY NAILS
Lash Theory: FRESHA *LASH THEORY; LASH THEORY
Brow House: BROW HOUSE HAMILTON; TIMELY *BROW HOUSE
Maison Auburn: MAISON AUBURN HAWTHORN; MAISON AUBURN
Ivory & Oak: IVORY & OAK NEWCASTLE; SQ *IVORY AND OAK
Tame: TAME ADELAIDE; SQ *TAME
Spray Tan by Jess: SQ *SPRAY TAN BY JESS; SPRAY TANS BY JESS`,
  ),
  ...readShops(
    { category: "per.clothing", mcc: "5651", low: 25, high: 280 },
    `
Threads of Bendigo: THREADS OF BENDIGO; THREADS BENDIGO
Sunny & Sal: SP SUNNY AND SAL; SUNNY & SAL NOOSA
Wilde Willow: SP WILDE WILLOW; WILDE WILLOW
Assembly Denim: ASSEMBLY DENIM FITZROY; SP ASSEMBLY DENIM
Lowes Schoolwear Goulburn: LOWES SCHOOLWEAR GOULBURN; LOWES GOULBURN
Ruby Rose Boutique: RUBY ROSE BOUTIQUE MUDGEE; RUBY ROSE MUDGEE
Hunter Menswear: HUNTER MENSWEAR MAITLAND; HUNTER MENSWEAR
Little Wombats Kidswear: LITTLE WOMBATS KIDSWEAR; SP LITTLE WOMBATS
Drover & Daughter: DROVER & DAUGHTER ROMA; DROVER AND DAUGHTER
Sari Palace: SARI PALACE LITTLE INDIA; SARI PALACE DANDENONG
Elwood Second Hand: SECOND HAND ELWOOD; ELWOOD 2ND HAND
Bridal Atelier Carina: BRIDAL ATELIER CARINA; BRIDAL ATELIER
Nala Intimates: SP NALA; NALA PTY LTD
Mister Zimi: MISTER ZIMI PRAHRAN; SP MISTER ZIMI
Peggy Sue Vintage: PEGGY SUE VINTAGE; SQ *PEGGY SUE`,
  ),
  ...readShops(
    { category: "per.clothing", mcc: "5661", low: 35, high: 260 },
    `
Merchant House Shoes: MERCHANT HOUSE SHOES; MERCHANT HOUSE HOBART
Frankie4: FRANKIE4 FOOTWEAR; SP FRANKIE4
Boot Barn Tamworth: BOOT BARN TAMWORTH; BOOTBARN
Happy Feet Kids Shoes: HAPPY FEET KIDS SHOES; HAPPY FEET PENRITH`,
  ),
  ...readShops(
    { category: "pet.care", mcc: "0742", low: 55, high: 780 },
    `
Camden Valley Vet: CAMDEN VALLEY VET; CAMDEN VALLEY ANIMAL HOSP
Paws and Claws Vet Clinic: PAWS AND CLAWS VET CLINIC; PAWS & CLAWS SARINA
Dr Annie's Animal House: DR ANNIES ANIMAL HOUSE; DR ANNIE ANIMAL HSE
Cat Clinic Prahran: CAT CLINIC PRAHRAN; THE CAT CLINIC
Eastside Emergency Animal: EASTSIDE EMERG ANIMAL; EASTSIDE EAH`,
  ),
  ...readShops(
    { category: "pet.care", mcc: "5995", low: 12, high: 180 },
    `
Woofers World: WOOFERS WORLD MENTONE; WOOFERS WORLD
Scratch Pet Food: SCRATCH PET FOOD MELB; SP SCRATCH
Lyka: LYKA PET FOOD BOTANY; LYKA PTY LTD
Barkly St Grooming: BARKLY ST DOG GROOMING; BARKLY ST GROOMING
Reptile Ranch: REPTILE RANCH BEENLEIGH; REPTILE RANCH
Tails of Torquay: TAILS OF TORQUAY; SQ *TAILS OF TORQUAY
Dogue Balmain: DOGUE BALMAIN; DOGUE
Mad Paws: MAD PAWS PTY LTD; MADPAWS SYDNEY`,
  ),
  ...readShops(
    { category: "edu.childcare", mcc: "8351", low: 40, high: 420 },
    `
Little Possums Early Learning: LITTLE POSSUMS EARLY LEAR; LITTLE POSSUMS ELC
Camp Australia OSHC: CAMP AUSTRALIA OSHC; CAMP AUSTRALIA HAWTHORN
Their Care: THEIRCARE HOLIDAY PROG; THEIRCARE CAULFIELD
Bambini Montessori House: BAMBINI MONTESSORI HOUSE; BAMBINI MONTESSORI
Tiny Tides: TINY TIDES MANLY QLD; TINY TIDES
Nanny Link: NANNY LINK PERTH; NANNYLINK`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8062", low: 80, high: 900 },
    `
St Vincents Private: ST VINCENTS PRIVATE HOSP; ST VINCENTS PRIV TOOWOOMB
Calvary John James: CALVARY JOHN JAMES DEAKIN; CALVARY DEAKIN`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8042", low: 45, high: 420 },
    `
Clearview Optical: CLEARVIEW OPTICAL YAMBA; CLEARVIEW OPTOMETRIST
Eyes on Main: EYES ON MAIN LITHGOW; EYES ON MAIN`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8041", low: 45, high: 110 },
    `
Fremantle Osteopathy: FREMANTLE OSTEOPATHY; FREO OSTEO
Align Chiro: ALIGN CHIRO PORT MACQUARI; ALIGN CHIROPRACTIC`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "8049", low: 60, high: 140 },
    `
Sole Podiatry: SOLE PODIATRY UNLEY; SOLE PODIATRY`,
  ),
  ...readShops(
    { category: "hea.medical", mcc: "4119", low: 90, high: 1400 },
    `
Ambulance Victoria Fee: AMBULANCE VIC DONCASTER; AMBULANCE VICTORIA`,
  ),
  ...readShops(
    { category: "per.care", mcc: "7297", low: 60, high: 160 },
    `
Golden Thai Massage: GOLDEN THAI MASSAGE; GOLDEN THAI MSG CAIRNS`,
  ),
  ...readShops(
    { category: "per.care", mcc: "7299", low: 80, high: 650 },
    `
Ink Parlour Tattoo: INK PARLOUR TATTOO DARWIN; INK PARLOUR
Black Lantern Studio: BLACK LANTERN STUDIO ST K; SQ *BLACK LANTERN`,
  ),
  ...readShops(
    { category: "per.care", mcc: "5977", low: 20, high: 140 },
    `
Go-To Skincare: SP GO-TO SKINCARE; GO-TO SKIN CARE`,
  ),
  ...readShops(
    { category: "per.care", mcc: "7298", low: 55, high: 320 },
    `
Silk Laser Karrinyup: SILK LASER KARRINYUP; SILK KARRINYUP
Float Well: FLOAT WELL BURLEIGH; FLOATWELL`,
  ),
];
