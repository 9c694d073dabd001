/** Food bought to take home: supermarkets, grocers, butchers, bakers, meal boxes, bottle shops, tobacco. See read-table.ts. */
export const GROCERS = {
  "foo.groceries": [
    "NightOwl=NIGHT OWL,NIGHT OWL CONVENIENCE",
    // Supermarkets and the banner groups of independents.
    "Woolworths MetroGo=METROGO; Supabarn; Supabarn Express; Maxi Foods=MAXI FOODS SUPERMARKET; KFL Supermarkets=KFL; Khan's Supa IGA=KHANS SUPA",
    "Hill Street Grocer; Salamanca Fresh; Chung Gon; Eziway Supermarket=EZIWAY; Cornetts Supermarket=^CORNETTS; White's Grocers=WHITES GROCERS; Ryan's IGA=RYANS IGA",
    "Ashcroft's Supermarket=ASHCROFTS SUPA IGA,ASHCROFTS SUPERMARKET; Lloyd's IGA=LLOYDS IGA; Carlo's IGA=CARLOS IGA; Peacock Bros IGA; Champion's IGA=CHAMPIONS IGA",
    "Tony & Mark's=TONY AND MARKS",
    "Pasta Emporium; La Manna Premier; Ezy Mart=EZYMART; City Convenience Store; Convenience Plus; WHSmith Convenience; Lucky 7=LUCKY 7 SUPERMARKET,LUCKY SEVEN",
    "4 Square=FOUR SQUARE SUPERMARKET; Five Star Supermarket=5 STAR SUPERMARKET; Eight Till Late; Night N Day; Aussie Farmers Direct; Dewson's=DEWSONS; Rainbow Foods",
    "Karellas Supermarkets; The Good Grocer; The Herdsman=HERDSMAN FRESH,HERDSMAN MARKET; Gilbert's Fresh=GILBERTS FRESH; Swansea Market; Boatshed Market",
    "Fresh Provisions; Peaches Fresh Food",
    "Fruitezy; Fruit Box; Fruitopia Fresh; Fruitworld=FRUIT WORLD; Fresco Fruit; Zone Fresh; Charlesworth Nuts; Sam Coco=SAM COCOS; Skippy's Fresh Frootz=SKIPPYS FRESH",
    "Norton Street Grocer; Panetta Bros; Parisi Fresh; Antico's=ANTICOS NORTHBRIDGE; Maloney's Grocer; About Life; Wholefoods House; Scoop Wholefoods",
    "Village Wholefoods; Organic Wholefoods; Macro Wholefoods",
    "Santos Organics; Wray Organic; Ceres Fair Food=CERES FAIRFOOD; Doorstep Organics; Ooooby; Farmers Pick; Good & Fugly=GOOD AND FUGLY; Funky Food",
    "Your Grocer=YOURGROCER; Geezy Go; Voly Grocery; Send Grocery",
    "Providoor; Harris Scarfe Food Hall; [Simon Johnson]=SIMON JOHNSON PURVEYOR; The Essential Ingredient; Oasis Bakery; Psarakos Market; Minos Fresh",
    "Toscano's=TOSCANOS",
    // Markets.
    "Prahran Market; Preston Market; Dandenong Market; Footscray Market; Paddys Markets=PADDYS MARKET; Flemington Markets; Rocklea Markets; Fremantle Markets",
    "Eveleigh Farmers Market; Salamanca Market; Rusty's Market=RUSTYS MARKET",
    // Asian and other specialist grocers.
    "Tong Li Supermarket; Miracle Supermarket; Hong Kong Supermarket; Great Wall Supermarket; KT Mart; Oriental Supermarket; Burlington Supermarket",
    "Yuen's Market=YUENS MARKET,YUENS SUPERMARKET; Komart; Hanaro Mart; Lotte Mart",
    "Jinjin Supermarket; Minh Phat; Big Fresh Supermarket; Asian Inspirations; Spiceland; India Gate Spices; Indian Bazaar; MKS Spices; Apna Bazaar; Desi Bazaar",
    "Little India Groceries; MCQ Supermarket; Umall; Weee AU",
    // Butchers, fish, deli.
    "Meatland; Meat Emporium; Super Butcher; Sutton Forest Meat=SUTTON FOREST; Vic's Meat=VICS MEAT; Hudson Meats; AC Butchery; Bush's Meats=BUSHS MEATS",
    "Cannings Butchers=CANNINGS FREE RANGE; Gary's Quality Meats=GARYS QUALITY MEATS; Rump's Meats=RUMPS MEATS; Lenard's=LENARDS; Meat At Billy's=MEAT AT BILLYS",
    "Country Style Meats; Tender Gourmet Butchery=TENDER GOURMET; Mondo Butchers; Princi Smallgoods; Mondo Doro Smallgoods",
    "Our Cow; Farmer's Cut; Costi's Seafood=COSTI SEAFOOD,COSTIS SEAFOOD; Peter's of Kensington Food; De Costi Seafoods=DE COSTI; Claudio's Seafoods=CLAUDIOS SEAFOOD",
    "Nicholas Seafood; Kailis Bros Fish=KAILIS BROS; Conway Fish",
    // Bread and cakes.
    "Brasserie Bread; Bourke Street Bakery; Sonoma Bakery=SONOMA SOURDOUGH,SONOMA BAKING; Iggy's Bread; Breadtop; Ferguson Plarre; Beechworth Bakery; Balfours",
    "Vili's=VILIS CAFE DE VILIS; Orange Spot Bakery; Cheesecake Shop=THE CHEESECAKE SHOP",
    "Baker's Crust=BAKERS CRUST; Old Style Bread Centre; Wild Bakery; Lune Croissanterie=LUNE CROISSANT; Phillippa's Bakery=PHILLIPPAS; Noisette Bakery",
    "Sprout Artisan Bakery; Brewbakers; Uncle Bob's Bakery=UNCLE BOBS BAKERY; Kenilworth Bakery; Yatala Pie Shop; Banjo's Bakery Cafe",
    "Tivoli Road Bakery; Mary Street Bakery; North Street Store; Miami Bakehouse; Knead Bakers; Wellington Cake Shop; Flour and Stone; Black Star Pastry",
    "Zumbo Patisserie; Koko Black; Haigh's Chocolates=HAIGHS; Darrell Lea; Lindt=LINDT SPRUNGLI,LINDT CHOCOLATE; Fruchocs Shop=MENZ FRUCHOCS",
    // Meal boxes and prepared food.
    "Soulara; Core Powerfoods=CORE POWERFOOD; Chefgood; Be Fit Food; Pepper Leaf; Mindful Meals; Eatfit; Nourish'd=NOURISHD",
    "Gourmet Dinner Service=DINNER LADIES,THE DINNER LADIES; Workout Meals; Macros Meals; Fitness Outcomes Meals; Quite Like; Jenny Craig; Lite N' Easy Meals",
    "Weight Watchers=WW AUSTRALIA WEIGHT; Optifast Direct; Tasty Fresh Food; Bondi Meal Prep",
    // Vitamins and health food.
    "Nutrition Warehouse; Healthy Life=HEALTHY LIFE GROUP; Mr Vitamins; Evelyn Faye Nutrition; Nutrition Station; Supplement Mart; Genesis Nutrition Store",
    "Bulk Nutrients; Aussie Health Products; Vitamin King; Health Foods Australia",
  ],
  "foo.alcohol": [
    "Mr Liquor; Super Cellars=SUPERCELLARS; Local Liquor; Fleet Street Cellars; Little Bottler=THE LITTLE BOTTLER; Harry Brown Liquor; Sip'n Save=SIPN SAVE,SIP N SAVE",
    "Booze Brothers; Fassina Liquor; Big Bargain Bottleshop; Chambers Cellars; Camperdown Cellars; Kemenys=KEMENYS FOOD AND LIQUOR,KEMENYS",
    "Liquor Stax; Liquor Emporium; My Cellars; Urban Cellars; Bayfield's Liquor=BAYFIELDS LIQUOR; Porters Cellars; The Oak Barrel; Prince Wine Store",
    "Blackhearts & Sparrows=BLACKHEARTS AND SPARROWS; Nicks Wine Merchants; Wine House Melbourne; Boccaccio Cellars; Purvis Cellars; Acland Cellars; Carwyn Cellars",
    "Otter's Promise",
    "Liquor Vault; ALDI Liquor; Coles Liquor; Super Liquor; Gage Roads Liquor; Copper & Oak=COPPER AND OAK; Old Bridge Cellars; La Vigna Wine; Sparrows Liquor",
    "Wine Selectors=WINESELECTORS; Laithwaites=LAITHWAITES WINE; Virgin Wines; Wine Society=THE WINE SOCIETY; Cracka Wines; Get Wines Direct; Just Wines",
    "Qantas Wine=QANTAS EPIQURE,QANTAS WINE; Good Pair Days; Different Drop; Beer Cartel; Boozebud; MyBottleShop=MY BOTTLE SHOP; Wine Direct; Winestar; Tipple Delivery",
    // Breweries, wineries and distilleries with a door open to the public.
    "Stone & Wood Brewing=STONE AND WOOD; Young Henrys; 4 Pines Brewing=4 PINES,FOUR PINES; Balter Brewing; Little Creatures; Feral Brewing; Gage Roads",
    "Mountain Goat Beer; Stomping Ground Brewing=STOMPING GROUND; Moon Dog=MOON DOG WORLD,MOON DOG BREWERY; Pirate Life Brewing; Coopers Brewery",
    "Bentspoke Brewing=BENTSPOKE,BENT SPOKE; Capital Brewing; Black Hops; Felons Brewing; Green Beacon; Newstead Brewing; Philter Brewing; Batch Brewing",
    "Grifter Brewing; Wayward Brewing; Hawke's Brewing=HAWKES BREWING; Bucketty's=BUCKETTYS; BrewDog; Modus Brewing; Colonial Brewing; Bridge Road Brewers",
    "Four Pillars Gin=FOUR PILLARS; Archie Rose; Brix Distillers; Penfolds Magill; Oakridge Wines; Domaine Chandon; De Bortoli Wines",
    "Brown Brothers Winery=BROWN BROTHERS MILAWA; Tyrrell's Wines=TYRRELLS; McGuigan Wines; Seppeltsfield; Jacob's Creek=JACOBS CREEK; D'Arenberg=DARENBERG",
    "Vasse Felix; Leeuwin Estate; Moo Brew; Lark Distillery; Josef Chromy",
    // Groups of pubs and bars.
    "Merivale=MERIVALE GROUP; Solotel; Australian Venue Co=AUSTRALIAN VENUE; ALH Hotels=ALH GROUP,ALH HOTEL; Endeavour Hotels; Redcape Hotels; Laundy Hotels",
    "Iris Capital Hotels; Sand Hill Road; Colonial Leisure Group; Munich Brauhaus; Lowenbrau Keller; Bavarian Bier Cafe; Beer DeLuxe; Fortune of War",
    "P J O'Brien's=PJ OBRIENS; Irish Murphy's=IRISH MURPHYS; Finn McCool's=FINN MCCOOLS; Gilhooley's=GILHOOLEYS; Brewhouse Brisbane; Hotel Steyne; Opera Bar",
    "Coogee Bay Hotel; The Oaks Neutral Bay; Newport Arms=THE NEWPORT; Watsons Bay Boutique; Ivanhoe Manly; Young and Jackson; Garden State Hotel; Eatons Hill Hotel",
    "Breakfast Creek Hotel; Regatta Hotel; Story Bridge Hotel; Caxton Hotel; Cottesloe Beach Hotel; Ocean Beach Hotel; Flight Club Darts; Archie Brothers",
  ],
  "foo.tobacco_vape": [
    "Tobacco Station Group; Discount Smokes; Smokers Choice; The Tobacco Shop; Smokes and Gifts; Cigars Direct; Tobacconist Superstore",
    "Cloud 9 Smoke Shop=CLOUD 9 SMOKE; Off Ya Tree; Vapoureyes; Vape Shop Australia=THE VAPE SHOP; Vapor Kings; Tru Blue Vapor; Club Vape; Liquid Nicotine Wholesalers",
    "Alt Pods; Quit Clinics; Medicann Vape; Nicotine Pouches Australia",
  ],
} as const;
