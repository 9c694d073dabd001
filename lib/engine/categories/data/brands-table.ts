/*
 * Data from OpenStreetMap's name-suggestion-index: Copyright name-suggestion-index contributors, BSD 3-Clause.
 * Redistribution and use in source and binary forms, with or without modification, are permitted provided that
 * redistributions keep this notice, these conditions and the following disclaimer, and that the contributors' names are
 * not used to endorse products without permission. THE DATA IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND; the
 * contributors are not liable for any damages that arise from its use.
 */

/** Brands found in Australia. Made by scripts/generate/names/collect-names.ts; see read-brands.ts. */
export const BRANDS_CSV = `# Names of brands and trades with the category each stands for.
# nsi: OpenStreetMap's name-suggestion-index, Copyright its contributors, BSD 3-Clause licence.
# naics: index entries of the North American Industry Classification System 2012, US Census Bureau, public domain.
name,aliases,category,match,source,date
1825 Interiors,,shp.home_goods,anywhere,nsi,2026-09-18
4Cyte Pathology,4CYTE,hea.medical,start,nsi,2026-09-18
5.11 Tactical,,per.clothing,anywhere,nsi,2026-09-18
585 Gold,,per.clothing,whole,nsi,2026-09-18
5àsec,,per.care,start,nsi,2026-09-18
99 Bikes,BIKE BARN,rec.sport_hobby,whole,nsi,2026-09-18
9Round,9ROUND KICKBOXING FITNESS,rec.gym,start,nsi,2026-09-18
A. Lange & Söhne,,per.clothing,anywhere,nsi,2026-09-18
A.P.C.,,per.clothing,anywhere,nsi,2026-09-18
Abarth,,tra.vehicle_care,start,nsi,2026-09-18
Abbott Pathology,,hea.medical,whole,nsi,2026-09-18
AC Hotel,,rec.travel,whole,nsi,2026-09-18
Ace Hardware,,hou.maintenance,whole,nsi,2026-09-18
Acura,,tra.vehicle_care,start,nsi,2026-09-18
ADA,,tra.rideshare_taxi,whole,nsi,2026-09-18
Adagio,,rec.travel,whole,nsi,2026-09-18
Adairs,,shp.home_goods,start,nsi,2026-09-18
Adairs Kids,,shp.home_goods,anywhere,nsi,2026-09-18
Adidas,,rec.sport_hobby,start,nsi,2026-09-18
Adidas Originals,ADIDAS;ADIDAS ORIGINAL,per.clothing,start,nsi,2026-09-18
Adina Hotels,ADINA APARTMENT HOTEL;ADINA,rec.travel,start,nsi,2026-09-18
Aeropostale,,per.clothing,anywhere,nsi,2026-09-18
Aesop,,per.care,start,nsi,2026-09-18
Afriquia,,tra.fuel,anywhere,nsi,2026-09-18
Agatha,,per.clothing,whole,nsi,2026-09-18
Agent Provocateur,,per.clothing,whole,nsi,2026-09-18
Agip,,tra.fuel,start,nsi,2026-09-18
Aiden,AIDEN HOTEL,rec.travel,whole,nsi,2026-09-18
Aigner,,per.clothing,start,nsi,2026-09-18
Aixam,,tra.vehicle_care,start,nsi,2026-09-18
Alamo,,tra.rideshare_taxi,whole,nsi,2026-09-18
Aldi,ALDI AUSTRALIA;ALDI SUD;ALDI UK;ALDI USA,foo.groceries,start,nsi,2026-09-18
Aldo,ALDO SHOES,per.clothing,whole,nsi,2026-09-18
Alexander McQueen,,per.clothing,whole,nsi,2026-09-18
Alfa Romeo,,tra.vehicle_care,whole,nsi,2026-09-18
ALH Hotels,,rec.travel,whole,nsi,2026-09-18
Alila,,rec.travel,start,nsi,2026-09-18
Allbirds,,per.clothing,anywhere,nsi,2026-09-18
Alliance,ALLIANCE TIRE COMPANY,tra.vehicle_care,whole,nsi,2026-09-18
Ally Fashion,,per.clothing,whole,nsi,2026-09-18
Aloft,,rec.travel,whole,nsi,2026-09-18
Alpine,,tra.vehicle_care,whole,nsi,2026-09-18
Altınbaş,,per.clothing,anywhere,nsi,2026-09-18
Alua Hotels & Resorts,ALUA,rec.travel,start,nsi,2026-09-18
Amart Furniture,,shp.home_goods,anywhere,nsi,2026-09-18
Amazon Fresh,,foo.groceries,whole,nsi,2026-09-18
Amber,,hou.maintenance,whole,nsi,2026-09-18
Amcal,AMCAL PHARMACY;GUARDIAN;GUARDIAN AUSTRALIA;GUARDIAN PHARMACIES;GUARDIAN PHARMACY,hea.pharmacy,whole,nsi,2026-09-18
American Vintage,,per.clothing,anywhere,nsi,2026-09-18
Amplifon,AMPLIFON DEUTSCHLAND GMBH;AMPLIFON FRANCE,hea.medical,anywhere,nsi,2026-09-18
ampm,,foo.groceries,start,nsi,2026-09-18
ampUp,,tra.fuel,start,nsi,2026-09-18
Anaconda,,rec.sport_hobby,whole,nsi,2026-09-18
ANdAZ,,rec.travel,start,nsi,2026-09-18
Angus and Coote,,per.clothing,anywhere,nsi,2026-09-18
Anytime Fitness,ANYTIME FITNESS AUSTRALIA,rec.gym,whole,nsi,2026-09-18
APM Monaco,,per.clothing,whole,nsi,2026-09-18
Apollo Tyres,,tra.vehicle_care,whole,nsi,2026-09-18
Apple Store,APPLE,shp.home_goods,whole,nsi,2026-09-18
Applebee's Neighborhood Grill & Bar,APPLEBEES;APPLEBEES BAR AND GRILL;APPLEBEES GRILL AND BAR;APPLEBEES NEIGHBORHOOD BAR AND GRILL,foo.dining,anywhere,nsi,2026-09-18
Aristocrazy,,per.clothing,anywhere,nsi,2026-09-18
Arket,,per.clothing,start,nsi,2026-09-18
Armani Exchange,,per.clothing,anywhere,nsi,2026-09-18
Arthur Murray Dance Center,ARTHUR MURRAY;ARTHUR MURRAY DANCE CENTERS;ARTHUR MURRAY DANCE STUDIO;ARTHUR MURRAY DANCE STUDIOS,rec.sport_hobby,whole,nsi,2026-09-18
AS Colour,,per.clothing,whole,nsi,2026-09-18
Ascend Hotel Collection,,rec.travel,anywhere,nsi,2026-09-18
Asian Paints,,hou.maintenance,anywhere,nsi,2026-09-18
ASICS,,per.clothing,start,nsi,2026-09-18
Aston Martin,,tra.vehicle_care,anywhere,nsi,2026-09-18
AT&T,,com.phone_internet,whole,nsi,2026-09-18
Atura Hotels,,rec.travel,anywhere,nsi,2026-09-18
Aubade,,per.clothing,whole,nsi,2026-09-18
Audemars Piguet,,per.clothing,anywhere,nsi,2026-09-18
Audi,,tra.vehicle_care,start,nsi,2026-09-18
Audika,,hea.medical,start,nsi,2026-09-18
Auntie Anne's,AUNTIE ANNES PRETZELS,foo.dining,anywhere,nsi,2026-09-18
Aussie Disposals,,rec.sport_hobby,anywhere,nsi,2026-09-18
Australian Clinical Labs,CLINICAL LABS,hea.medical,whole,nsi,2026-09-18
Autobarn,,tra.vehicle_care,anywhere,nsi,2026-09-18
Autograph Collection,MARRIOTT AUTOGRAPH COLLECTION,rec.travel,whole,nsi,2026-09-18
Avani Hotels & Resorts,AVANI,rec.travel,start,nsi,2026-09-18
Avis,,tra.rideshare_taxi,start,nsi,2026-09-18
Avon,,per.care,start,nsi,2026-09-18
AW LAB,ATHLETES WORLD,per.clothing,whole,nsi,2026-09-18
B&Q,,hou.maintenance,whole,nsi,2026-09-18
Ba&sh,,per.clothing,whole,nsi,2026-09-18
Baby Bunting,,shp.gifts_other,whole,nsi,2026-09-18
Bailey Nelson,,hea.medical,whole,nsi,2026-09-18
Bakers Delight,,foo.dining,whole,nsi,2026-09-18
Balenciaga,,per.clothing,anywhere,nsi,2026-09-18
Baleno,,per.clothing,start,nsi,2026-09-18
Balfours,,foo.dining,anywhere,nsi,2026-09-18
Bally,,per.clothing,whole,nsi,2026-09-18
Banana Republic,BANANA REPUBLIC FACTORY,per.clothing,whole,nsi,2026-09-18
Bang & Olufsen,,shp.home_goods,anywhere,nsi,2026-09-18
Banjo's Bakery Cafe,,foo.dining,anywhere,nsi,2026-09-18
Banyan Tree,,rec.travel,whole,nsi,2026-09-18
Barbeques Galore,,shp.home_goods,whole,nsi,2026-09-18
Barbour,,per.clothing,start,nsi,2026-09-18
bareMinerals,,per.care,anywhere,nsi,2026-09-18
Barry's,,rec.gym,start,nsi,2026-09-18
Baskin-Robbins,,foo.dining,anywhere,nsi,2026-09-18
Bata,,per.clothing,start,nsi,2026-09-18
Bath & Body Works,,per.care,anywhere,nsi,2026-09-18
Battery World,,shp.home_goods,whole,nsi,2026-09-18
Baume & Mercier,,per.clothing,anywhere,nsi,2026-09-18
bb.q Chicken,,foo.dining,anywhere,nsi,2026-09-18
BCF,,rec.sport_hobby,whole,nsi,2026-09-18
Beacon Lighting,,shp.home_goods,whole,nsi,2026-09-18
Beaumont Tiles,,hou.maintenance,whole,nsi,2026-09-18
Bed Bath N' Table,,shp.home_goods,anywhere,nsi,2026-09-18
Beds R Us,,shp.home_goods,anywhere,nsi,2026-09-18
Bedshed,,shp.home_goods,start,nsi,2026-09-18
Beechworth Bakery,,foo.dining,whole,nsi,2026-09-18
Beeline,,com.phone_internet,whole,nsi,2026-09-18
Beko,,shp.home_goods,start,nsi,2026-09-18
Belmond,,rec.travel,start,nsi,2026-09-18
Ben & Jerry's,,foo.dining,anywhere,nsi,2026-09-18
Ben Sherman,,per.clothing,whole,nsi,2026-09-18
Bench.,,per.clothing,whole,nsi,2026-09-18
bene,,shp.home_goods,whole,nsi,2026-09-18
BenGong's Tea,,foo.dining,anywhere,nsi,2026-09-18
Bennett's Petroleum,,tra.fuel,anywhere,nsi,2026-09-18
Ben's Cookies,,foo.groceries,whole,nsi,2026-09-18
Bentley,,tra.vehicle_care,whole,nsi,2026-09-18
Bento,,foo.dining,whole,nsi,2026-09-18
Berlitz,,edu.tertiary_professional,start,nsi,2026-09-18
Bershka,,per.clothing,start,nsi,2026-09-18
Best Brains,BEST BRAINS LEARNING CENTER;BEST BRAINS LEARNING CENTRE,edu.tertiary_professional,whole,nsi,2026-09-18
Best Friends,,pet.care,whole,nsi,2026-09-18
Best Hotels,BEST,rec.travel,whole,nsi,2026-09-18
Best & Less,,per.clothing,whole,nsi,2026-09-18
Best Western,BEST WESTERN HOTELS RESORTS,rec.travel,whole,nsi,2026-09-18
Best Western Plus,,rec.travel,anywhere,nsi,2026-09-18
Best Western Premier,,rec.travel,anywhere,nsi,2026-09-18
Betts,,per.clothing,whole,nsi,2026-09-18
Betty Barclay,,per.clothing,whole,nsi,2026-09-18
Betty's Burgers,,foo.dining,anywhere,nsi,2026-09-18
Bevilles Jewellers,,per.clothing,anywhere,nsi,2026-09-18
Beyfin,,tra.fuel,start,nsi,2026-09-18
Big 4 Holiday Parks,BIG4 HOLIDAY PARKS,rec.travel,anywhere,nsi,2026-09-18
Big W,,shp.department,whole,nsi,2026-09-18
Bijou Brigitte,,per.clothing,whole,nsi,2026-09-18
Billabong,,per.clothing,whole,nsi,2026-09-18
Bimba y Lola,BIMBA LOLA,per.clothing,anywhere,nsi,2026-09-18
Bing Lee,,shp.home_goods,whole,nsi,2026-09-18
Birkenstock,,per.clothing,anywhere,nsi,2026-09-18
Black Red White,,shp.home_goods,anywhere,nsi,2026-09-18
Blockbuster,,rec.entertainment,whole,nsi,2026-09-18
Blooms The Chemist,,hea.pharmacy,anywhere,nsi,2026-09-18
Blue Illusion,,per.clothing,whole,nsi,2026-09-18
BMW,,tra.vehicle_care,whole,nsi,2026-09-18
Bob Jane T-Marts,,tra.vehicle_care,anywhere,nsi,2026-09-18
Bobbi Brown,,per.care,anywhere,nsi,2026-09-18
BoConcept,,shp.home_goods,anywhere,nsi,2026-09-18
Body Glove,,per.clothing,whole,nsi,2026-09-18
Bodystreet,,rec.gym,anywhere,nsi,2026-09-18
BOGGI Milano,,per.clothing,anywhere,nsi,2026-09-18
Bogner,,per.clothing,start,nsi,2026-09-18
Bonds,,per.clothing,whole,nsi,2026-09-18
Bonjour,,foo.groceries,whole,nsi,2026-09-18
Boost Juice,,foo.dining,whole,nsi,2026-09-18
Bosch,,shp.home_goods,start,nsi,2026-09-18
Bosch Car Service,BOSCH SERVICE,tra.vehicle_care,anywhere,nsi,2026-09-18
Bosco,,per.clothing,start,nsi,2026-09-18
Bose,,shp.home_goods,whole,nsi,2026-09-18
Bottega Veneta,,per.clothing,anywhere,nsi,2026-09-18
Bottlemart,,foo.alcohol,anywhere,nsi,2026-09-18
Bounce Inc,BOUNCEINC;BOUNCE,rec.entertainment,whole,nsi,2026-09-18
bp pulse,BP CHARGEMASTER;CHARGEMASTER,tra.fuel,whole,nsi,2026-09-18
BP Shop,,foo.groceries,whole,nsi,2026-09-18
Brandy Melville,,per.clothing,whole,nsi,2026-09-18
Bras N Things,,per.clothing,anywhere,nsi,2026-09-18
BRAX,,per.clothing,start,nsi,2026-09-18
Breadtop,,foo.dining,anywhere,nsi,2026-09-18
Breitling,,per.clothing,anywhere,nsi,2026-09-18
BrewDog,,foo.alcohol,start,nsi,2026-09-18
Bridgestone,BRIDGESTONE INDIA,tra.vehicle_care,anywhere,nsi,2026-09-18
Brioche Dorée,,foo.dining,whole,nsi,2026-09-18
Brooks Brothers,,per.clothing,whole,nsi,2026-09-18
Brumby's Bakeries,BRUMBYS,foo.dining,start,nsi,2026-09-18
Brunello Cucinelli,,per.clothing,anywhere,nsi,2026-09-18
Buccellati,,per.clothing,anywhere,nsi,2026-09-18
Bucking Bull,,foo.dining,whole,nsi,2026-09-18
Budget,BUDGET CAR RENTAL,tra.rideshare_taxi,whole,nsi,2026-09-18
Bulgari,BVLGARI,per.clothing,start,nsi,2026-09-18
bulthaup,,hou.maintenance,anywhere,nsi,2026-09-18
Bunnings Warehouse,,hou.maintenance,anywhere,nsi,2026-09-18
Burberry,,per.clothing,anywhere,nsi,2026-09-18
Burger Urge,,foo.dining,whole,nsi,2026-09-18
Burnsco,,rec.sport_hobby,start,nsi,2026-09-18
Burson Auto Parts,,tra.vehicle_care,anywhere,nsi,2026-09-18
BW Premier Collection,,rec.travel,anywhere,nsi,2026-09-18
BW Signature Collection,,rec.travel,anywhere,nsi,2026-09-18
BWS,,foo.alcohol,whole,nsi,2026-09-18
BYD,BUILD YOUR DREAMS;BYD AUTO,tra.vehicle_care,whole,nsi,2026-09-18
C&A,,per.clothing,whole,nsi,2026-09-18
Cadillac,,tra.vehicle_care,anywhere,nsi,2026-09-18
Café Amazon,,foo.dining,whole,nsi,2026-09-18
Cafe Coffee Day,,foo.dining,anywhere,nsi,2026-09-18
Café Coton,,per.clothing,anywhere,nsi,2026-09-18
Caffè Pascucci,,foo.dining,anywhere,nsi,2026-09-18
Cali Press,,foo.dining,anywhere,nsi,2026-09-18
Call It Spring,,per.clothing,anywhere,nsi,2026-09-18
Calliope,,per.clothing,whole,nsi,2026-09-18
Calvin Klein,CALVIN KLEIN JEANS,per.clothing,whole,nsi,2026-09-18
Calzedonia,,per.clothing,anywhere,nsi,2026-09-18
Campanile,,rec.travel,whole,nsi,2026-09-18
Camper,,per.clothing,whole,nsi,2026-09-18
Canada Goose,,per.clothing,whole,nsi,2026-09-18
Canali,,per.clothing,start,nsi,2026-09-18
Capital Pathology,,hea.medical,whole,nsi,2026-09-18
Carglass,,tra.vehicle_care,anywhere,nsi,2026-09-18
Carhartt Work in Progress,,per.clothing,anywhere,nsi,2026-09-18
Carl's Jr.,,foo.dining,whole,nsi,2026-09-18
Carpet Court,,shp.home_goods,whole,nsi,2026-09-18
Carrefour Express,,foo.groceries,whole,nsi,2026-09-18
Carter's,CARTERS BABIES AND KIDS,per.clothing,whole,nsi,2026-09-18
Cartier,,per.clothing,start,nsi,2026-09-18
Cartridge World,,shp.gifts_other,whole,nsi,2026-09-18
Casetify,,shp.home_goods,anywhere,nsi,2026-09-18
Casino,,foo.groceries,whole,nsi,2026-09-18
Catimini,,per.clothing,anywhere,nsi,2026-09-18
CCC,,per.clothing,whole,nsi,2026-09-18
Celine,,per.clothing,whole,nsi,2026-09-18
Celio,,per.clothing,start,nsi,2026-09-18
Cellarbrations,,foo.alcohol,anywhere,nsi,2026-09-18
CeX,,shp.home_goods,whole,nsi,2026-09-18
Cha Payom,,foo.dining,anywhere,nsi,2026-09-18
Champion,,per.clothing,whole,nsi,2026-09-18
Chanel,,per.clothing,start,nsi,2026-09-18
ChargePoint,,tra.fuel,anywhere,nsi,2026-09-18
Charging the Regions,,tra.fuel,anywhere,nsi,2026-09-18
Chatime,,foo.dining,start,nsi,2026-09-18
Chaumet,,per.clothing,start,nsi,2026-09-18
Checkers,CHECKERS DRIVE IN RESTAURANTS INC,foo.dining,whole,nsi,2026-09-18
Chemist King Discount Pharmacy,CHEMIST KING;CHEMIST KING DISCOUNT PHARMACIES,hea.pharmacy,whole,nsi,2026-09-18
Chemist Warehouse,,hea.pharmacy,whole,nsi,2026-09-18
Chery,,tra.vehicle_care,start,nsi,2026-09-18
Chevrolet,,tra.vehicle_care,anywhere,nsi,2026-09-18
Chicco,,shp.gifts_other,start,nsi,2026-09-18
Chicha San Chen,,foo.dining,anywhere,nsi,2026-09-18
Chicken Treat,,foo.dining,whole,nsi,2026-09-18
Chili's,,foo.dining,whole,nsi,2026-09-18
China Wok,,foo.dining,whole,nsi,2026-09-18
Chipotle,,foo.dining,whole,nsi,2026-09-18
Chloé,,per.clothing,whole,nsi,2026-09-18
Choices Flooring,,hou.maintenance,whole,nsi,2026-09-18
Chrysler,,tra.vehicle_care,anywhere,nsi,2026-09-18
Cibo Espresso,,foo.dining,anywhere,nsi,2026-09-18
Cignall,,foo.tobacco_vape,start,nsi,2026-09-18
Cincotta Discount Chemist,,hea.pharmacy,anywhere,nsi,2026-09-18
Cinemark,,rec.entertainment,anywhere,nsi,2026-09-18
Cinépolis,,rec.entertainment,anywhere,nsi,2026-09-18
Cinnabon,,foo.dining,anywhere,nsi,2026-09-18
Citgo,,tra.fuel,start,nsi,2026-09-18
Citroën,,tra.vehicle_care,start,nsi,2026-09-18
City Beach,,per.clothing,whole,nsi,2026-09-18
City Chic,,per.clothing,whole,nsi,2026-09-18
claire's,CLAIRES STORES;CLAIRES ACCESSORIES,per.clothing,start,nsi,2026-09-18
Clarks,,per.clothing,start,nsi,2026-09-18
Claudie Pierlot,,per.clothing,anywhere,nsi,2026-09-18
Clinpath Pathology,,hea.medical,anywhere,nsi,2026-09-18
Cloud 9 Smoke Shop Australia,,foo.tobacco_vape,anywhere,nsi,2026-09-18
Club Med,,rec.travel,whole,nsi,2026-09-18
Club Wyndham,,rec.travel,whole,nsi,2026-09-18
Coach,COACH NEW YORK;COACH NY,per.clothing,whole,nsi,2026-09-18
CoCo,COCO FRESH TEA JUICE,foo.dining,whole,nsi,2026-09-18
Coffee Republic,,foo.dining,whole,nsi,2026-09-18
Coffee Time,,foo.dining,whole,nsi,2026-09-18
Coffeeshop Company,,foo.dining,anywhere,nsi,2026-09-18
Cold Rock Ice Creamery,,foo.dining,anywhere,nsi,2026-09-18
Cold Stone Creamery,COLD STONE,foo.dining,whole,nsi,2026-09-18
Cole Haan,,per.clothing,anywhere,nsi,2026-09-18
Coles,,foo.groceries,whole,nsi,2026-09-18
Coles Central,,foo.groceries,whole,nsi,2026-09-18
Coles Local,,foo.groceries,whole,nsi,2026-09-18
Colette by Colette Hayman,,per.clothing,anywhere,nsi,2026-09-18
Colin's,,per.clothing,whole,nsi,2026-09-18
Columbia,,per.clothing,anywhere,nsi,2026-09-18
Comfort Suites,,rec.travel,whole,nsi,2026-09-18
Connect Hearing,,hea.medical,whole,nsi,2026-09-18
Connor,,per.clothing,whole,nsi,2026-09-18
Converse,,per.clothing,whole,nsi,2026-09-18
COS,,per.clothing,whole,nsi,2026-09-18
Costa,COSTA COFFEE;COSTA COFFEE COSTA,foo.dining,whole,nsi,2026-09-18
Cotélac,,per.clothing,start,nsi,2026-09-18
Cotton On,,per.clothing,whole,nsi,2026-09-18
Cotton On Body,,per.clothing,anywhere,nsi,2026-09-18
Cotton On Kids,,per.clothing,anywhere,nsi,2026-09-18
Country Road,,per.clothing,whole,nsi,2026-09-18
Courtyard,COURTYARD MARRIOTT,rec.travel,whole,nsi,2026-09-18
Crocs,,per.clothing,whole,nsi,2026-09-18
CrossFit,,rec.gym,anywhere,nsi,2026-09-18
Crowne Plaza,,rec.travel,anywhere,nsi,2026-09-18
Crunch Fitness,CRUNCH,rec.gym,whole,nsi,2026-09-18
Crust,,foo.dining,whole,nsi,2026-09-18
Cupra,,tra.vehicle_care,start,nsi,2026-09-18
Curio Collection,CURIO COLLECTION BY HILTON,rec.travel,whole,nsi,2026-09-18
Curves,,rec.gym,whole,nsi,2026-09-18
CycleBar,,rec.gym,anywhere,nsi,2026-09-18
Dacia,,tra.vehicle_care,start,nsi,2026-09-18
DAF,DAF TRUCKS,tra.vehicle_care,whole,nsi,2026-09-18
Daihatsu,,tra.vehicle_care,anywhere,nsi,2026-09-18
Dairy Queen,,foo.dining,whole,nsi,2026-09-18
Daiso,DAISO JAPAN;DAISO JAPAN VALUE STORE,shp.department,start,nsi,2026-09-18
Dan Murphy's,,foo.alcohol,anywhere,nsi,2026-09-18
Dangerfield,,per.clothing,anywhere,nsi,2026-09-18
Daniel's Donuts,,foo.dining,whole,nsi,2026-09-18
David Jones,,shp.department,whole,nsi,2026-09-18
Decathlon,,rec.sport_hobby,whole,nsi,2026-09-18
DeFacto,,per.clothing,start,nsi,2026-09-18
Defender,,tra.vehicle_care,whole,nsi,2026-09-18
Deichmann,DEICHMANN SCHUHE,per.clothing,anywhere,nsi,2026-09-18
Délifrance,,foo.dining,anywhere,nsi,2026-09-18
Dendy Cinemas,DENDY;DENDY CINEMA,rec.entertainment,start,nsi,2026-09-18
Denny's,,foo.dining,start,nsi,2026-09-18
Dentix,,hea.medical,start,nsi,2026-09-18
Design Hotels,,rec.travel,whole,nsi,2026-09-18
Desigual,,per.clothing,anywhere,nsi,2026-09-18
Destination by Hyatt,,rec.travel,anywhere,nsi,2026-09-18
Devialet,,shp.home_goods,anywhere,nsi,2026-09-18
Dia Market,,foo.groceries,whole,nsi,2026-09-18
Diamond Resorts,,rec.travel,whole,nsi,2026-09-18
Diesel,,per.clothing,whole,nsi,2026-09-18
Digicel,,com.phone_internet,start,nsi,2026-09-18
Dimmeys,,shp.department,start,nsi,2026-09-18
Din Tai Fung,,foo.dining,anywhere,nsi,2026-09-18
Ding Tea,,foo.dining,whole,nsi,2026-09-18
Dinh Van,DINH VAN PARIS,per.clothing,whole,nsi,2026-09-18
Dior,,per.clothing,start,nsi,2026-09-18
Diptyque',,per.care,anywhere,nsi,2026-09-18
Discovery,,tra.vehicle_care,whole,nsi,2026-09-18
Distri Club Medical,,hea.medical,anywhere,nsi,2026-09-18
DKNY,DONNA KARAN;DONNA KARAN NEW YORK,per.clothing,whole,nsi,2026-09-18
Dodge,,tra.vehicle_care,whole,nsi,2026-09-18
Dodo Pizza,,foo.dining,whole,nsi,2026-09-18
Dolce & Gabbana,D AND G;DOLCE AND GABANA;DOLCE AND GABANNA;DOLCE AND GABBANNA;DOLCE Y GABANA;DOLCE Y GABANNA;DOLCE Y GABBANA;DOLCE Y GABBANNA,per.clothing,anywhere,nsi,2026-09-18
Dolcezza,,per.clothing,anywhere,nsi,2026-09-18
Dollar Car Rental,DOLLAR;DOLLAR RENT A CAR,tra.rideshare_taxi,whole,nsi,2026-09-18
Dollarama,,shp.department,anywhere,nsi,2026-09-18
Domayne,,shp.home_goods,start,nsi,2026-09-18
Dôme,,foo.dining,whole,nsi,2026-09-18
Domino's,DOMINOS AUSTRALIA;DOMINOS PIZZA;DOMINOS PIZZA NSR;DOMINOS PIZZA INDIA,foo.dining,whole,nsi,2026-09-18
Donut King,,foo.dining,whole,nsi,2026-09-18
Dorevitch Pathology,,hea.medical,anywhere,nsi,2026-09-18
Dott,,tra.rideshare_taxi,start,nsi,2026-09-18
Dotti,,per.clothing,start,nsi,2026-09-18
DoubleTree,,rec.travel,whole,nsi,2026-09-18
Douglass Hanly Moir,,hea.medical,anywhere,nsi,2026-09-18
Dr. Martens,DOC MARTEN;DOC MARTENS;DOCTOR MARTEN;DOCTOR MARTENS;MARTENS,per.clothing,whole,nsi,2026-09-18
Drakes,,foo.groceries,whole,nsi,2026-09-18
Dress Barn,,per.clothing,whole,nsi,2026-09-18
DS Automobiles,,tra.vehicle_care,whole,nsi,2026-09-18
Du Pareil au Même,,per.clothing,anywhere,nsi,2026-09-18
Dufry,,shp.department,start,nsi,2026-09-18
Dulux Paints,DULUX,hou.maintenance,start,nsi,2026-09-18
Duncan's,,foo.alcohol,start,nsi,2026-09-18
dunhill,,per.clothing,start,nsi,2026-09-18
Dunkin',DUNKIN DOUGHNUTS,foo.dining,start,nsi,2026-09-18
Dunlop,,tra.vehicle_care,whole,nsi,2026-09-18
Dunlop Super Dealer,BEAUREPAIRES,tra.vehicle_care,anywhere,nsi,2026-09-18
dusk,,shp.gifts_other,whole,nsi,2026-09-18
Dymocks,,rec.entertainment,start,nsi,2026-09-18
Dyson,,shp.home_goods,start,nsi,2026-09-18
E.Leclerc,STATION SERVICE E LECLERC;LECLERC;STATION SERVICE,tra.fuel,whole,nsi,2026-09-18
Early Settler,,shp.home_goods,whole,nsi,2026-09-18
easyHotel,,rec.travel,anywhere,nsi,2026-09-18
Eataly,,foo.groceries,start,nsi,2026-09-18
EB Games,ELECTRONICS BOUTIQUE EB GAMES,rec.entertainment,whole,nsi,2026-09-18
Ecco,ECCO SHOES,per.clothing,whole,nsi,2026-09-18
Econo Lodge,,rec.travel,anywhere,nsi,2026-09-18
Edge Clothing,,per.clothing,whole,nsi,2026-09-18
EG Australia,WOOLWORTHS PETROL,foo.groceries,anywhere,nsi,2026-09-18
El Jannah,,foo.dining,anywhere,nsi,2026-09-18
EL&N,EL N LONDON,foo.dining,whole,nsi,2026-09-18
Element,,rec.travel,whole,nsi,2026-09-18
Elena Mirò,,per.clothing,whole,nsi,2026-09-18
Elisabetta Franchi,,per.clothing,anywhere,nsi,2026-09-18
Emma,EMMA SLEEP,shp.home_goods,whole,nsi,2026-09-18
EMME,,per.clothing,start,nsi,2026-09-18
Emporio Armani,,per.clothing,anywhere,nsi,2026-09-18
Enterprise,ENTERPRISE CAR RENTAL,tra.rideshare_taxi,whole,nsi,2026-09-18
Enza Home,,shp.home_goods,anywhere,nsi,2026-09-18
Es Teler 77,,foo.dining,anywhere,nsi,2026-09-18
Escada,,per.clothing,start,nsi,2026-09-18
Espaço Casa,,shp.home_goods,anywhere,nsi,2026-09-18
Esprit,,per.clothing,whole,nsi,2026-09-18
Esso Express,,tra.fuel,anywhere,nsi,2026-09-18
Etam,ETAM LINGERIE,per.clothing,start,nsi,2026-09-18
ETRO,,per.clothing,start,nsi,2026-09-18
Eu Yan Sang,,hea.pharmacy,anywhere,nsi,2026-09-18
Eureka Street Furniture,,shp.home_goods,anywhere,nsi,2026-09-18
Euronics,EURONICS CENTRE,shp.home_goods,anywhere,nsi,2026-09-18
Europcar,,tra.rideshare_taxi,anywhere,nsi,2026-09-18
Event Cinemas,EVENT CINEMA,rec.entertainment,whole,nsi,2026-09-18
EvGateway,,tra.fuel,anywhere,nsi,2026-09-18
Executive Residency,,rec.travel,whole,nsi,2026-09-18
Expert,,shp.home_goods,whole,nsi,2026-09-18
Extreme Pizza,,foo.dining,whole,nsi,2026-09-18
EzyMart,,foo.groceries,start,nsi,2026-09-18
F45 Training,,rec.gym,whole,nsi,2026-09-18
Faberlic,,per.care,anywhere,nsi,2026-09-18
Fairmont,,rec.travel,anywhere,nsi,2026-09-18
Falconeri,,per.clothing,anywhere,nsi,2026-09-18
Fantastic Furniture,,shp.home_goods,whole,nsi,2026-09-18
Fashion Market,,per.clothing,whole,nsi,2026-09-18
Fastrack,INDIAN ACCESSORIES BRAND;INDIAN WATCH CO;INDIAN WATCH COMPANY,per.clothing,anywhere,nsi,2026-09-18
Fendi,,per.clothing,start,nsi,2026-09-18
Ferguson Plarre's Bakehouse,FERGUSSON PLARRE,foo.dining,anywhere,nsi,2026-09-18
Fernwood Fitness,,rec.gym,anywhere,nsi,2026-09-18
Ferrari,,tra.vehicle_care,whole,nsi,2026-09-18
Fiat,,tra.vehicle_care,whole,nsi,2026-09-18
Fiat Professional,,tra.vehicle_care,whole,nsi,2026-09-18
Figaro's Pizza,,foo.dining,anywhere,nsi,2026-09-18
Fila,,per.clothing,whole,nsi,2026-09-18
Fireaway,FIREAWAY PIZZA,foo.dining,anywhere,nsi,2026-09-18
First Choice Liquor,,foo.alcohol,anywhere,nsi,2026-09-18
First Stop,,tra.vehicle_care,whole,nsi,2026-09-18
Fishbowl,,foo.dining,whole,nsi,2026-09-18
Fisker Inc.,FISKER,tra.vehicle_care,start,nsi,2026-09-18
Fitness First,,rec.gym,whole,nsi,2026-09-18
Five Guys,,foo.dining,whole,nsi,2026-09-18
Flight Centre,,rec.travel,whole,nsi,2026-09-18
Flight Club,,foo.alcohol,whole,nsi,2026-09-18
Flip Out,,rec.entertainment,whole,nsi,2026-09-18
Floorworld,,hou.maintenance,anywhere,nsi,2026-09-18
Fogo de Chão,,foo.dining,anywhere,nsi,2026-09-18
Food Basics,,foo.groceries,whole,nsi,2026-09-18
Foodland,,foo.groceries,anywhere,nsi,2026-09-18
Foodworks,,foo.groceries,anywhere,nsi,2026-09-18
Foot Locker,FOOT LOCKER EUROPE,per.clothing,whole,nsi,2026-09-18
Foot Solutions,,per.clothing,whole,nsi,2026-09-18
Ford,FORD MOTOR COMPANY,tra.vehicle_care,whole,nsi,2026-09-18
Forever 21,,per.clothing,whole,nsi,2026-09-18
Forever New,,per.clothing,whole,nsi,2026-09-18
Forty Winks,,shp.home_goods,whole,nsi,2026-09-18
Fossil,,per.clothing,whole,nsi,2026-09-18
Four Points by Sheraton,,rec.travel,anywhere,nsi,2026-09-18
Four Seasons,,rec.travel,whole,nsi,2026-09-18
Fox in a Box,,rec.entertainment,anywhere,nsi,2026-09-18
Fred Astaire Dance Studios,,rec.sport_hobby,anywhere,nsi,2026-09-18
Freedom,FREEDOM FURNITURE,shp.home_goods,whole,nsi,2026-09-18
French Connection,FCUK,per.clothing,whole,nsi,2026-09-18
Friendly Grocer,,foo.groceries,whole,nsi,2026-09-18
Fusalp,,per.clothing,start,nsi,2026-09-18
Fuso,,tra.vehicle_care,start,nsi,2026-09-18
G-Star Raw,G STAR,per.clothing,whole,nsi,2026-09-18
Gaggenau,,hou.maintenance,anywhere,nsi,2026-09-18
GANT,,per.clothing,whole,nsi,2026-09-18
Gap,THE GAP,per.clothing,whole,nsi,2026-09-18
Garner Hotels,,rec.travel,whole,nsi,2026-09-18
Gautier,,shp.home_goods,start,nsi,2026-09-18
Geely,,tra.vehicle_care,start,nsi,2026-09-18
Gelatissimo,,foo.dining,anywhere,nsi,2026-09-18
General Pants Co.,,per.clothing,anywhere,nsi,2026-09-18
Genesis,GENESIS MOTOR;GENESIS MOTORS,tra.vehicle_care,whole,nsi,2026-09-18
Genesis Health and Fitness,,rec.gym,anywhere,nsi,2026-09-18
Geox,,per.clothing,start,nsi,2026-09-18
Gerry Weber,,per.clothing,whole,nsi,2026-09-18
Ghanda,,per.clothing,start,nsi,2026-09-18
Giant,,rec.sport_hobby,whole,nsi,2026-09-18
Giordano,,per.clothing,whole,nsi,2026-09-18
Giorgio Armani,,per.clothing,anywhere,nsi,2026-09-18
Givenchy,,per.clothing,anywhere,nsi,2026-09-18
Glassons,,per.clothing,anywhere,nsi,2026-09-18
Gloria Jean's,,foo.dining,whole,nsi,2026-09-18
GMC,,tra.vehicle_care,whole,nsi,2026-09-18
GNC,GNC LIVE WELL,hea.pharmacy,whole,nsi,2026-09-18
Godfreys,,shp.home_goods,anywhere,nsi,2026-09-18
Godiva,,foo.groceries,start,nsi,2026-09-18
Golden Goose,,per.clothing,whole,nsi,2026-09-18
Golden Tulip,,rec.travel,whole,nsi,2026-09-18
Goldmark,,per.clothing,anywhere,nsi,2026-09-18
Gong Cha,,foo.dining,whole,nsi,2026-09-18
Goodyear,GOODYEAR AUTO SERVICE CENTER;GOODYEAR COMMERCIAL TIRE SERVICE CENTERS,tra.vehicle_care,whole,nsi,2026-09-18
Graff,,per.clothing,whole,nsi,2026-09-18
Grand Hyatt,,rec.travel,anywhere,nsi,2026-09-18
Grand Line,,hou.maintenance,whole,nsi,2026-09-18
Green Motion,GREEN MOTION CAR RENTAL,tra.rideshare_taxi,whole,nsi,2026-09-18
Greencross Vets,,pet.care,anywhere,nsi,2026-09-18
Grill'd,,foo.dining,start,nsi,2026-09-18
Gucci,,per.clothing,start,nsi,2026-09-18
Gudrun Sjödén,,per.clothing,anywhere,nsi,2026-09-18
Guess,GUESS ACCESSORIES,per.clothing,whole,nsi,2026-09-18
Guinot,,per.care,start,nsi,2026-09-18
Gulf,,tra.fuel,whole,nsi,2026-09-18
Gull,,tra.fuel,whole,nsi,2026-09-18
Guzman y Gomez,,foo.dining,anywhere,nsi,2026-09-18
GWM,GREAT WALL;GREAT WALL MOTORS,tra.vehicle_care,whole,nsi,2026-09-18
H&M,,per.clothing,whole,nsi,2026-09-18
H&M HOME,,shp.home_goods,anywhere,nsi,2026-09-18
H10 Hotels,,rec.travel,whole,nsi,2026-09-18
Häagen-Dazs,,foo.dining,anywhere,nsi,2026-09-18
Habitat for Humanity ReStore,HABITAT RESTORE,shp.gifts_other,whole,nsi,2026-09-18
Hackett London,HACKETT,per.clothing,whole,nsi,2026-09-18
Haidilao Hot Pot,,foo.dining,anywhere,nsi,2026-09-18
Hairhouse,,per.care,anywhere,nsi,2026-09-18
HalfPrice,,per.clothing,anywhere,nsi,2026-09-18
Hallenstein Brothers,HALLENSTEINS,per.clothing,anywhere,nsi,2026-09-18
Hampton,,rec.travel,whole,nsi,2026-09-18
Hanesbrands,,per.clothing,anywhere,nsi,2026-09-18
Happy Lamb Hot Pot,,foo.dining,anywhere,nsi,2026-09-18
Happy Lemon,,foo.dining,whole,nsi,2026-09-18
Happy Socks,,per.clothing,whole,nsi,2026-09-18
Hard Rock Cafe,,foo.dining,anywhere,nsi,2026-09-18
Hard Rock Hotel,,rec.travel,anywhere,nsi,2026-09-18
Hardee's,,foo.dining,start,nsi,2026-09-18
Harley-Davidson,,tra.vehicle_care,anywhere,nsi,2026-09-18
Harman Kardon,,shp.home_goods,anywhere,nsi,2026-09-18
Harris Market Farms,HARRIS FARM MARKETS,foo.groceries,anywhere,nsi,2026-09-18
Harris Scarfe,,shp.department,anywhere,nsi,2026-09-18
Havaianas,,per.clothing,anywhere,nsi,2026-09-18
Haval,,tra.vehicle_care,start,nsi,2026-09-18
HAY,,shp.home_goods,whole,nsi,2026-09-18
Hearing Australia,,hea.medical,anywhere,nsi,2026-09-18
Helloworld Travel,,rec.travel,anywhere,nsi,2026-09-18
Helly Hansen,,per.clothing,anywhere,nsi,2026-09-18
Herman Miller,,shp.home_goods,whole,nsi,2026-09-18
Hermès,,per.clothing,start,nsi,2026-09-18
Hertz,HERTZ CAR RENTAL;HERTZ RENT A CAR,tra.rideshare_taxi,whole,nsi,2026-09-18
Hesburger,,foo.dining,anywhere,nsi,2026-09-18
Heytea,,foo.dining,start,nsi,2026-09-18
Hilti,,hou.maintenance,start,nsi,2026-09-18
Hilton,HILTON HOTELS RESORTS,rec.travel,whole,nsi,2026-09-18
Hilton Garden Inn,,rec.travel,anywhere,nsi,2026-09-18
Hilton Grand Vacations,,rec.travel,anywhere,nsi,2026-09-18
Hino Motors,,tra.vehicle_care,anywhere,nsi,2026-09-18
Hog's Breath Cafe,,foo.dining,anywhere,nsi,2026-09-18
Hoka,,rec.sport_hobby,whole,nsi,2026-09-18
Holden,,tra.vehicle_care,whole,nsi,2026-09-18
Holey Moley,,rec.entertainment,anywhere,nsi,2026-09-18
Holiday Inn,,rec.travel,whole,nsi,2026-09-18
Holiday Inn Express,,rec.travel,anywhere,nsi,2026-09-18
Holiday Inn Express & Suites,,rec.travel,anywhere,nsi,2026-09-18
Hollister,,per.clothing,anywhere,nsi,2026-09-18
Home Timber & Hardware,HOME,hou.maintenance,whole,nsi,2026-09-18
Honda,HONDA MOTORCYCLE REPAIR,tra.vehicle_care,whole,nsi,2026-09-18
Hooters,,foo.dining,whole,nsi,2026-09-18
Hotel Indigo,,rec.travel,whole,nsi,2026-09-18
Hotworx,,rec.gym,start,nsi,2026-09-18
House,,shp.home_goods,whole,nsi,2026-09-18
House of Hair,,per.care,anywhere,nsi,2026-09-18
House of Hoops,,per.clothing,anywhere,nsi,2026-09-18
Howard Johnson,,rec.travel,whole,nsi,2026-09-18
Howards Storage World,,shp.home_goods,anywhere,nsi,2026-09-18
Hoyts,,rec.entertainment,start,nsi,2026-09-18
Huawei,,com.phone_internet,start,nsi,2026-09-18
Hudsons Coffee,,foo.dining,anywhere,nsi,2026-09-18
Huffer,,per.clothing,whole,nsi,2026-09-18
Hugo Boss,BOSS,per.clothing,whole,nsi,2026-09-18
Hui Lau Shan,,foo.dining,anywhere,nsi,2026-09-18
Humana,HUMANA PEOPLE TO PEOPLE,per.clothing,start,nsi,2026-09-18
Hungry Jack's,,foo.dining,whole,nsi,2026-09-18
Hush Puppies,,per.clothing,whole,nsi,2026-09-18
Husqvarna,,hou.maintenance,anywhere,nsi,2026-09-18
Hyatt,,rec.travel,start,nsi,2026-09-18
Hyatt Centric,,rec.travel,anywhere,nsi,2026-09-18
Hyatt House,,rec.travel,anywhere,nsi,2026-09-18
Hyatt Place,,rec.travel,anywhere,nsi,2026-09-18
Hyatt Regency,,rec.travel,anywhere,nsi,2026-09-18
Hyundai,HYEONDAEGIA;HYUNDAI INDIA,tra.vehicle_care,start,nsi,2026-09-18
Ibis,HOTEL IBIS;IBIS HOTEL,rec.travel,whole,nsi,2026-09-18
Ibis Budget,,rec.travel,whole,nsi,2026-09-18
Ibis Styles,,rec.travel,whole,nsi,2026-09-18
iBlues,,per.clothing,start,nsi,2026-09-18
iFLY,,rec.sport_hobby,start,nsi,2026-09-18
IGA,,foo.groceries,whole,nsi,2026-09-18
IHOP,INTERNATIONAL HOUSE OF PANCAKES,foo.dining,start,nsi,2026-09-18
IMO Car Wash,IMO CAR WASH ARC,tra.vehicle_care,anywhere,nsi,2026-09-18
Industrie,,per.clothing,anywhere,nsi,2026-09-18
Infiniti,,tra.vehicle_care,anywhere,nsi,2026-09-18
Inglot,,per.care,start,nsi,2026-09-18
InMotion,,shp.home_goods,anywhere,nsi,2026-09-18
INNSiDE by Meliá,INNSIDE HOTEL,rec.travel,anywhere,nsi,2026-09-18
InterContinental,INTERCONTINENTAL HOTELS RESORTS,rec.travel,whole,nsi,2026-09-18
Intersport,,rec.sport_hobby,anywhere,nsi,2026-09-18
Intimissimi,,per.clothing,anywhere,nsi,2026-09-18
Intimissimi Uomo,,per.clothing,anywhere,nsi,2026-09-18
Intrend,,per.clothing,start,nsi,2026-09-18
Ippudo,,foo.dining,start,nsi,2026-09-18
IQOS,,foo.tobacco_vape,start,nsi,2026-09-18
Isuzu,,tra.vehicle_care,start,nsi,2026-09-18
itStyle,,per.care,start,nsi,2026-09-18
Iveco,,tra.vehicle_care,start,nsi,2026-09-18
IWC,INTERNATIONAL WATCH CO;INTERNATIONAL WATCH COMPANY,per.clothing,whole,nsi,2026-09-18
Ixina,,hou.maintenance,start,nsi,2026-09-18
IZOD,,per.clothing,start,nsi,2026-09-18
J.M. Weston,,per.clothing,anywhere,nsi,2026-09-18
Jacadi,,per.clothing,start,nsi,2026-09-18
Jack & Jones,,per.clothing,whole,nsi,2026-09-18
Jacqui E,,per.clothing,whole,nsi,2026-09-18
Jaeger-LeCoultre,,per.clothing,anywhere,nsi,2026-09-18
Jaguar,,tra.vehicle_care,whole,nsi,2026-09-18
Jamaica Blue,,foo.dining,anywhere,nsi,2026-09-18
Jax Tyres & Auto,,tra.vehicle_care,anywhere,nsi,2026-09-18
Jay Jays,,per.clothing,whole,nsi,2026-09-18
Jaycar,,shp.home_goods,start,nsi,2026-09-18
JB Hi-Fi,,shp.home_goods,anywhere,nsi,2026-09-18
JBL,,shp.home_goods,whole,nsi,2026-09-18
JD Sports,,per.clothing,whole,nsi,2026-09-18
JdV by Hyatt,,rec.travel,anywhere,nsi,2026-09-18
Jeanswest,,per.clothing,anywhere,nsi,2026-09-18
Jeep,,tra.vehicle_care,whole,nsi,2026-09-18
Jenny Craig,,hea.medical,whole,nsi,2026-09-18
JET,,tra.fuel,whole,nsi,2026-09-18
Jetts Fitness,JETTS,rec.gym,start,nsi,2026-09-18
Jigsaw,,per.clothing,whole,nsi,2026-09-18
Jil Sander,,per.clothing,whole,nsi,2026-09-18
Jimmy Choo,,per.clothing,anywhere,nsi,2026-09-18
JO&JOE,,rec.travel,whole,nsi,2026-09-18
Jo Malone,,per.care,whole,nsi,2026-09-18
Joe & The Juice,,foo.dining,anywhere,nsi,2026-09-18
John Deere,,hou.maintenance,whole,nsi,2026-09-18
JOHN REED Fitness,,rec.gym,anywhere,nsi,2026-09-18
Johnny Bigg,,per.clothing,whole,nsi,2026-09-18
Johnny Rockets,JOHNNY ROCKET,foo.dining,whole,nsi,2026-09-18
Johnson Fitness & Wellness,JOHNSON FITNESS WELLNESS STORE,rec.sport_hobby,anywhere,nsi,2026-09-18
Jollibee,,foo.dining,anywhere,nsi,2026-09-18
Jotun,,hou.maintenance,whole,nsi,2026-09-18
Juan Valdez Café,,foo.dining,anywhere,nsi,2026-09-18
Jucy,,tra.rideshare_taxi,start,nsi,2026-09-18
Jurlique,,per.care,anywhere,nsi,2026-09-18
Just Cuts,,per.care,whole,nsi,2026-09-18
Just Jeans,,per.clothing,whole,nsi,2026-09-18
Just Over the Top,,per.clothing,anywhere,nsi,2026-09-18
JW Marriott,JW MARRIOTT HOTELS,rec.travel,anywhere,nsi,2026-09-18
JYSK,DANISCHES BETTENLAGER;JYSK ROMANIA,shp.home_goods,start,nsi,2026-09-18
K&U Bäckerei,,foo.dining,anywhere,nsi,2026-09-18
Kaisercraft,,shp.gifts_other,anywhere,nsi,2026-09-18
Kalyan Jewellers,,per.clothing,whole,nsi,2026-09-18
Karl Lagerfeld,,per.clothing,anywhere,nsi,2026-09-18
Kartell,,shp.home_goods,start,nsi,2026-09-18
Kate Spade New York,KATE SPADE;KATE SPADE NY,per.clothing,whole,nsi,2026-09-18
Kathmandu,,rec.sport_hobby,anywhere,nsi,2026-09-18
Katies,,per.clothing,start,nsi,2026-09-18
KBTR,,foo.dining,start,nsi,2026-09-18
Kempinski,,rec.travel,anywhere,nsi,2026-09-18
Kennards Hire,,hou.maintenance,anywhere,nsi,2026-09-18
Kennards Storage,,hou.maintenance,anywhere,nsi,2026-09-18
Kenzo,,per.clothing,start,nsi,2026-09-18
KFC,,foo.dining,whole,nsi,2026-09-18
KFL Supermarkets,,foo.groceries,whole,nsi,2026-09-18
Kia,KIA MOTORS,tra.vehicle_care,whole,nsi,2026-09-18
Kiabi,,per.clothing,start,nsi,2026-09-18
Kids Foot Locker,,per.clothing,anywhere,nsi,2026-09-18
Kidstuff,,shp.gifts_other,anywhere,nsi,2026-09-18
Kiehl's,KIEHLS SINCE 1851,per.care,start,nsi,2026-09-18
Kieser,KIESER TRAINING,rec.gym,start,nsi,2026-09-18
Kiğılı,,per.clothing,start,nsi,2026-09-18
KIKO Milano,KIKO,per.care,start,nsi,2026-09-18
Kimpton,,rec.travel,start,nsi,2026-09-18
Kinokuniya,,rec.entertainment,anywhere,nsi,2026-09-18
Kitchen Connection,,hou.maintenance,whole,nsi,2026-09-18
Kitchen Warehouse,,hou.maintenance,whole,nsi,2026-09-18
Kmart,K HUB,shp.department,whole,nsi,2026-09-18
Kodak Express,KODAK,shp.gifts_other,start,nsi,2026-09-18
Koenigsegg,,tra.vehicle_care,anywhere,nsi,2026-09-18
Kohler,,hou.maintenance,whole,nsi,2026-09-18
Kookaï,,per.clothing,start,nsi,2026-09-18
Koton,,per.clothing,start,nsi,2026-09-18
Krispy Kreme,KRISPY KREME DOUGHNUTS,foo.dining,anywhere,nsi,2026-09-18
KTM,,tra.vehicle_care,whole,nsi,2026-09-18
Kumon,KUMON LEARNING CENTER;KUMON MATH AND READING CENTER,edu.tertiary_professional,start,nsi,2026-09-18
Kung Fu Tea,KF TEA,foo.dining,whole,nsi,2026-09-18
Kuoni,,rec.travel,start,nsi,2026-09-18
Kürtősh,,foo.dining,start,nsi,2026-09-18
Kusmi Tea,,foo.dining,anywhere,nsi,2026-09-18
La Curacao,,shp.home_goods,whole,nsi,2026-09-18
La Martina,,per.clothing,whole,nsi,2026-09-18
La Porchetta,,foo.dining,whole,nsi,2026-09-18
La Vie en Rose,,per.clothing,anywhere,nsi,2026-09-18
La-Z-Boy,LA Z BOY FURNITURE GALLERY;LAZY BOY,shp.home_goods,whole,nsi,2026-09-18
Lacoste,,per.clothing,start,nsi,2026-09-18
Lada,,tra.vehicle_care,start,nsi,2026-09-18
Läderach,,foo.groceries,anywhere,nsi,2026-09-18
Lamborghini,,tra.vehicle_care,anywhere,nsi,2026-09-18
Lancia,,tra.vehicle_care,start,nsi,2026-09-18
Land Rover,,tra.vehicle_care,whole,nsi,2026-09-18
Langham Hotels & Resorts,,rec.travel,anywhere,nsi,2026-09-18
L'Antica Pizzeria da Michele,,foo.dining,anywhere,nsi,2026-09-18
Laser Clinics,,per.care,whole,nsi,2026-09-18
Lavazza,,foo.dining,start,nsi,2026-09-18
Laverty Pathology,,hea.medical,anywhere,nsi,2026-09-18
Lawson,,foo.groceries,whole,nsi,2026-09-18
LC Waikiki,,per.clothing,whole,nsi,2026-09-18
Le Coq Sportif,,per.clothing,anywhere,nsi,2026-09-18
Le Creuset,,shp.home_goods,anywhere,nsi,2026-09-18
Le Méridien,,rec.travel,anywhere,nsi,2026-09-18
Le Pain Quotidien,,foo.dining,anywhere,nsi,2026-09-18
Lee Cooper,,per.clothing,whole,nsi,2026-09-18
Lego,LEGO STORE,shp.gifts_other,start,nsi,2026-09-18
LEGOLAND Discovery Centre,,rec.entertainment,anywhere,nsi,2026-09-18
Leica,,rec.sport_hobby,start,nsi,2026-09-18
Leonidas,,foo.groceries,anywhere,nsi,2026-09-18
Leroy Merlin,,hou.maintenance,anywhere,nsi,2026-09-18
Levi's,,per.clothing,whole,nsi,2026-09-18
Lexus,,tra.vehicle_care,start,nsi,2026-09-18
Liberty,LIBERTY OIL,tra.fuel,whole,nsi,2026-09-18
Lidl,LIDL DEUTSCHLAND;LIDL ESPANA;LIDL FRANCE;LIDL ITALIA;LIDL POLSKA,foo.groceries,start,nsi,2026-09-18
Lifeline,LIFELINE SHOP,shp.gifts_other,whole,nsi,2026-09-18
Ligne Roset,ROSET,shp.home_goods,whole,nsi,2026-09-18
Lime,,tra.rideshare_taxi,whole,nsi,2026-09-18
Lincoln,,tra.vehicle_care,whole,nsi,2026-09-18
Lincraft,,per.clothing,anywhere,nsi,2026-09-18
Lindt,,foo.groceries,start,nsi,2026-09-18
Liquorland,LIQUORLAND AUSTRALIA,foo.alcohol,anywhere,nsi,2026-09-18
Liquorland Cellars,,foo.alcohol,anywhere,nsi,2026-09-18
Little Caesars,LITTLE CAESARS PIZZA;LITTLE CEASARS;LITTLE CEASARS PIZZA,foo.dining,whole,nsi,2026-09-18
LITTLE SHEEP,XIAO FEI YANG,foo.dining,whole,nsi,2026-09-18
Liu Jo,,per.clothing,whole,nsi,2026-09-18
Llaollao,,foo.dining,anywhere,nsi,2026-09-18
Localiza,,tra.rideshare_taxi,anywhere,nsi,2026-09-18
L'Occitane,LOCCITANE EN PROVENCE,per.care,anywhere,nsi,2026-09-18
Loding,,per.clothing,start,nsi,2026-09-18
Long John Silver's,,foo.dining,anywhere,nsi,2026-09-18
Longchamp,,per.clothing,anywhere,nsi,2026-09-18
Longines,,per.clothing,anywhere,nsi,2026-09-18
Loop,,tra.fuel,whole,nsi,2026-09-18
Lord of the Fries,,foo.dining,anywhere,nsi,2026-09-18
Lorna Jane,,per.clothing,whole,nsi,2026-09-18
Loro Piana,,per.clothing,anywhere,nsi,2026-09-18
Lotte Duty Free,,shp.department,anywhere,nsi,2026-09-18
Lotteria,,foo.dining,anywhere,nsi,2026-09-18
Lotus,LOTUS CARS,tra.vehicle_care,whole,nsi,2026-09-18
Louis Vuitton,,per.clothing,anywhere,nsi,2026-09-18
Loving Hut,,foo.dining,whole,nsi,2026-09-18
Lovisa,,per.clothing,start,nsi,2026-09-18
Lowes,,per.clothing,whole,nsi,2026-09-18
Lucid Motors,LUCID;LUCID STUDIO,tra.vehicle_care,whole,nsi,2026-09-18
Luckin Coffee,LUCKIN,foo.dining,start,nsi,2026-09-18
Luisa Spagnoli,,per.clothing,anywhere,nsi,2026-09-18
Lululemon,,per.clothing,anywhere,nsi,2026-09-18
Lumas,,shp.gifts_other,whole,nsi,2026-09-18
Lush,,per.care,whole,nsi,2026-09-18
lyf,,rec.travel,whole,nsi,2026-09-18
Lynk & Co,,tra.vehicle_care,anywhere,nsi,2026-09-18
M.J. Bale,,per.clothing,anywhere,nsi,2026-09-18
MAC Cosmetics,,per.care,whole,nsi,2026-09-18
machi machi,,foo.dining,whole,nsi,2026-09-18
Macpac,,rec.sport_hobby,start,nsi,2026-09-18
Mad Mex Fresh Mexican Grill,MAD MEX FRESH MEXICAN,foo.dining,anywhere,nsi,2026-09-18
Madame Coco,,shp.home_goods,whole,nsi,2026-09-18
Mahindra & Mahindra,,tra.vehicle_care,anywhere,nsi,2026-09-18
Maison Margiela,,per.clothing,anywhere,nsi,2026-09-18
Malin+Goetz,,per.care,anywhere,nsi,2026-09-18
MAN,MAN SE;MAN TRUCK,tra.vehicle_care,whole,nsi,2026-09-18
Mandarin Oriental Hotel,,rec.travel,anywhere,nsi,2026-09-18
Mango,,per.clothing,whole,nsi,2026-09-18
Marathon,MARATHON GAS,tra.fuel,whole,nsi,2026-09-18
Marble Slab Creamery,,foo.dining,anywhere,nsi,2026-09-18
Marc Cain,,per.clothing,whole,nsi,2026-09-18
Marc Jacobs,,per.clothing,whole,nsi,2026-09-18
Marc O'Polo,,per.clothing,anywhere,nsi,2026-09-18
Marella,,per.clothing,start,nsi,2026-09-18
Marina Rinaldi,,per.clothing,whole,nsi,2026-09-18
Market Basket,,foo.groceries,whole,nsi,2026-09-18
MarketPlace Fresh,,foo.groceries,whole,nsi,2026-09-18
Marriott,,rec.travel,anywhere,nsi,2026-09-18
Marriott Vacation Club,,rec.travel,anywhere,nsi,2026-09-18
Marrybrown,,foo.dining,anywhere,nsi,2026-09-18
Martinizing Dry Cleaning,,per.care,anywhere,nsi,2026-09-18
Maserati,,tra.vehicle_care,anywhere,nsi,2026-09-18
Massimo Dutti,,per.clothing,anywhere,nsi,2026-09-18
Mathnasium,MATHNASIUM LEARNING CENTER,edu.tertiary_professional,anywhere,nsi,2026-09-18
Mavi,MAVI JEANS,per.clothing,start,nsi,2026-09-18
Max,MAX FASHION,per.clothing,whole,nsi,2026-09-18
Max Brenner,,foo.dining,anywhere,nsi,2026-09-18
MAX&Co.,,per.clothing,whole,nsi,2026-09-18
Max Mara,,per.clothing,whole,nsi,2026-09-18
Mayoral,,per.clothing,whole,nsi,2026-09-18
Mazda,,tra.vehicle_care,start,nsi,2026-09-18
McCafé,,foo.dining,start,nsi,2026-09-18
McDonald's,,foo.dining,anywhere,nsi,2026-09-18
McLaren,,tra.vehicle_care,whole,nsi,2026-09-18
MCM,,per.clothing,whole,nsi,2026-09-18
ME by Meliá,ME HOTEL;ME MELIA,rec.travel,whole,nsi,2026-09-18
Medicare Urgent Care Clinic,MEDICARE UCC,hea.medical,whole,nsi,2026-09-18
Meet Fresh,,foo.dining,whole,nsi,2026-09-18
Meininger,HOTELES MEININGER,rec.travel,anywhere,nsi,2026-09-18
Melbourne Pathology,,hea.medical,whole,nsi,2026-09-18
Meliá,MELIA HOTELS RESORTS,rec.travel,start,nsi,2026-09-18
Mephisto,,per.clothing,anywhere,nsi,2026-09-18
Mercedes-Benz Trucks,,tra.vehicle_care,anywhere,nsi,2026-09-18
Mercure,MERCURE HOTELS,rec.travel,start,nsi,2026-09-18
Merrell,,per.clothing,start,nsi,2026-09-18
Messer,,utl.energy,start,nsi,2026-09-18
Messika,,per.clothing,start,nsi,2026-09-18
Messina,GELATO MESSINA,foo.dining,whole,nsi,2026-09-18
Metro Petroleum,METRO,tra.fuel,whole,nsi,2026-09-18
Mexx,,per.clothing,start,nsi,2026-09-18
MGallery,,rec.travel,anywhere,nsi,2026-09-18
Michael Hill,,per.clothing,whole,nsi,2026-09-18
Michael Kors,,per.clothing,whole,nsi,2026-09-18
Michel's Patisserie,,foo.dining,anywhere,nsi,2026-09-18
Midas,,tra.vehicle_care,start,nsi,2026-09-18
Middy's,,hou.maintenance,start,nsi,2026-09-18
Miele,,shp.home_goods,start,nsi,2026-09-18
Mikel,,foo.dining,start,nsi,2026-09-18
Millennium,,rec.travel,whole,nsi,2026-09-18
Millers,,per.clothing,whole,nsi,2026-09-18
Mimco,,per.clothing,start,nsi,2026-09-18
Mini,,tra.vehicle_care,whole,nsi,2026-09-18
Miniso,,shp.department,start,nsi,2026-09-18
Minuteman Press,,shp.gifts_other,whole,nsi,2026-09-18
Mission BBQ,,foo.dining,whole,nsi,2026-09-18
Mister Donut,,foo.dining,whole,nsi,2026-09-18
Mister Minit,,hou.maintenance,anywhere,nsi,2026-09-18
Mitre 10,,hou.maintenance,whole,nsi,2026-09-18
Mitsubishi,MITSUBISHI MOTORS,tra.vehicle_care,anywhere,nsi,2026-09-18
Mixue Ice Cream & Tea,MIXUE,foo.dining,start,nsi,2026-09-18
Mobil Mart,MOBIL,foo.groceries,start,nsi,2026-09-18
Momoni,,per.clothing,start,nsi,2026-09-18
Moncler,,per.clothing,start,nsi,2026-09-18
Monki,,per.clothing,start,nsi,2026-09-18
Montblanc,,per.clothing,anywhere,nsi,2026-09-18
Morphe,,per.care,start,nsi,2026-09-18
Mothercare,,shp.gifts_other,anywhere,nsi,2026-09-18
motivi,,per.clothing,start,nsi,2026-09-18
Motrio,,tra.vehicle_care,start,nsi,2026-09-18
Movado,,per.clothing,start,nsi,2026-09-18
Mövenpick,MOEVENPICK,rec.travel,anywhere,nsi,2026-09-18
Moxy,,rec.travel,start,nsi,2026-09-18
Mr Liquor,,foo.alcohol,whole,nsi,2026-09-18
Mr. Sub,,foo.dining,whole,nsi,2026-09-18
Mrs. Fields,,foo.dining,whole,nsi,2026-09-18
Muffin Break,,foo.dining,whole,nsi,2026-09-18
Muji,,shp.department,start,nsi,2026-09-18
Mulberry,,per.clothing,whole,nsi,2026-09-18
Mustang,,per.clothing,whole,nsi,2026-09-18
Musterring,,shp.home_goods,anywhere,nsi,2026-09-18
Muzz Buzz,,foo.dining,whole,nsi,2026-09-18
My Gym,,rec.entertainment,whole,nsi,2026-09-18
mycar Tyre & Auto,MYCAR,tra.vehicle_care,start,nsi,2026-09-18
Myer,,shp.department,start,nsi,2026-09-18
Myungrang Hotdog,,foo.dining,anywhere,nsi,2026-09-18
Nana's Green Tea,,foo.dining,anywhere,nsi,2026-09-18
Nando's,,foo.dining,start,nsi,2026-09-18
Napapijri,,per.clothing,anywhere,nsi,2026-09-18
National,,tra.rideshare_taxi,whole,nsi,2026-09-18
National Storage,,hou.maintenance,whole,nsi,2026-09-18
National Tiles,,hou.maintenance,whole,nsi,2026-09-18
Natur House,,hea.pharmacy,anywhere,nsi,2026-09-18
Nature Republic,,per.care,whole,nsi,2026-09-18
Natuzzi,,shp.home_goods,start,nsi,2026-09-18
Nautica,,per.clothing,start,nsi,2026-09-18
Nespresso,,foo.dining,anywhere,nsi,2026-09-18
Neste,NESTE OIL,tra.fuel,start,nsi,2026-09-18
New Balance,,per.clothing,whole,nsi,2026-09-18
New Yorker,,per.clothing,whole,nsi,2026-09-18
Newspower,,shp.gifts_other,anywhere,nsi,2026-09-18
Next,,per.clothing,whole,nsi,2026-09-18
Nick Scali,,shp.home_goods,whole,nsi,2026-09-18
NightOwl,,foo.groceries,anywhere,nsi,2026-09-18
Nike,NIKE WELL COLLECTIVE,per.clothing,start,nsi,2026-09-18
Nike Clearance Store,,per.clothing,anywhere,nsi,2026-09-18
Nike Factory Store,,per.clothing,anywhere,nsi,2026-09-18
NIO,NIO HOUSE,tra.vehicle_care,whole,nsi,2026-09-18
NIO Power,NIO POWER CHARGER,tra.fuel,whole,nsi,2026-09-18
Nissan,,tra.vehicle_care,start,nsi,2026-09-18
Noodle Box,,foo.dining,whole,nsi,2026-09-18
North Sails,,per.clothing,whole,nsi,2026-09-18
NovaCHARGE,,tra.fuel,anywhere,nsi,2026-09-18
NOVO,,per.clothing,start,nsi,2026-09-18
Novotel,,rec.travel,start,nsi,2026-09-18
NOVUS Glass,,tra.vehicle_care,anywhere,nsi,2026-09-18
Nuance,,shp.department,whole,nsi,2026-09-18
Nudie Jeans,,per.clothing,whole,nsi,2026-09-18
Nutrition Warehouse,,hea.pharmacy,whole,nsi,2026-09-18
NUTTEA,,foo.dining,start,nsi,2026-09-18
Nyx,,per.care,whole,nsi,2026-09-18
Oakberry Açaí bowls,,foo.dining,anywhere,nsi,2026-09-18
"Oaks Hotels, Resorts & Suites",,rec.travel,anywhere,nsi,2026-09-18
O'Briens,,foo.dining,start,nsi,2026-09-18
Off-White,,per.clothing,whole,nsi,2026-09-18
Office Depot,,shp.gifts_other,whole,nsi,2026-09-18
Officeworks,,shp.gifts_other,anywhere,nsi,2026-09-18
Old Chang Kee,,foo.dining,anywhere,nsi,2026-09-18
Old Navy,,per.clothing,whole,nsi,2026-09-18
OldTown White Coffee,,foo.dining,anywhere,nsi,2026-09-18
Olive Garden,OLIVE GARDEN ITALIAN KITCHEN,foo.dining,whole,nsi,2026-09-18
Oliver Peoples,,hea.medical,whole,nsi,2026-09-18
Omega,,per.clothing,whole,nsi,2026-09-18
OMG! Decadent Donuts,,foo.dining,anywhere,nsi,2026-09-18
O'Neill,,per.clothing,whole,nsi,2026-09-18
OneZo Tapioca,ONEZO;ONEZO TEA,foo.dining,start,nsi,2026-09-18
ONLY,,per.clothing,whole,nsi,2026-09-18
opconnect,,tra.fuel,anywhere,nsi,2026-09-18
Opel,,tra.vehicle_care,start,nsi,2026-09-18
Oporto,,foo.dining,start,nsi,2026-09-18
Oppo,,com.phone_internet,whole,nsi,2026-09-18
OPSM,,hea.medical,start,nsi,2026-09-18
Optical Superstore,,hea.medical,whole,nsi,2026-09-18
Opticalia,,hea.medical,anywhere,nsi,2026-09-18
Optus,,com.phone_internet,start,nsi,2026-09-18
Ora,GWM ORA,tra.vehicle_care,whole,nsi,2026-09-18
Orange Leaf Frozen Yogurt,,foo.dining,anywhere,nsi,2026-09-18
Orchestra,,per.clothing,whole,nsi,2026-09-18
Oriflame,,per.care,anywhere,nsi,2026-09-18
orsay,,per.clothing,start,nsi,2026-09-18
Oscar Wylee,,hea.medical,anywhere,nsi,2026-09-18
OshKosh B'gosh,OSHKOSH,per.clothing,start,nsi,2026-09-18
& Other Stories,,per.clothing,whole,nsi,2026-09-18
OTR,ON THE RUN,foo.groceries,whole,nsi,2026-09-18
Outback Steakhouse,OUTBACK STEAKHOUSE NATIONAL,foo.dining,whole,nsi,2026-09-18
Oxxo,OXXO GAS,tra.fuel,start,nsi,2026-09-18
OYO,OYO HOTELS;OYO ROOMS,rec.travel,whole,nsi,2026-09-18
Oysho,,per.clothing,start,nsi,2026-09-18
OZ Design Furniture,,shp.home_goods,anywhere,nsi,2026-09-18
Palace Cinemas,,rec.entertainment,whole,nsi,2026-09-18
Pan Pacific,,rec.travel,whole,nsi,2026-09-18
Panda Express,,foo.dining,whole,nsi,2026-09-18
Pandora,,per.clothing,whole,nsi,2026-09-18
Panerai,,per.clothing,start,nsi,2026-09-18
Papa John's,PAPA JOHN;PAPA JOHN PIZZA;PAPA JOHNS PIZZA,foo.dining,whole,nsi,2026-09-18
PappaRich,,foo.dining,anywhere,nsi,2026-09-18
Parfois,,per.clothing,start,nsi,2026-09-18
Park Hyatt,,rec.travel,anywhere,nsi,2026-09-18
Park Inn,PARK INN BY RADISSON,rec.travel,whole,nsi,2026-09-18
Park Plaza,PARK PLAZA HOTELS,rec.travel,whole,nsi,2026-09-18
PARKROYAL,,rec.travel,anywhere,nsi,2026-09-18
Patagonia,,per.clothing,anywhere,nsi,2026-09-18
Patek Philippe,,per.clothing,anywhere,nsi,2026-09-18
Paul Smith,,per.clothing,whole,nsi,2026-09-18
Payless,,tra.rideshare_taxi,start,nsi,2026-09-18
Payless ShoeSource,PAYLESS,per.clothing,start,nsi,2026-09-18
Pelicana,PELICANA CHICKEN,foo.dining,anywhere,nsi,2026-09-18
Pendleton,,per.clothing,anywhere,nsi,2026-09-18
Pennyblack,,per.clothing,anywhere,nsi,2026-09-18
Penti,,per.clothing,start,nsi,2026-09-18
Pepe Jeans,,per.clothing,anywhere,nsi,2026-09-18
Pepper Lunch,,foo.dining,whole,nsi,2026-09-18
Persona,,per.clothing,whole,nsi,2026-09-18
Petbarn,,pet.care,start,nsi,2026-09-18
Peter Alexander,,per.clothing,whole,nsi,2026-09-18
Petit Casino,,foo.groceries,whole,nsi,2026-09-18
Petrol Ofisi,,tra.fuel,anywhere,nsi,2026-09-18
Petrolimex,,tra.fuel,anywhere,nsi,2026-09-18
Petronas,,tra.fuel,anywhere,nsi,2026-09-18
Petstock,,pet.care,anywhere,nsi,2026-09-18
Peugeot,,tra.vehicle_care,start,nsi,2026-09-18
Pharmacy 4 Less,,hea.pharmacy,anywhere,nsi,2026-09-18
PharmaSave,,hea.pharmacy,anywhere,nsi,2026-09-18
Piaget,,per.clothing,start,nsi,2026-09-18
Pie Face,,foo.dining,whole,nsi,2026-09-18
Pierre Cardin,,per.clothing,anywhere,nsi,2026-09-18
Pillow Talk,,shp.home_goods,whole,nsi,2026-09-18
Pink,,per.clothing,whole,nsi,2026-09-18
Pinkberry,,foo.dining,anywhere,nsi,2026-09-18
Pinko,,per.clothing,whole,nsi,2026-09-18
Pita Pit,,foo.dining,whole,nsi,2026-09-18
Pizza Capers,,foo.dining,whole,nsi,2026-09-18
Pizza Hut,,foo.dining,whole,nsi,2026-09-18
Pizza Nova,,foo.dining,whole,nsi,2026-09-18
Plus Fitness,,rec.gym,whole,nsi,2026-09-18
Plush,,shp.home_goods,whole,nsi,2026-09-18
Poggenpohl,,hou.maintenance,anywhere,nsi,2026-09-18
Point S,,tra.vehicle_care,whole,nsi,2026-09-18
Pollo Campero,,foo.dining,anywhere,nsi,2026-09-18
Pollo Tropical,,foo.dining,anywhere,nsi,2026-09-18
Polo Ralph Lauren,,per.clothing,anywhere,nsi,2026-09-18
Poltrona Frau,,shp.home_goods,anywhere,nsi,2026-09-18
Pom d'Api,,per.clothing,anywhere,nsi,2026-09-18
Pop Mart,,shp.gifts_other,whole,nsi,2026-09-18
Popeyes,,foo.dining,start,nsi,2026-09-18
Porcelanosa,,hou.maintenance,anywhere,nsi,2026-09-18
Porsche Design,,per.clothing,anywhere,nsi,2026-09-18
Portmans,,per.clothing,anywhere,nsi,2026-09-18
Potato Corner,,foo.dining,whole,nsi,2026-09-18
Pottery Barn,,shp.home_goods,whole,nsi,2026-09-18
Prada,,per.clothing,start,nsi,2026-09-18
Price Attack,,per.care,whole,nsi,2026-09-18
Priceline Pharmacy,PRICELINE,hea.pharmacy,anywhere,nsi,2026-09-18
Primark,PRIMARK PENNEYS,per.clothing,start,nsi,2026-09-18
Princesse tam.tam,,per.clothing,anywhere,nsi,2026-09-18
Promod,,per.clothing,start,nsi,2026-09-18
Prouds,,per.clothing,start,nsi,2026-09-18
Provincial Home Living,,shp.home_goods,anywhere,nsi,2026-09-18
PTT Station,,tra.fuel,whole,nsi,2026-09-18
Pull & Bear,,per.clothing,whole,nsi,2026-09-18
Pullman,,rec.travel,whole,nsi,2026-09-18
Puma Outlet,,per.clothing,whole,nsi,2026-09-18
Punt Roma,,per.clothing,whole,nsi,2026-09-18
PUPA Milano,,per.care,anywhere,nsi,2026-09-18
QB HOUSE,,per.care,whole,nsi,2026-09-18
QBD Books,,rec.entertainment,whole,nsi,2026-09-18
QML Pathology,,hea.medical,whole,nsi,2026-09-18
Quickly,,foo.dining,whole,nsi,2026-09-18
Quiksilver,QUICKSILVER,per.clothing,whole,nsi,2026-09-18
Quiznos,QUIZNOS SUB;QUIZNOS SUBS,foo.dining,start,nsi,2026-09-18
R.M.Williams,,per.clothing,anywhere,nsi,2026-09-18
RaceTrac,,tra.fuel,anywhere,nsi,2026-09-18
RadioShack,,shp.home_goods,anywhere,nsi,2026-09-18
Radisson,RADISSON HOTELS;RADISSON HOTELS AMERICAS,rec.travel,anywhere,nsi,2026-09-18
Radisson Blu,,rec.travel,anywhere,nsi,2026-09-18
Radisson Collection,,rec.travel,anywhere,nsi,2026-09-18
Radisson RED,,rec.travel,anywhere,nsi,2026-09-18
Ram,,tra.vehicle_care,whole,nsi,2026-09-18
Ramada,,rec.travel,whole,nsi,2026-09-18
Ramen Danbo,,foo.dining,anywhere,nsi,2026-09-18
Range Rover,,tra.vehicle_care,whole,nsi,2026-09-18
Rapha,,rec.sport_hobby,start,nsi,2026-09-18
Reading Cinemas,,rec.entertainment,whole,nsi,2026-09-18
ReadShop,,rec.entertainment,anywhere,nsi,2026-09-18
Rebel,,rec.sport_hobby,whole,nsi,2026-09-18
Red Lobster,,foo.dining,whole,nsi,2026-09-18
Red Rooster,,foo.dining,whole,nsi,2026-09-18
Reddy Express,COLES EXPRESS,foo.groceries,whole,nsi,2026-09-18
Redspot Car Rentals,,tra.rideshare_taxi,anywhere,nsi,2026-09-18
Reebok,,per.clothing,whole,nsi,2026-09-18
Reece,REECE ACTROL,hou.maintenance,start,nsi,2026-09-18
Regatta Great Outdoors,REGATTA,rec.sport_hobby,whole,nsi,2026-09-18
Relais & Châteaux,,rec.travel,anywhere,nsi,2026-09-18
Relay,,shp.gifts_other,whole,nsi,2026-09-18
Removery,FRESH START LASER CLINIC;INKOFF ME;REMOVERY TATTOO REMOVAL FADING,per.care,anywhere,nsi,2026-09-18
Renaissance,RENAISSANCE HOTEL;RENAISSANCE HOTELS,rec.travel,whole,nsi,2026-09-18
Renault,GARAGE RENAULT;REUNOKORIA,tra.vehicle_care,start,nsi,2026-09-18
Renault Trucks,,tra.vehicle_care,anywhere,nsi,2026-09-18
Repco,,tra.vehicle_care,start,nsi,2026-09-18
Repsol,CAMPSA,tra.fuel,start,nsi,2026-09-18
Resene,,hou.maintenance,start,nsi,2026-09-18
Reserved,,per.clothing,whole,nsi,2026-09-18
Residence Inn,,rec.travel,whole,nsi,2026-09-18
Rexel,,shp.home_goods,start,nsi,2026-09-18
Rieker,,per.clothing,start,nsi,2026-09-18
Rimowa,,per.clothing,start,nsi,2026-09-18
Rip Curl,,per.clothing,whole,nsi,2026-09-18
Ritchies,,foo.groceries,anywhere,nsi,2026-09-18
Rituals,RITUALS COSMETICS,per.care,whole,nsi,2026-09-18
RIU,,rec.travel,whole,nsi,2026-09-18
Riu Paris,,per.clothing,whole,nsi,2026-09-18
Rivers,,per.clothing,whole,nsi,2026-09-18
Roberto Cavalli,,per.clothing,anywhere,nsi,2026-09-18
Roche Bobois,,shp.home_goods,anywhere,nsi,2026-09-18
Rockmans,,per.clothing,anywhere,nsi,2026-09-18
Rockport,,per.clothing,anywhere,nsi,2026-09-18
Rockwear,,per.clothing,anywhere,nsi,2026-09-18
RocoGo,,foo.dining,start,nsi,2026-09-18
RocoMamas,,foo.dining,anywhere,nsi,2026-09-18
Rodd & Gunn,,per.clothing,anywhere,nsi,2026-09-18
Roger Dubuis,,per.clothing,anywhere,nsi,2026-09-18
Rolex,,per.clothing,start,nsi,2026-09-18
Roll'd,ROLLD VIETNAMESE,foo.dining,start,nsi,2026-09-18
Rolls-Royce,ROLLS ROYCE MOTOR CARS,tra.vehicle_care,whole,nsi,2026-09-18
Roots,,per.clothing,whole,nsi,2026-09-18
Rose Bakeshop,,foo.dining,whole,nsi,2026-09-18
Rosewood,,rec.travel,whole,nsi,2026-09-18
Royaltea,,foo.dining,anywhere,nsi,2026-09-18
RSPCA,,shp.gifts_other,start,nsi,2026-09-18
Rubis,,tra.fuel,start,nsi,2026-09-18
Ruby Tuesday,,foo.dining,anywhere,nsi,2026-09-18
Søstrene Grene,,shp.home_goods,anywhere,nsi,2026-09-18
Sabon,,per.care,start,nsi,2026-09-18
SAE Institute,,edu.tertiary_professional,whole,nsi,2026-09-18
Safeway,SAFEWAY FUEL STATION,tra.fuel,start,nsi,2026-09-18
Saint Algue,,per.care,anywhere,nsi,2026-09-18
Saint Laurent,,per.clothing,whole,nsi,2026-09-18
Saizeriya,,foo.dining,anywhere,nsi,2026-09-18
Salamander,,per.clothing,whole,nsi,2026-09-18
Salomon,,per.clothing,start,nsi,2026-09-18
Salvatore Ferragamo,,per.clothing,anywhere,nsi,2026-09-18
Salvos,,shp.gifts_other,whole,nsi,2026-09-18
Samsonite,,per.clothing,anywhere,nsi,2026-09-18
Samsung,,shp.home_goods,start,nsi,2026-09-18
Saravanaa Bhavan,SARAVANA BHAVAN,foo.dining,anywhere,nsi,2026-09-18
SAS,SAN ANTONIO SHOE;SAS SHOES,per.clothing,whole,nsi,2026-09-18
Savers,,shp.gifts_other,whole,nsi,2026-09-18
Sbarro,SBARRO PIZZERIA,foo.dining,start,nsi,2026-09-18
Scania,,tra.vehicle_care,start,nsi,2026-09-18
Schnitz,,foo.dining,start,nsi,2026-09-18
School of Rock,,edu.tertiary_professional,anywhere,nsi,2026-09-18
Scotch & Soda,,per.clothing,whole,nsi,2026-09-18
Seat,,tra.vehicle_care,whole,nsi,2026-09-18
Seattle's Best Coffee,,foo.dining,anywhere,nsi,2026-09-18
Sebago,,per.clothing,start,nsi,2026-09-18
Second Cup,,foo.dining,whole,nsi,2026-09-18
Seed Heritage,,per.clothing,whole,nsi,2026-09-18
Segafredo,,foo.dining,anywhere,nsi,2026-09-18
Seiko,,per.clothing,start,nsi,2026-09-18
Sephora,,per.care,start,nsi,2026-09-18
Sfera,,per.clothing,start,nsi,2026-09-18
Shake Shack,,foo.dining,whole,nsi,2026-09-18
Shakey's,,foo.dining,start,nsi,2026-09-18
Shapland Swim Schools,SHAPLAND SWIM SCHOOL,rec.sport_hobby,anywhere,nsi,2026-09-18
Sharetea,,foo.dining,anywhere,nsi,2026-09-18
Shaver Shop,,per.care,whole,nsi,2026-09-18
SHEIKE,,per.clothing,start,nsi,2026-09-18
Shell Recharge,NEWMOTION;SHELL RECHARGE SOLUTIONS;VOLTA,tra.fuel,whole,nsi,2026-09-18
Shell Select,,foo.groceries,whole,nsi,2026-09-18
Shell Shop,,foo.groceries,whole,nsi,2026-09-18
Sheraton,,rec.travel,anywhere,nsi,2026-09-18
Sherwin-Williams,SHERWIN WILLIAMS PAINT STORE;SHERWIN WILLIAMS PAINTS,hou.maintenance,anywhere,nsi,2026-09-18
Shingle Inn,,foo.dining,whole,nsi,2026-09-18
Shiploads,,shp.department,whole,nsi,2026-09-18
Shiseido,,per.care,anywhere,nsi,2026-09-18
SieMatic,,hou.maintenance,anywhere,nsi,2026-09-18
Sinopec,,tra.fuel,start,nsi,2026-09-18
Sinsay,,per.clothing,start,nsi,2026-09-18
Six Senses,,rec.travel,whole,nsi,2026-09-18
Sixt,SIXT RENT A CAR,tra.rideshare_taxi,start,nsi,2026-09-18
Skechers,SKECHERS USA;SKETCHERS,per.clothing,whole,nsi,2026-09-18
Škoda,SKODA AUTO,tra.vehicle_care,start,nsi,2026-09-18
Smiggle,,shp.gifts_other,start,nsi,2026-09-18
Snap Fitness,,rec.gym,whole,nsi,2026-09-18
Sofitel,,rec.travel,start,nsi,2026-09-18
Solo Oil,,tra.fuel,whole,nsi,2026-09-18
Sonder,,rec.travel,whole,nsi,2026-09-18
Sonic,SONIC DRIVE IN,foo.dining,whole,nsi,2026-09-18
Sony,,shp.home_goods,start,nsi,2026-09-18
Sony Centre,SONY CENTER,shp.home_goods,anywhere,nsi,2026-09-18
Soul Origin,,foo.dining,whole,nsi,2026-09-18
Soul Pattinson Chemist,,hea.pharmacy,anywhere,nsi,2026-09-18
Spar,,foo.groceries,whole,nsi,2026-09-18
Spar Express,,foo.groceries,whole,nsi,2026-09-18
Spark by Hilton,,rec.travel,anywhere,nsi,2026-09-18
Specialized,,rec.sport_hobby,whole,nsi,2026-09-18
Specsavers,SPECSAVERS OPTICIANS,hea.medical,anywhere,nsi,2026-09-18
Speed Queen,,per.care,whole,nsi,2026-09-18
Spendless Shoes,SPENDLESS,per.clothing,anywhere,nsi,2026-09-18
Sportmax,,per.clothing,anywhere,nsi,2026-09-18
Sports Authority,,rec.sport_hobby,whole,nsi,2026-09-18
Sports Direct,SPORTSDIRECT DOT COM;SPORTSDIRECT COM,rec.sport_hobby,whole,nsi,2026-09-18
Sportscraft,,per.clothing,anywhere,nsi,2026-09-18
Sportsgirl,,per.clothing,anywhere,nsi,2026-09-18
SportsPower,,rec.sport_hobby,anywhere,nsi,2026-09-18
Spotlight,,per.clothing,whole,nsi,2026-09-18
Springfield,,per.clothing,whole,nsi,2026-09-18
Spudbar,,foo.dining,start,nsi,2026-09-18
Spur,SPUR STEAK RANCHES,foo.dining,whole,nsi,2026-09-18
SsangYong,,tra.vehicle_care,anywhere,nsi,2026-09-18
St. Regis,,rec.travel,anywhere,nsi,2026-09-18
STA Travel,,rec.travel,whole,nsi,2026-09-18
Star Mart,,foo.groceries,whole,nsi,2026-09-18
Starbucks,STARBUCKS CANADA;STARBUCKS UK,foo.dining,anywhere,nsi,2026-09-18
Stella McCartney,,per.clothing,whole,nsi,2026-09-18
Stihl,,hou.maintenance,start,nsi,2026-09-18
STK,,foo.dining,whole,nsi,2026-09-18
Stop Cafe,,foo.groceries,whole,nsi,2026-09-18
Storage King,,hou.maintenance,whole,nsi,2026-09-18
Stradivarius,,per.clothing,anywhere,nsi,2026-09-18
Strandbags,,per.clothing,anywhere,nsi,2026-09-18
Strike Bowling Bar,,rec.entertainment,anywhere,nsi,2026-09-18
Sua Xe,,tra.vehicle_care,whole,nsi,2026-09-18
Suavinex,,shp.gifts_other,anywhere,nsi,2026-09-18
Subaru,,tra.vehicle_care,start,nsi,2026-09-18
Subdued,,per.clothing,whole,nsi,2026-09-18
Subway,SUBWAY AUSTRALIA;SUBWAY BRASIL;SUBWAY MEXICO;SUBWAY SANDWICHES;SUBWAY UK IRELAND,foo.dining,whole,nsi,2026-09-18
Suitsupply,,per.clothing,anywhere,nsi,2026-09-18
Sullivan Nicholaides Pathology,SULLIVAN NICOLAIDES PATHOLOGY,hea.medical,anywhere,nsi,2026-09-18
Sunglass Hut,,hea.medical,whole,nsi,2026-09-18
Supabarn,,foo.groceries,anywhere,nsi,2026-09-18
Super C,,foo.groceries,whole,nsi,2026-09-18
Supercheap Auto,,tra.vehicle_care,anywhere,nsi,2026-09-18
Superdry,,per.clothing,anywhere,nsi,2026-09-18
Supré,,per.clothing,start,nsi,2026-09-18
Sure Hotel Collection,,rec.travel,anywhere,nsi,2026-09-18
SureStay,SURESTAY HOTELS,rec.travel,anywhere,nsi,2026-09-18
SureStay Collection,SURESTAY COLLECTION HOTELS,rec.travel,anywhere,nsi,2026-09-18
Sushi Sushi,,foo.dining,whole,nsi,2026-09-18
Sussan,,per.clothing,start,nsi,2026-09-18
Suzanne Grae,,per.clothing,anywhere,nsi,2026-09-18
Suzuki,,tra.vehicle_care,whole,nsi,2026-09-18
Swarovski,,per.clothing,anywhere,nsi,2026-09-18
Swatch,,per.clothing,whole,nsi,2026-09-18
Swiss-Belhotel,,rec.travel,anywhere,nsi,2026-09-18
Swiss-Belinn,,rec.travel,anywhere,nsi,2026-09-18
Swissôtel,,rec.travel,anywhere,nsi,2026-09-18
SWTCH,,tra.fuel,start,nsi,2026-09-18
Sydney Tools,,hou.maintenance,whole,nsi,2026-09-18
Synlab,,hea.medical,start,nsi,2026-09-18
T-Mobile,T MOBILE PL,com.phone_internet,whole,nsi,2026-09-18
Taco Bell,,foo.dining,whole,nsi,2026-09-18
TAG Heuer,,per.clothing,anywhere,nsi,2026-09-18
Taj,,rec.travel,whole,nsi,2026-09-18
Tally Weijl,,per.clothing,anywhere,nsi,2026-09-18
Tape à l'Œil,,per.clothing,anywhere,nsi,2026-09-18
Target,,shp.department,whole,nsi,2026-09-18
Tarocash,,per.clothing,anywhere,nsi,2026-09-18
Tartine et Chocolat,,per.clothing,anywhere,nsi,2026-09-18
TCBY,,foo.dining,start,nsi,2026-09-18
Ted Baker,,per.clothing,whole,nsi,2026-09-18
Tefal,,shp.home_goods,start,nsi,2026-09-18
Tele2,,com.phone_internet,start,nsi,2026-09-18
Telenor,,com.phone_internet,start,nsi,2026-09-18
Telepizza,,foo.dining,anywhere,nsi,2026-09-18
Telstra,,com.phone_internet,start,nsi,2026-09-18
Terranova,,per.clothing,anywhere,nsi,2026-09-18
TerryWhite Chemmart,TERRYWHITE;TERRYWHITE CHEMIST;TERRYWHITE CHEMISTS,hea.pharmacy,anywhere,nsi,2026-09-18
Tesco,JACKS;TESCO METRO;TESCO SUPERSTORE,foo.groceries,whole,nsi,2026-09-18
Tesco Express,TESCO METRO,foo.groceries,anywhere,nsi,2026-09-18
Tescoma,,shp.home_goods,start,nsi,2026-09-18
Tezenis,,per.clothing,start,nsi,2026-09-18
TGI Fridays,,foo.dining,anywhere,nsi,2026-09-18
The Athlete's Foot,,per.clothing,anywhere,nsi,2026-09-18
The Body Shop,,per.care,anywhere,nsi,2026-09-18
The Cheesecake Shop,,foo.dining,anywhere,nsi,2026-09-18
The Chicken Rice Shop,,foo.dining,anywhere,nsi,2026-09-18
The Coffee,,foo.dining,whole,nsi,2026-09-18
The Coffee Bean & Tea Leaf,COFFEE BEAN TEA LEAF,foo.dining,anywhere,nsi,2026-09-18
The Coffee Club,,foo.dining,anywhere,nsi,2026-09-18
The Good Guys,,shp.home_goods,anywhere,nsi,2026-09-18
The Groove Train,,foo.dining,anywhere,nsi,2026-09-18
The Grumpy Baker,,foo.dining,anywhere,nsi,2026-09-18
The Hoxton,,rec.travel,anywhere,nsi,2026-09-18
The Little Gym,,rec.entertainment,anywhere,nsi,2026-09-18
The Luxury Collection,,rec.travel,anywhere,nsi,2026-09-18
The North Face,,per.clothing,anywhere,nsi,2026-09-18
The Reject Shop,,shp.department,anywhere,nsi,2026-09-18
The Ritz-Carlton,RITZ;RITZ CARLTON;THE RITZ,rec.travel,whole,nsi,2026-09-18
The Salvation Army,SALVATION ARMY;THE SALVATION ARMY CHARITY SHOP;THE SALVATION ARMY FAMILY STORE,shp.gifts_other,whole,nsi,2026-09-18
The Sebel,SEBEL,rec.travel,start,nsi,2026-09-18
The Source Bulk Foods,,foo.groceries,anywhere,nsi,2026-09-18
The Walking Company,,per.clothing,anywhere,nsi,2026-09-18
Thirsty Camel,,foo.alcohol,whole,nsi,2026-09-18
Thom Browne,,per.clothing,anywhere,nsi,2026-09-18
Thomas Cook,,rec.travel,whole,nsi,2026-09-18
Thomas Sabo,,per.clothing,anywhere,nsi,2026-09-18
Thrifty,THRIFTY CAR RENTAL,tra.rideshare_taxi,whole,nsi,2026-09-18
Ticketmaster,LIVE NATION,rec.entertainment,whole,nsi,2026-09-18
Tiffany & Company,TIFFANY;TIFFANYS,per.clothing,whole,nsi,2026-09-18
Tiger Mart,EXXON;EXXON TIGER MART,foo.groceries,whole,nsi,2026-09-18
Tiger Sugar,,foo.dining,whole,nsi,2026-09-18
Tim Ho Wan,,foo.dining,anywhere,nsi,2026-09-18
Tim Hortons,,foo.dining,anywhere,nsi,2026-09-18
Timberland,,per.clothing,whole,nsi,2026-09-18
Timezone,,rec.entertainment,anywhere,nsi,2026-09-18
Tissot,,per.clothing,start,nsi,2026-09-18
TK Maxx,,shp.department,anywhere,nsi,2026-09-18
TML Pathology,,hea.medical,whole,nsi,2026-09-18
Toby's Estate,,foo.dining,anywhere,nsi,2026-09-18
Tod's,,per.clothing,whole,nsi,2026-09-18
Tom Ford,,per.clothing,whole,nsi,2026-09-18
Tom N Toms,,foo.dining,anywhere,nsi,2026-09-18
Tom Tailor,,per.clothing,whole,nsi,2026-09-18
Tommy Hilfiger,,per.clothing,anywhere,nsi,2026-09-18
Tommy Hilfiger Kids,,per.clothing,anywhere,nsi,2026-09-18
Toni & Guy,,per.care,whole,nsi,2026-09-18
Tony Roma's,TONY ROMA,foo.dining,whole,nsi,2026-09-18
Toot'n Totum,,foo.groceries,anywhere,nsi,2026-09-18
Topgolf,,rec.sport_hobby,start,nsi,2026-09-18
Topman,,per.clothing,whole,nsi,2026-09-18
Topshop,,per.clothing,start,nsi,2026-09-18
Torga Optical,,hea.medical,anywhere,nsi,2026-09-18
Tory Burch,,per.clothing,anywhere,nsi,2026-09-18
Total Tools,,hou.maintenance,whole,nsi,2026-09-18
Totally Workwear,,per.clothing,whole,nsi,2026-09-18
Tous,,per.clothing,start,nsi,2026-09-18
Toyota,TOYOTA USA,tra.vehicle_care,start,nsi,2026-09-18
Toyworld,,shp.gifts_other,anywhere,nsi,2026-09-18
Tradelink,,hou.maintenance,anywhere,nsi,2026-09-18
Trademark Collection,TRADEMARK;TRADEMARK BY WYNDHAM;TRADEMARK WYNDHAM,rec.travel,whole,nsi,2026-09-18
Travelodge,,rec.travel,anywhere,nsi,2026-09-18
Trek,BIKE GALLERY;TRECK;TREK BICYCLE,rec.sport_hobby,whole,nsi,2026-09-18
TRIBE,,rec.travel,whole,nsi,2026-09-18
Tribute Portfolio,,rec.travel,whole,nsi,2026-09-18
Triumph,AMOS STYLE,per.clothing,whole,nsi,2026-09-18
TRYP,,rec.travel,whole,nsi,2026-09-18
TSUTAYA,,rec.entertainment,start,nsi,2026-09-18
Tudor,,per.clothing,start,nsi,2026-09-18
TUI,,rec.travel,whole,nsi,2026-09-18
Tumi,,per.clothing,start,nsi,2026-09-18
Turkish Airlines,,rec.travel,anywhere,nsi,2026-09-18
TWG Tea,,foo.dining,whole,nsi,2026-09-18
Typo,,shp.gifts_other,whole,nsi,2026-09-18
Tyreplus,,tra.vehicle_care,anywhere,nsi,2026-09-18
Tyrepower,,tra.vehicle_care,anywhere,nsi,2026-09-18
U.S. Polo Assn.,U S POLO,per.clothing,anywhere,nsi,2026-09-18
UFS,UFS DISPENSARIES,hea.pharmacy,whole,nsi,2026-09-18
UGG,UGG UGG AUSTRALIA,per.clothing,whole,nsi,2026-09-18
Ultra Tune,,tra.vehicle_care,whole,nsi,2026-09-18
Ultramar,,tra.fuel,anywhere,nsi,2026-09-18
Unbound Collection,THE UNBOUND COLLECTION BY HYATT;UNBOUND;UNBOUND HYATT,rec.travel,whole,nsi,2026-09-18
Uncle Tetsu's Cheesecake,,foo.dining,anywhere,nsi,2026-09-18
Under Armour,UNDER ARMOR,per.clothing,whole,nsi,2026-09-18
Under Armour Youth,,per.clothing,anywhere,nsi,2026-09-18
Uniqlo,,per.clothing,start,nsi,2026-09-18
United Colors of Benetton,BENETTON,per.clothing,anywhere,nsi,2026-09-18
Universal Store,,per.clothing,whole,nsi,2026-09-18
Urban Outfitters,,per.clothing,whole,nsi,2026-09-18
Vacheron Constantin,,per.clothing,anywhere,nsi,2026-09-18
Valentino,,per.clothing,whole,nsi,2026-09-18
Valero,,tra.fuel,start,nsi,2026-09-18
Van Heusen,,per.clothing,anywhere,nsi,2026-09-18
Vanessa Bruno,,per.clothing,whole,nsi,2026-09-18
Vans,,per.clothing,whole,nsi,2026-09-18
Vapiano,,foo.dining,start,nsi,2026-09-18
Vauxhall,,tra.vehicle_care,anywhere,nsi,2026-09-18
Vero Moda,,per.clothing,anywhere,nsi,2026-09-18
Versace,,per.clothing,start,nsi,2026-09-18
Vertbaudet,,per.clothing,anywhere,nsi,2026-09-18
Vianor,,tra.vehicle_care,start,nsi,2026-09-18
Vib,,rec.travel,whole,nsi,2026-09-18
Victoria's Secret,,per.clothing,whole,nsi,2026-09-18
Vilebrequin,,per.clothing,anywhere,nsi,2026-09-18
Village,VILLAGE CINEMAS,rec.entertainment,whole,nsi,2026-09-18
Villeroy & Boch,,shp.home_goods,anywhere,nsi,2026-09-18
Vinnies,,shp.gifts_other,start,nsi,2026-09-18
Virgin Active,,rec.gym,whole,nsi,2026-09-18
Vision Express,,hea.medical,whole,nsi,2026-09-18
Vivo,,com.phone_internet,whole,nsi,2026-09-18
voco,,rec.travel,start,nsi,2026-09-18
Vodafone,VODAFONE DEUTSCHLAND;VODAFONE EGYPT;VODAFONE SHOP,com.phone_internet,anywhere,nsi,2026-09-18
Volcom,,per.clothing,start,nsi,2026-09-18
Volkswagen,,tra.vehicle_care,anywhere,nsi,2026-09-18
Volkswagen Commercial Vehicles,,tra.vehicle_care,anywhere,nsi,2026-09-18
Volvo,,tra.vehicle_care,start,nsi,2026-09-18
Volvo Trucks,,tra.vehicle_care,anywhere,nsi,2026-09-18
Vorwerk,,shp.home_goods,start,nsi,2026-09-18
W Hotels,,rec.travel,whole,nsi,2026-09-18
Wacoal,,per.clothing,start,nsi,2026-09-18
Wagamama,,foo.dining,anywhere,nsi,2026-09-18
Wahlburgers,,foo.dining,anywhere,nsi,2026-09-18
Waldorf Astoria,WALDORF ASTORIA HOTELS RESORTS,rec.travel,anywhere,nsi,2026-09-18
Wall Street English,,edu.tertiary_professional,anywhere,nsi,2026-09-18
Wallace Bishop,,per.clothing,whole,nsi,2026-09-18
Wallis Cinemas,WALLIS CINEMA;WALLIS THEATRES,rec.entertainment,whole,nsi,2026-09-18
Walmart,,tra.fuel,start,nsi,2026-09-18
Warhammer,GAMES WORKSHOP,rec.entertainment,whole,nsi,2026-09-18
Wash,TOTAL;TOTAL WASH,tra.vehicle_care,whole,nsi,2026-09-18
Wash Me,REVOLUTION LAUNDRY,per.care,whole,nsi,2026-09-18
Washtec,WASHTECH,tra.vehicle_care,start,nsi,2026-09-18
Watsons,,hea.pharmacy,start,nsi,2026-09-18
Wayback Burgers,,foo.dining,anywhere,nsi,2026-09-18
Weekend Max Mara,,per.clothing,anywhere,nsi,2026-09-18
Wendy's,,foo.dining,start,nsi,2026-09-18
Wendy's Milk Bar,WENDYS,foo.dining,start,nsi,2026-09-18
west elm,,shp.home_goods,whole,nsi,2026-09-18
Western Diagnostic Pathology,,hea.medical,anywhere,nsi,2026-09-18
Westin,THE WESTIN;WESTIN HOTELS RESORTS,rec.travel,start,nsi,2026-09-18
Wild Bean Cafe,,foo.dining,anywhere,nsi,2026-09-18
Wimpy,WIMPY RESTAURANTS,foo.dining,whole,nsi,2026-09-18
WingStreet,,foo.dining,anywhere,nsi,2026-09-18
Witchery,,per.clothing,whole,nsi,2026-09-18
Women'secret,WOMENS SECRET,per.clothing,anywhere,nsi,2026-09-18
Woolworths,,foo.groceries,anywhere,nsi,2026-09-18
Woolworths Metro,,foo.groceries,anywhere,nsi,2026-09-18
Woolworths MetroGo,,foo.groceries,anywhere,nsi,2026-09-18
World Duty Free,,shp.department,anywhere,nsi,2026-09-18
World Gym,,rec.gym,whole,nsi,2026-09-18
WorldHotels,WORLDHOTEL,rec.travel,anywhere,nsi,2026-09-18
Würth,,hou.maintenance,start,nsi,2026-09-18
WW Studio,,hea.medical,whole,nsi,2026-09-18
Wyndham,WYNDHAM HOTEL,rec.travel,whole,nsi,2026-09-18
Wyndham Garden,,rec.travel,whole,nsi,2026-09-18
Wyndham Grand,,rec.travel,whole,nsi,2026-09-18
XiaoLongKan,,foo.dining,anywhere,nsi,2026-09-18
Xiaomi,,com.phone_internet,start,nsi,2026-09-18
Xing Fu Tang,,foo.dining,anywhere,nsi,2026-09-18
Xpeng,,tra.vehicle_care,start,nsi,2026-09-18
Yankee Candle,,shp.gifts_other,whole,nsi,2026-09-18
Yataş Bedding,YATAS,shp.home_goods,start,nsi,2026-09-18
YellowKorner,,shp.gifts_other,anywhere,nsi,2026-09-18
Yi Fang Tea,YI FANG;YI FANG FRUIT TEA;YI FANG TAIWAN FRUIT TEA,foo.dining,whole,nsi,2026-09-18
Yo-Chi,,foo.dining,whole,nsi,2026-09-18
Yogen Früz,,foo.dining,anywhere,nsi,2026-09-18
Yogorino,,foo.dining,anywhere,nsi,2026-09-18
Yogurtland,,foo.dining,anywhere,nsi,2026-09-18
YouBike,,tra.rideshare_taxi,start,nsi,2026-09-18
Youth Hostels Association,HOSTELLING INTERNATIONAL,rec.travel,whole,nsi,2026-09-18
Yves Rocher,,per.care,anywhere,nsi,2026-09-18
Zambrero,,foo.dining,anywhere,nsi,2026-09-18
Zap Fitness,,rec.gym,whole,nsi,2026-09-18
Zara,,per.clothing,whole,nsi,2026-09-18
Zara Home,,shp.home_goods,whole,nsi,2026-09-18
Zarraffa's Coffee,,foo.dining,anywhere,nsi,2026-09-18
Zegna,ERMENEGILDO ZEGNA,per.clothing,start,nsi,2026-09-18
Zilli,,per.clothing,start,nsi,2026-09-18
Zing Pop Culture,,rec.entertainment,anywhere,nsi,2026-09-18
Zone Bowling,,rec.entertainment,whole,nsi,2026-09-18
`;
