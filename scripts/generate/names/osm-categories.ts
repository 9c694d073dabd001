/**
 * The category of each kind of business in OpenStreetMap. Kinds without one clear category are omitted. Lenders and
 * bookmakers are omitted too, because a label that can harm a customer must come from names that we checked ourselves.
 */
const CATEGORIES: Readonly<Record<string, string>> = {
  "foo.dining":
    "amenity/fast_food amenity/restaurant amenity/cafe amenity/ice_cream amenity/food_court shop/bakery shop/pastry shop/coffee shop/tea amenity/canteen",
  "foo.alcohol":
    "amenity/bar amenity/pub amenity/biergarten shop/alcohol shop/wine shop/beverages craft/brewery craft/winery",
  "foo.groceries":
    "shop/supermarket shop/convenience shop/greengrocer shop/butcher shop/seafood shop/deli shop/health_food shop/frozen_food shop/cheese shop/dairy shop/farm shop/confectionery shop/chocolate shop/spices shop/food",
  "foo.tobacco_vape": "shop/e-cigarette shop/tobacco",
  "tra.fuel": "amenity/fuel amenity/charging_station",
  "tra.rideshare_taxi":
    "amenity/car_rental amenity/bicycle_rental amenity/car_sharing amenity/taxi amenity/kick-scooter_rental",
  "tra.tolls_parking": "amenity/parking",
  "tra.vehicle_care":
    "shop/car_repair shop/tyres shop/car_parts shop/motorcycle_repair amenity/car_wash amenity/vehicle_inspection shop/truck_repair shop/motorcycle_parts",
  "hea.medical":
    "shop/optician shop/hearing_aids amenity/dentist amenity/doctors amenity/clinic amenity/hospital healthcare/laboratory healthcare/audiologist healthcare/sample_collection healthcare/physiotherapist healthcare/psychotherapist healthcare/counselling healthcare/alternative healthcare/podiatrist healthcare/optometrist shop/medical_supply",
  "hea.pharmacy": "amenity/pharmacy shop/chemist shop/nutrition_supplements shop/herbalist",
  "hou.maintenance":
    "shop/doityourself shop/hardware shop/paint shop/tiles shop/flooring shop/garden_centre shop/trade shop/plant_hire shop/tool_hire shop/locksmith shop/bathroom_furnishing shop/kitchen shop/groundskeeping shop/storage_rental shop/power_tools craft/plumber craft/electrician craft/carpenter craft/painter craft/roofer craft/gardener craft/hvac craft/glaziery craft/tiler craft/locksmith shop/glaziery shop/security shop/fireplace shop/swimming_pool",
  "edu.childcare": "amenity/kindergarten amenity/childcare",
  "edu.tertiary_professional":
    "amenity/prep_school amenity/language_school amenity/music_school amenity/college amenity/university amenity/driving_school amenity/training",
  "per.clothing":
    "shop/clothes shop/shoes shop/bag shop/fashion_accessories shop/jewelry shop/watches shop/boutique shop/leather shop/shoe_repair shop/tailor shop/fabric shop/wedding craft/tailor",
  "per.care":
    "shop/hairdresser shop/beauty shop/cosmetics shop/perfumery shop/massage shop/tattoo shop/hairdresser_supply shop/dry_cleaning shop/laundry shop/nail_salon leisure/spa",
  "shp.department": "shop/department_store shop/variety_store shop/general",
  "shp.home_goods":
    "shop/furniture shop/electronics shop/houseware shop/bed shop/hifi shop/appliance shop/interior_decoration shop/household_linen shop/curtain shop/carpet shop/lighting shop/computer shop/mobile_phone_accessories shop/vacuum_cleaner shop/electrical shop/kitchenware shop/window_blind craft/electronics_repair shop/bbq shop/country_store",
  "shp.gifts_other":
    "shop/gift shop/toys shop/stationery shop/florist shop/party shop/craft shop/newsagent shop/charity shop/second_hand shop/baby_goods shop/art shop/antiques shop/candles shop/copyshop shop/frame shop/photo shop/printer_ink shop/collector shop/model shop/esoteric",
  "com.phone_internet": "shop/mobile_phone shop/telecommunication office/telecommunication",
  "rec.entertainment":
    "amenity/cinema leisure/bowling_alley leisure/amusement_arcade leisure/trampoline_park leisure/escape_game leisure/indoor_play leisure/miniature_golf tourism/theme_park tourism/zoo tourism/aquarium amenity/theatre shop/books shop/music shop/video shop/video_games shop/games shop/ticket amenity/nightclub",
  "rec.gym": "leisure/fitness_centre",
  "rec.sport_hobby":
    "shop/sports shop/outdoor shop/bicycle leisure/sports_centre leisure/dance leisure/golf_course shop/fishing shop/golf shop/ski shop/surf shop/musical_instrument shop/camera shop/boat shop/hunting leisure/swimming_area",
  "rec.travel":
    "tourism/hotel tourism/motel tourism/hostel tourism/caravan_site tourism/guest_house tourism/apartment shop/travel_agency tourism/camp_site",
  "pet.care": "shop/pet amenity/veterinary shop/pet_grooming amenity/animal_boarding amenity/animal_training",
  "utl.energy": "shop/gas",
};

const categoryOf = new Map(
  Object.entries(CATEGORIES).flatMap(([category, kinds]) => kinds.split(" ").map((kind) => [kind, category])),
);

/** Returns the category of a path such as "brands/shop/bakery", or null. */
export function toOsmCategory(path: string): string | null {
  const [tree, kind, value] = path.split("/");
  return tree === "brands" ? (categoryOf.get(`${kind}/${value}`) ?? null) : null;
}

/** The words that people use for a kind of business, derived from its tag: "shop/car_repair" gives "car repair". */
export const OSM_KINDS: readonly (readonly [words: string, category: string])[] = [...categoryOf].map(
  ([kind, category]) => [(kind.split("/")[1] ?? "").replace(/[_-]/g, " "), category],
);
