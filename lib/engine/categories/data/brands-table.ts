// Brands found in Australia. Made by scripts/generate/names/collect-names.ts.
// Data from OpenStreetMap's name-suggestion-index: Copyright name-suggestion-index contributors, BSD 3-Clause.
// Redistribution and use in source and binary forms, with or without modification, are permitted provided that
// redistributions keep this notice, these conditions and the following disclaimer, and that the contributors' names are
// not used to endorse products without permission. THE DATA IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND; the
// contributors are not liable for any damages that arise from its use.
// This form of brands.csv is made by `npm run generate`.

/** One per line: category, match rule, name, spellings. See find-brand.ts. */
export const BRANDS = `shp.home_goods|anywhere|1825 Interiors|1825 INTERIORS
hea.medical|start|4Cyte Pathology|4CYTE PATHOLOGY;4CYTE
per.clothing|anywhere|5.11 Tactical|5 11 TACTICAL
per.clothing|whole|585 Gold|585 GOLD
per.care|start|5àsec|5ASEC
rec.sport_hobby|whole|99 Bikes|99 BIKES;BIKE BARN
rec.gym|start|9Round|9ROUND;9ROUND KICKBOXING FITNESS
per.clothing|anywhere|A. Lange & Söhne|A LANGE SOHNE
per.clothing|anywhere|A.P.C.|A P C
tra.vehicle_care|start|Abarth|ABARTH
hea.medical|whole|Abbott Pathology|ABBOTT PATHOLOGY
rec.travel|whole|AC Hotel|AC HOTEL
hou.maintenance|whole|Ace Hardware|ACE HARDWARE
tra.vehicle_care|start|Acura|ACURA
tra.rideshare_taxi|whole|ADA|ADA
rec.travel|whole|Adagio|ADAGIO
shp.home_goods|start|Adairs|ADAIRS
shp.home_goods|anywhere|Adairs Kids|ADAIRS KIDS
rec.sport_hobby|start|Adidas|ADIDAS
per.clothing|start|Adidas Originals|ADIDAS ORIGINALS;ADIDAS;ADIDAS ORIGINAL
rec.travel|start|Adina Hotels|ADINA HOTELS;ADINA APARTMENT HOTEL;ADINA
per.clothing|anywhere|Aeropostale|AEROPOSTALE
per.care|start|Aesop|AESOP
tra.fuel|anywhere|Afriquia|AFRIQUIA
per.clothing|whole|Agatha|AGATHA
per.clothing|whole|Agent Provocateur|AGENT PROVOCATEUR
tra.fuel|start|Agip|AGIP
rec.travel|whole|Aiden|AIDEN;AIDEN HOTEL
per.clothing|start|Aigner|AIGNER
tra.vehicle_care|start|Aixam|AIXAM
tra.rideshare_taxi|whole|Alamo|ALAMO
foo.groceries|start|Aldi|ALDI;ALDI AUSTRALIA;ALDI SUD;ALDI UK;ALDI USA
per.clothing|whole|Aldo|ALDO;ALDO SHOES
per.clothing|whole|Alexander McQueen|ALEXANDER MCQUEEN
tra.vehicle_care|whole|Alfa Romeo|ALFA ROMEO
rec.travel|whole|ALH Hotels|ALH HOTELS
rec.travel|start|Alila|ALILA
per.clothing|anywhere|Allbirds|ALLBIRDS
tra.vehicle_care|whole|Alliance|ALLIANCE;ALLIANCE TIRE COMPANY
per.clothing|whole|Ally Fashion|ALLY FASHION
rec.travel|whole|Aloft|ALOFT
tra.vehicle_care|whole|Alpine|ALPINE
per.clothing|anywhere|Altınbaş|ALTINBAS
rec.travel|start|Alua Hotels & Resorts|ALUA HOTELS RESORTS;ALUA
shp.home_goods|anywhere|Amart Furniture|AMART FURNITURE
foo.groceries|whole|Amazon Fresh|AMAZON FRESH
hou.maintenance|whole|Amber|AMBER
hea.pharmacy|whole|Amcal|AMCAL;AMCAL PHARMACY;GUARDIAN;GUARDIAN AUSTRALIA;GUARDIAN PHARMACIES;GUARDIAN PHARMACY
per.clothing|anywhere|American Vintage|AMERICAN VINTAGE
hea.medical|anywhere|Amplifon|AMPLIFON;AMPLIFON DEUTSCHLAND GMBH;AMPLIFON FRANCE
foo.groceries|start|ampm|AMPM
tra.fuel|start|ampUp|AMPUP
rec.sport_hobby|whole|Anaconda|ANACONDA
rec.travel|start|ANdAZ|ANDAZ
per.clothing|anywhere|Angus and Coote|ANGUS AND COOTE
rec.gym|whole|Anytime Fitness|ANYTIME FITNESS;ANYTIME FITNESS AUSTRALIA
per.clothing|whole|APM Monaco|APM MONACO
tra.vehicle_care|whole|Apollo Tyres|APOLLO TYRES
shp.home_goods|whole|Apple Store|APPLE STORE;APPLE
foo.dining|anywhere|Applebee's Neighborhood Grill & Bar|APPLEBEES NEIGHBORHOOD GRILL BAR;APPLEBEES;APPLEBEES BAR AND GRILL;APPLEBEES GRILL AND BAR;APPLEBEES NEIGHBORHOOD BAR AND GRILL
per.clothing|anywhere|Aristocrazy|ARISTOCRAZY
per.clothing|start|Arket|ARKET
per.clothing|anywhere|Armani Exchange|ARMANI EXCHANGE
rec.sport_hobby|whole|Arthur Murray Dance Center|ARTHUR MURRAY DANCE CENTER;ARTHUR MURRAY;ARTHUR MURRAY DANCE CENTERS;ARTHUR MURRAY DANCE STUDIO;ARTHUR MURRAY DANCE STUDIOS
per.clothing|whole|AS Colour|AS COLOUR
rec.travel|anywhere|Ascend Hotel Collection|ASCEND HOTEL COLLECTION
hou.maintenance|anywhere|Asian Paints|ASIAN PAINTS
per.clothing|start|ASICS|ASICS
tra.vehicle_care|anywhere|Aston Martin|ASTON MARTIN
com.phone_internet|whole|AT&T|AT T
rec.travel|anywhere|Atura Hotels|ATURA HOTELS
per.clothing|whole|Aubade|AUBADE
per.clothing|anywhere|Audemars Piguet|AUDEMARS PIGUET
tra.vehicle_care|start|Audi|AUDI
hea.medical|start|Audika|AUDIKA
foo.dining|anywhere|Auntie Anne's|AUNTIE ANNES;AUNTIE ANNES PRETZELS
rec.sport_hobby|anywhere|Aussie Disposals|AUSSIE DISPOSALS
hea.medical|whole|Australian Clinical Labs|AUSTRALIAN CLINICAL LABS;CLINICAL LABS
tra.vehicle_care|anywhere|Autobarn|AUTOBARN
rec.travel|whole|Autograph Collection|AUTOGRAPH COLLECTION;MARRIOTT AUTOGRAPH COLLECTION
rec.travel|start|Avani Hotels & Resorts|AVANI HOTELS RESORTS;AVANI
tra.rideshare_taxi|start|Avis|AVIS
per.care|start|Avon|AVON
per.clothing|whole|AW LAB|AW LAB;ATHLETES WORLD
hou.maintenance|whole|B&Q|B Q
per.clothing|whole|Ba&sh|BA SH
shp.gifts_other|whole|Baby Bunting|BABY BUNTING
hea.medical|whole|Bailey Nelson|BAILEY NELSON
foo.dining|whole|Bakers Delight|BAKERS DELIGHT
per.clothing|anywhere|Balenciaga|BALENCIAGA
per.clothing|start|Baleno|BALENO
foo.dining|anywhere|Balfours|BALFOURS
per.clothing|whole|Bally|BALLY
per.clothing|whole|Banana Republic|BANANA REPUBLIC;BANANA REPUBLIC FACTORY
shp.home_goods|anywhere|Bang & Olufsen|BANG OLUFSEN
foo.dining|anywhere|Banjo's Bakery Cafe|BANJOS BAKERY CAFE
rec.travel|whole|Banyan Tree|BANYAN TREE
shp.home_goods|whole|Barbeques Galore|BARBEQUES GALORE
per.clothing|start|Barbour|BARBOUR
per.care|anywhere|bareMinerals|BAREMINERALS
rec.gym|start|Barry's|BARRYS
foo.dining|anywhere|Baskin-Robbins|BASKIN ROBBINS
per.clothing|start|Bata|BATA
per.care|anywhere|Bath & Body Works|BATH BODY WORKS
shp.home_goods|whole|Battery World|BATTERY WORLD
per.clothing|anywhere|Baume & Mercier|BAUME MERCIER
foo.dining|anywhere|bb.q Chicken|BB Q CHICKEN
rec.sport_hobby|whole|BCF|BCF
shp.home_goods|whole|Beacon Lighting|BEACON LIGHTING
hou.maintenance|whole|Beaumont Tiles|BEAUMONT TILES
shp.home_goods|anywhere|Bed Bath N' Table|BED BATH N TABLE
shp.home_goods|anywhere|Beds R Us|BEDS R US
shp.home_goods|start|Bedshed|BEDSHED
foo.dining|whole|Beechworth Bakery|BEECHWORTH BAKERY
com.phone_internet|whole|Beeline|BEELINE
shp.home_goods|start|Beko|BEKO
rec.travel|start|Belmond|BELMOND
foo.dining|anywhere|Ben & Jerry's|BEN JERRYS
per.clothing|whole|Ben Sherman|BEN SHERMAN
per.clothing|whole|Bench.|BENCH
shp.home_goods|whole|bene|BENE
foo.dining|anywhere|BenGong's Tea|BENGONGS TEA
tra.fuel|anywhere|Bennett's Petroleum|BENNETTS PETROLEUM
foo.groceries|whole|Ben's Cookies|BENS COOKIES
tra.vehicle_care|whole|Bentley|BENTLEY
foo.dining|whole|Bento|BENTO
edu.tertiary_professional|start|Berlitz|BERLITZ
per.clothing|start|Bershka|BERSHKA
edu.tertiary_professional|whole|Best Brains|BEST BRAINS;BEST BRAINS LEARNING CENTER;BEST BRAINS LEARNING CENTRE
pet.care|whole|Best Friends|BEST FRIENDS
rec.travel|whole|Best Hotels|BEST HOTELS;BEST
per.clothing|whole|Best & Less|BEST LESS
rec.travel|whole|Best Western|BEST WESTERN;BEST WESTERN HOTELS RESORTS
rec.travel|anywhere|Best Western Plus|BEST WESTERN PLUS
rec.travel|anywhere|Best Western Premier|BEST WESTERN PREMIER
per.clothing|whole|Betts|BETTS
per.clothing|whole|Betty Barclay|BETTY BARCLAY
foo.dining|anywhere|Betty's Burgers|BETTYS BURGERS
per.clothing|anywhere|Bevilles Jewellers|BEVILLES JEWELLERS
tra.fuel|start|Beyfin|BEYFIN
rec.travel|anywhere|Big 4 Holiday Parks|BIG 4 HOLIDAY PARKS;BIG4 HOLIDAY PARKS
shp.department|whole|Big W|BIG W
per.clothing|whole|Bijou Brigitte|BIJOU BRIGITTE
per.clothing|whole|Billabong|BILLABONG
per.clothing|anywhere|Bimba y Lola|BIMBA Y LOLA;BIMBA LOLA
shp.home_goods|whole|Bing Lee|BING LEE
per.clothing|anywhere|Birkenstock|BIRKENSTOCK
shp.home_goods|anywhere|Black Red White|BLACK RED WHITE
rec.entertainment|whole|Blockbuster|BLOCKBUSTER
hea.pharmacy|anywhere|Blooms The Chemist|BLOOMS THE CHEMIST
per.clothing|whole|Blue Illusion|BLUE ILLUSION
tra.vehicle_care|whole|BMW|BMW
tra.vehicle_care|anywhere|Bob Jane T-Marts|BOB JANE T MARTS
per.care|anywhere|Bobbi Brown|BOBBI BROWN
shp.home_goods|anywhere|BoConcept|BOCONCEPT
per.clothing|whole|Body Glove|BODY GLOVE
rec.gym|anywhere|Bodystreet|BODYSTREET
per.clothing|anywhere|BOGGI Milano|BOGGI MILANO
per.clothing|start|Bogner|BOGNER
per.clothing|whole|Bonds|BONDS
foo.groceries|whole|Bonjour|BONJOUR
foo.dining|whole|Boost Juice|BOOST JUICE
shp.home_goods|start|Bosch|BOSCH
tra.vehicle_care|anywhere|Bosch Car Service|BOSCH CAR SERVICE;BOSCH SERVICE
per.clothing|start|Bosco|BOSCO
shp.home_goods|whole|Bose|BOSE
per.clothing|anywhere|Bottega Veneta|BOTTEGA VENETA
foo.alcohol|anywhere|Bottlemart|BOTTLEMART
rec.entertainment|whole|Bounce Inc|BOUNCE INC;BOUNCEINC;BOUNCE
tra.fuel|whole|bp pulse|BP PULSE;BP CHARGEMASTER;CHARGEMASTER
foo.groceries|whole|BP Shop|BP SHOP
per.clothing|whole|Brandy Melville|BRANDY MELVILLE
per.clothing|anywhere|Bras N Things|BRAS N THINGS
per.clothing|start|BRAX|BRAX
foo.dining|anywhere|Breadtop|BREADTOP
per.clothing|anywhere|Breitling|BREITLING
foo.alcohol|start|BrewDog|BREWDOG
tra.vehicle_care|anywhere|Bridgestone|BRIDGESTONE;BRIDGESTONE INDIA
foo.dining|whole|Brioche Dorée|BRIOCHE DOREE
per.clothing|whole|Brooks Brothers|BROOKS BROTHERS
foo.dining|start|Brumby's Bakeries|BRUMBYS BAKERIES;BRUMBYS
per.clothing|anywhere|Brunello Cucinelli|BRUNELLO CUCINELLI
per.clothing|anywhere|Buccellati|BUCCELLATI
foo.dining|whole|Bucking Bull|BUCKING BULL
tra.rideshare_taxi|whole|Budget|BUDGET;BUDGET CAR RENTAL
per.clothing|start|Bulgari|BULGARI;BVLGARI
hou.maintenance|anywhere|bulthaup|BULTHAUP
hou.maintenance|anywhere|Bunnings Warehouse|BUNNINGS WAREHOUSE
per.clothing|anywhere|Burberry|BURBERRY
foo.dining|whole|Burger Urge|BURGER URGE
rec.sport_hobby|start|Burnsco|BURNSCO
tra.vehicle_care|anywhere|Burson Auto Parts|BURSON AUTO PARTS
rec.travel|anywhere|BW Premier Collection|BW PREMIER COLLECTION
rec.travel|anywhere|BW Signature Collection|BW SIGNATURE COLLECTION
foo.alcohol|whole|BWS|BWS
tra.vehicle_care|whole|BYD|BYD;BUILD YOUR DREAMS;BYD AUTO
per.clothing|whole|C&A|C A
tra.vehicle_care|anywhere|Cadillac|CADILLAC
foo.dining|whole|Café Amazon|CAFE AMAZON
foo.dining|anywhere|Cafe Coffee Day|CAFE COFFEE DAY
per.clothing|anywhere|Café Coton|CAFE COTON
foo.dining|anywhere|Caffè Pascucci|CAFFE PASCUCCI
foo.dining|anywhere|Cali Press|CALI PRESS
per.clothing|anywhere|Call It Spring|CALL IT SPRING
per.clothing|whole|Calliope|CALLIOPE
per.clothing|whole|Calvin Klein|CALVIN KLEIN;CALVIN KLEIN JEANS
per.clothing|anywhere|Calzedonia|CALZEDONIA
rec.travel|whole|Campanile|CAMPANILE
per.clothing|whole|Camper|CAMPER
per.clothing|whole|Canada Goose|CANADA GOOSE
per.clothing|start|Canali|CANALI
hea.medical|whole|Capital Pathology|CAPITAL PATHOLOGY
tra.vehicle_care|anywhere|Carglass|CARGLASS
per.clothing|anywhere|Carhartt Work in Progress|CARHARTT WORK IN PROGRESS
foo.dining|whole|Carl's Jr.|CARLS JR
shp.home_goods|whole|Carpet Court|CARPET COURT
foo.groceries|whole|Carrefour Express|CARREFOUR EXPRESS
per.clothing|whole|Carter's|CARTERS;CARTERS BABIES AND KIDS
per.clothing|start|Cartier|CARTIER
shp.gifts_other|whole|Cartridge World|CARTRIDGE WORLD
shp.home_goods|anywhere|Casetify|CASETIFY
foo.groceries|whole|Casino|CASINO
per.clothing|anywhere|Catimini|CATIMINI
per.clothing|whole|CCC|CCC
per.clothing|whole|Celine|CELINE
per.clothing|start|Celio|CELIO
foo.alcohol|anywhere|Cellarbrations|CELLARBRATIONS
shp.home_goods|whole|CeX|CEX
foo.dining|anywhere|Cha Payom|CHA PAYOM
per.clothing|whole|Champion|CHAMPION
per.clothing|start|Chanel|CHANEL
tra.fuel|anywhere|ChargePoint|CHARGEPOINT
tra.fuel|anywhere|Charging the Regions|CHARGING THE REGIONS
foo.dining|start|Chatime|CHATIME
per.clothing|start|Chaumet|CHAUMET
foo.dining|whole|Checkers|CHECKERS;CHECKERS DRIVE IN RESTAURANTS INC
hea.pharmacy|whole|Chemist King Discount Pharmacy|CHEMIST KING DISCOUNT PHARMACY;CHEMIST KING;CHEMIST KING DISCOUNT PHARMACIES
hea.pharmacy|whole|Chemist Warehouse|CHEMIST WAREHOUSE
tra.vehicle_care|start|Chery|CHERY
tra.vehicle_care|anywhere|Chevrolet|CHEVROLET
shp.gifts_other|start|Chicco|CHICCO
foo.dining|anywhere|Chicha San Chen|CHICHA SAN CHEN
foo.dining|whole|Chicken Treat|CHICKEN TREAT
foo.dining|whole|Chili's|CHILIS
foo.dining|whole|China Wok|CHINA WOK
foo.dining|whole|Chipotle|CHIPOTLE
per.clothing|whole|Chloé|CHLOE
hou.maintenance|whole|Choices Flooring|CHOICES FLOORING
tra.vehicle_care|anywhere|Chrysler|CHRYSLER
foo.dining|anywhere|Cibo Espresso|CIBO ESPRESSO
foo.tobacco_vape|start|Cignall|CIGNALL
hea.pharmacy|anywhere|Cincotta Discount Chemist|CINCOTTA DISCOUNT CHEMIST
rec.entertainment|anywhere|Cinemark|CINEMARK
rec.entertainment|anywhere|Cinépolis|CINEPOLIS
foo.dining|anywhere|Cinnabon|CINNABON
tra.fuel|start|Citgo|CITGO
tra.vehicle_care|start|Citroën|CITROEN
per.clothing|whole|City Beach|CITY BEACH
per.clothing|whole|City Chic|CITY CHIC
per.clothing|start|claire's|CLAIRES;CLAIRES STORES;CLAIRES ACCESSORIES
per.clothing|start|Clarks|CLARKS
per.clothing|anywhere|Claudie Pierlot|CLAUDIE PIERLOT
hea.medical|anywhere|Clinpath Pathology|CLINPATH PATHOLOGY
foo.tobacco_vape|anywhere|Cloud 9 Smoke Shop Australia|CLOUD 9 SMOKE SHOP AUSTRALIA
rec.travel|whole|Club Med|CLUB MED
rec.travel|whole|Club Wyndham|CLUB WYNDHAM
per.clothing|whole|Coach|COACH;COACH NEW YORK;COACH NY
foo.dining|whole|CoCo|COCO;COCO FRESH TEA JUICE
foo.dining|whole|Coffee Republic|COFFEE REPUBLIC
foo.dining|whole|Coffee Time|COFFEE TIME
foo.dining|anywhere|Coffeeshop Company|COFFEESHOP COMPANY
foo.dining|anywhere|Cold Rock Ice Creamery|COLD ROCK ICE CREAMERY
foo.dining|whole|Cold Stone Creamery|COLD STONE CREAMERY;COLD STONE
per.clothing|anywhere|Cole Haan|COLE HAAN
foo.groceries|whole|Coles|COLES
foo.groceries|whole|Coles Central|COLES CENTRAL
foo.groceries|whole|Coles Local|COLES LOCAL
per.clothing|anywhere|Colette by Colette Hayman|COLETTE BY COLETTE HAYMAN
per.clothing|whole|Colin's|COLINS
per.clothing|anywhere|Columbia|COLUMBIA
rec.travel|whole|Comfort Suites|COMFORT SUITES
hea.medical|whole|Connect Hearing|CONNECT HEARING
per.clothing|whole|Connor|CONNOR
per.clothing|whole|Converse|CONVERSE
per.clothing|whole|COS|COS
foo.dining|whole|Costa|COSTA;COSTA COFFEE;COSTA COFFEE COSTA
per.clothing|start|Cotélac|COTELAC
per.clothing|whole|Cotton On|COTTON ON
per.clothing|anywhere|Cotton On Body|COTTON ON BODY
per.clothing|anywhere|Cotton On Kids|COTTON ON KIDS
per.clothing|whole|Country Road|COUNTRY ROAD
rec.travel|whole|Courtyard|COURTYARD;COURTYARD MARRIOTT
per.clothing|whole|Crocs|CROCS
rec.gym|anywhere|CrossFit|CROSSFIT
rec.travel|anywhere|Crowne Plaza|CROWNE PLAZA
rec.gym|whole|Crunch Fitness|CRUNCH FITNESS;CRUNCH
foo.dining|whole|Crust|CRUST
tra.vehicle_care|start|Cupra|CUPRA
rec.travel|whole|Curio Collection|CURIO COLLECTION;CURIO COLLECTION BY HILTON
rec.gym|whole|Curves|CURVES
rec.gym|anywhere|CycleBar|CYCLEBAR
tra.vehicle_care|start|Dacia|DACIA
tra.vehicle_care|whole|DAF|DAF;DAF TRUCKS
tra.vehicle_care|anywhere|Daihatsu|DAIHATSU
foo.dining|whole|Dairy Queen|DAIRY QUEEN
shp.department|start|Daiso|DAISO;DAISO JAPAN;DAISO JAPAN VALUE STORE
foo.alcohol|anywhere|Dan Murphy's|DAN MURPHYS
per.clothing|anywhere|Dangerfield|DANGERFIELD
foo.dining|whole|Daniel's Donuts|DANIELS DONUTS
shp.department|whole|David Jones|DAVID JONES
rec.sport_hobby|whole|Decathlon|DECATHLON
per.clothing|start|DeFacto|DEFACTO
tra.vehicle_care|whole|Defender|DEFENDER
per.clothing|anywhere|Deichmann|DEICHMANN;DEICHMANN SCHUHE
foo.dining|anywhere|Délifrance|DELIFRANCE
rec.entertainment|start|Dendy Cinemas|DENDY CINEMAS;DENDY;DENDY CINEMA
foo.dining|start|Denny's|DENNYS
hea.medical|start|Dentix|DENTIX
rec.travel|whole|Design Hotels|DESIGN HOTELS
per.clothing|anywhere|Desigual|DESIGUAL
rec.travel|anywhere|Destination by Hyatt|DESTINATION BY HYATT
shp.home_goods|anywhere|Devialet|DEVIALET
foo.groceries|whole|Dia Market|DIA MARKET
rec.travel|whole|Diamond Resorts|DIAMOND RESORTS
per.clothing|whole|Diesel|DIESEL
com.phone_internet|start|Digicel|DIGICEL
shp.department|start|Dimmeys|DIMMEYS
foo.dining|anywhere|Din Tai Fung|DIN TAI FUNG
foo.dining|whole|Ding Tea|DING TEA
per.clothing|whole|Dinh Van|DINH VAN;DINH VAN PARIS
per.clothing|start|Dior|DIOR
per.care|anywhere|Diptyque'|DIPTYQUE
tra.vehicle_care|whole|Discovery|DISCOVERY
hea.medical|anywhere|Distri Club Medical|DISTRI CLUB MEDICAL
per.clothing|whole|DKNY|DKNY;DONNA KARAN;DONNA KARAN NEW YORK
tra.vehicle_care|whole|Dodge|DODGE
foo.dining|whole|Dodo Pizza|DODO PIZZA
per.clothing|anywhere|Dolce & Gabbana|DOLCE GABBANA;D AND G;DOLCE AND GABANA;DOLCE AND GABANNA;DOLCE AND GABBANNA;DOLCE Y GABANA;DOLCE Y GABANNA;DOLCE Y GABBANA;DOLCE Y GABBANNA
per.clothing|anywhere|Dolcezza|DOLCEZZA
tra.rideshare_taxi|whole|Dollar Car Rental|DOLLAR CAR RENTAL;DOLLAR;DOLLAR RENT A CAR
shp.department|anywhere|Dollarama|DOLLARAMA
shp.home_goods|start|Domayne|DOMAYNE
foo.dining|whole|Dôme|DOME
foo.dining|whole|Domino's|DOMINOS;DOMINOS AUSTRALIA;DOMINOS PIZZA;DOMINOS PIZZA NSR;DOMINOS PIZZA INDIA
foo.dining|whole|Donut King|DONUT KING
hea.medical|anywhere|Dorevitch Pathology|DOREVITCH PATHOLOGY
tra.rideshare_taxi|start|Dott|DOTT
per.clothing|start|Dotti|DOTTI
rec.travel|whole|DoubleTree|DOUBLETREE
hea.medical|anywhere|Douglass Hanly Moir|DOUGLASS HANLY MOIR
per.clothing|whole|Dr. Martens|DR MARTENS;DOC MARTEN;DOC MARTENS;DOCTOR MARTEN;DOCTOR MARTENS;MARTENS
foo.groceries|whole|Drakes|DRAKES
per.clothing|whole|Dress Barn|DRESS BARN
tra.vehicle_care|whole|DS Automobiles|DS AUTOMOBILES
per.clothing|anywhere|Du Pareil au Même|DU PAREIL AU MEME
shp.department|start|Dufry|DUFRY
hou.maintenance|start|Dulux Paints|DULUX PAINTS;DULUX
foo.alcohol|start|Duncan's|DUNCANS
per.clothing|start|dunhill|DUNHILL
foo.dining|start|Dunkin'|DUNKIN;DUNKIN DOUGHNUTS
tra.vehicle_care|whole|Dunlop|DUNLOP
tra.vehicle_care|anywhere|Dunlop Super Dealer|DUNLOP SUPER DEALER;BEAUREPAIRES
shp.gifts_other|whole|dusk|DUSK
rec.entertainment|start|Dymocks|DYMOCKS
shp.home_goods|start|Dyson|DYSON
tra.fuel|whole|E.Leclerc|E LECLERC;STATION SERVICE E LECLERC;LECLERC;STATION SERVICE
shp.home_goods|whole|Early Settler|EARLY SETTLER
rec.travel|anywhere|easyHotel|EASYHOTEL
foo.groceries|start|Eataly|EATALY
rec.entertainment|whole|EB Games|EB GAMES;ELECTRONICS BOUTIQUE EB GAMES
per.clothing|whole|Ecco|ECCO;ECCO SHOES
rec.travel|anywhere|Econo Lodge|ECONO LODGE
per.clothing|whole|Edge Clothing|EDGE CLOTHING
foo.groceries|anywhere|EG Australia|EG AUSTRALIA;WOOLWORTHS PETROL
foo.dining|anywhere|El Jannah|EL JANNAH
foo.dining|whole|EL&N|EL N;EL N LONDON
rec.travel|whole|Element|ELEMENT
per.clothing|whole|Elena Mirò|ELENA MIRO
per.clothing|anywhere|Elisabetta Franchi|ELISABETTA FRANCHI
shp.home_goods|whole|Emma|EMMA;EMMA SLEEP
per.clothing|start|EMME|EMME
per.clothing|anywhere|Emporio Armani|EMPORIO ARMANI
tra.rideshare_taxi|whole|Enterprise|ENTERPRISE;ENTERPRISE CAR RENTAL
shp.home_goods|anywhere|Enza Home|ENZA HOME
foo.dining|anywhere|Es Teler 77|ES TELER 77
per.clothing|start|Escada|ESCADA
shp.home_goods|anywhere|Espaço Casa|ESPACO CASA
per.clothing|whole|Esprit|ESPRIT
tra.fuel|anywhere|Esso Express|ESSO EXPRESS
per.clothing|start|Etam|ETAM;ETAM LINGERIE
per.clothing|start|ETRO|ETRO
hea.pharmacy|anywhere|Eu Yan Sang|EU YAN SANG
shp.home_goods|anywhere|Eureka Street Furniture|EUREKA STREET FURNITURE
shp.home_goods|anywhere|Euronics|EURONICS;EURONICS CENTRE
tra.rideshare_taxi|anywhere|Europcar|EUROPCAR
rec.entertainment|whole|Event Cinemas|EVENT CINEMAS;EVENT CINEMA
tra.fuel|anywhere|EvGateway|EVGATEWAY
rec.travel|whole|Executive Residency|EXECUTIVE RESIDENCY
shp.home_goods|whole|Expert|EXPERT
foo.dining|whole|Extreme Pizza|EXTREME PIZZA
foo.groceries|start|EzyMart|EZYMART
rec.gym|whole|F45 Training|F45 TRAINING
per.care|anywhere|Faberlic|FABERLIC
rec.travel|anywhere|Fairmont|FAIRMONT
per.clothing|anywhere|Falconeri|FALCONERI
shp.home_goods|whole|Fantastic Furniture|FANTASTIC FURNITURE
per.clothing|whole|Fashion Market|FASHION MARKET
per.clothing|anywhere|Fastrack|FASTRACK;INDIAN ACCESSORIES BRAND;INDIAN WATCH CO;INDIAN WATCH COMPANY
per.clothing|start|Fendi|FENDI
foo.dining|anywhere|Ferguson Plarre's Bakehouse|FERGUSON PLARRES BAKEHOUSE;FERGUSSON PLARRE
rec.gym|anywhere|Fernwood Fitness|FERNWOOD FITNESS
tra.vehicle_care|whole|Ferrari|FERRARI
tra.vehicle_care|whole|Fiat|FIAT
tra.vehicle_care|whole|Fiat Professional|FIAT PROFESSIONAL
foo.dining|anywhere|Figaro's Pizza|FIGAROS PIZZA
per.clothing|whole|Fila|FILA
foo.dining|anywhere|Fireaway|FIREAWAY;FIREAWAY PIZZA
foo.alcohol|anywhere|First Choice Liquor|FIRST CHOICE LIQUOR
tra.vehicle_care|whole|First Stop|FIRST STOP
foo.dining|whole|Fishbowl|FISHBOWL
tra.vehicle_care|start|Fisker Inc.|FISKER INC;FISKER
rec.gym|whole|Fitness First|FITNESS FIRST
foo.dining|whole|Five Guys|FIVE GUYS
rec.travel|whole|Flight Centre|FLIGHT CENTRE
foo.alcohol|whole|Flight Club|FLIGHT CLUB
rec.entertainment|whole|Flip Out|FLIP OUT
hou.maintenance|anywhere|Floorworld|FLOORWORLD
foo.dining|anywhere|Fogo de Chão|FOGO DE CHAO
foo.groceries|whole|Food Basics|FOOD BASICS
foo.groceries|anywhere|Foodland|FOODLAND
foo.groceries|anywhere|Foodworks|FOODWORKS
per.clothing|whole|Foot Locker|FOOT LOCKER;FOOT LOCKER EUROPE
per.clothing|whole|Foot Solutions|FOOT SOLUTIONS
tra.vehicle_care|whole|Ford|FORD;FORD MOTOR COMPANY
per.clothing|whole|Forever 21|FOREVER 21
per.clothing|whole|Forever New|FOREVER NEW
shp.home_goods|whole|Forty Winks|FORTY WINKS
per.clothing|whole|Fossil|FOSSIL
rec.travel|anywhere|Four Points by Sheraton|FOUR POINTS BY SHERATON
rec.travel|whole|Four Seasons|FOUR SEASONS
rec.entertainment|anywhere|Fox in a Box|FOX IN A BOX
rec.sport_hobby|anywhere|Fred Astaire Dance Studios|FRED ASTAIRE DANCE STUDIOS
shp.home_goods|whole|Freedom|FREEDOM;FREEDOM FURNITURE
per.clothing|whole|French Connection|FRENCH CONNECTION;FCUK
foo.groceries|whole|Friendly Grocer|FRIENDLY GROCER
per.clothing|start|Fusalp|FUSALP
tra.vehicle_care|start|Fuso|FUSO
per.clothing|whole|G-Star Raw|G STAR RAW;G STAR
hou.maintenance|anywhere|Gaggenau|GAGGENAU
per.clothing|whole|GANT|GANT
per.clothing|whole|Gap|GAP;THE GAP
rec.travel|whole|Garner Hotels|GARNER HOTELS
shp.home_goods|start|Gautier|GAUTIER
tra.vehicle_care|start|Geely|GEELY
foo.dining|anywhere|Gelatissimo|GELATISSIMO
per.clothing|anywhere|General Pants Co.|GENERAL PANTS CO
tra.vehicle_care|whole|Genesis|GENESIS;GENESIS MOTOR;GENESIS MOTORS
rec.gym|anywhere|Genesis Health and Fitness|GENESIS HEALTH AND FITNESS
per.clothing|start|Geox|GEOX
per.clothing|whole|Gerry Weber|GERRY WEBER
per.clothing|start|Ghanda|GHANDA
rec.sport_hobby|whole|Giant|GIANT
per.clothing|whole|Giordano|GIORDANO
per.clothing|anywhere|Giorgio Armani|GIORGIO ARMANI
per.clothing|anywhere|Givenchy|GIVENCHY
per.clothing|anywhere|Glassons|GLASSONS
foo.dining|whole|Gloria Jean's|GLORIA JEANS
tra.vehicle_care|whole|GMC|GMC
hea.pharmacy|whole|GNC|GNC;GNC LIVE WELL
shp.home_goods|anywhere|Godfreys|GODFREYS
foo.groceries|start|Godiva|GODIVA
per.clothing|whole|Golden Goose|GOLDEN GOOSE
rec.travel|whole|Golden Tulip|GOLDEN TULIP
per.clothing|anywhere|Goldmark|GOLDMARK
foo.dining|whole|Gong Cha|GONG CHA
tra.vehicle_care|whole|Goodyear|GOODYEAR;GOODYEAR AUTO SERVICE CENTER;GOODYEAR COMMERCIAL TIRE SERVICE CENTERS
per.clothing|whole|Graff|GRAFF
rec.travel|anywhere|Grand Hyatt|GRAND HYATT
hou.maintenance|whole|Grand Line|GRAND LINE
tra.rideshare_taxi|whole|Green Motion|GREEN MOTION;GREEN MOTION CAR RENTAL
pet.care|anywhere|Greencross Vets|GREENCROSS VETS
foo.dining|start|Grill'd|GRILLD
per.clothing|start|Gucci|GUCCI
per.clothing|anywhere|Gudrun Sjödén|GUDRUN SJODEN
per.clothing|whole|Guess|GUESS;GUESS ACCESSORIES
per.care|start|Guinot|GUINOT
tra.fuel|whole|Gulf|GULF
tra.fuel|whole|Gull|GULL
foo.dining|anywhere|Guzman y Gomez|GUZMAN Y GOMEZ
tra.vehicle_care|whole|GWM|GWM;GREAT WALL;GREAT WALL MOTORS
per.clothing|whole|H&M|H M
shp.home_goods|anywhere|H&M HOME|H M HOME
rec.travel|whole|H10 Hotels|H10 HOTELS
foo.dining|anywhere|Häagen-Dazs|HAAGEN DAZS
shp.gifts_other|whole|Habitat for Humanity ReStore|HABITAT FOR HUMANITY RESTORE;HABITAT RESTORE
per.clothing|whole|Hackett London|HACKETT LONDON;HACKETT
foo.dining|anywhere|Haidilao Hot Pot|HAIDILAO HOT POT
per.care|anywhere|Hairhouse|HAIRHOUSE
per.clothing|anywhere|HalfPrice|HALFPRICE
per.clothing|anywhere|Hallenstein Brothers|HALLENSTEIN BROTHERS;HALLENSTEINS
rec.travel|whole|Hampton|HAMPTON
per.clothing|anywhere|Hanesbrands|HANESBRANDS
foo.dining|anywhere|Happy Lamb Hot Pot|HAPPY LAMB HOT POT
foo.dining|whole|Happy Lemon|HAPPY LEMON
per.clothing|whole|Happy Socks|HAPPY SOCKS
foo.dining|anywhere|Hard Rock Cafe|HARD ROCK CAFE
rec.travel|anywhere|Hard Rock Hotel|HARD ROCK HOTEL
foo.dining|start|Hardee's|HARDEES
tra.vehicle_care|anywhere|Harley-Davidson|HARLEY DAVIDSON
shp.home_goods|anywhere|Harman Kardon|HARMAN KARDON
foo.groceries|anywhere|Harris Market Farms|HARRIS MARKET FARMS;HARRIS FARM MARKETS
shp.department|anywhere|Harris Scarfe|HARRIS SCARFE
per.clothing|anywhere|Havaianas|HAVAIANAS
tra.vehicle_care|start|Haval|HAVAL
shp.home_goods|whole|HAY|HAY
hea.medical|anywhere|Hearing Australia|HEARING AUSTRALIA
rec.travel|anywhere|Helloworld Travel|HELLOWORLD TRAVEL
per.clothing|anywhere|Helly Hansen|HELLY HANSEN
shp.home_goods|whole|Herman Miller|HERMAN MILLER
per.clothing|start|Hermès|HERMES
tra.rideshare_taxi|whole|Hertz|HERTZ;HERTZ CAR RENTAL;HERTZ RENT A CAR
foo.dining|anywhere|Hesburger|HESBURGER
foo.dining|start|Heytea|HEYTEA
hou.maintenance|start|Hilti|HILTI
rec.travel|whole|Hilton|HILTON;HILTON HOTELS RESORTS
rec.travel|anywhere|Hilton Garden Inn|HILTON GARDEN INN
rec.travel|anywhere|Hilton Grand Vacations|HILTON GRAND VACATIONS
tra.vehicle_care|anywhere|Hino Motors|HINO MOTORS
foo.dining|anywhere|Hog's Breath Cafe|HOGS BREATH CAFE
rec.sport_hobby|whole|Hoka|HOKA
tra.vehicle_care|whole|Holden|HOLDEN
rec.entertainment|anywhere|Holey Moley|HOLEY MOLEY
rec.travel|whole|Holiday Inn|HOLIDAY INN
rec.travel|anywhere|Holiday Inn Express|HOLIDAY INN EXPRESS
rec.travel|anywhere|Holiday Inn Express & Suites|HOLIDAY INN EXPRESS SUITES
per.clothing|anywhere|Hollister|HOLLISTER
hou.maintenance|whole|Home Timber & Hardware|HOME TIMBER HARDWARE;HOME
tra.vehicle_care|whole|Honda|HONDA;HONDA MOTORCYCLE REPAIR
foo.dining|whole|Hooters|HOOTERS
rec.travel|whole|Hotel Indigo|HOTEL INDIGO
rec.gym|start|Hotworx|HOTWORX
shp.home_goods|whole|House|HOUSE
per.care|anywhere|House of Hair|HOUSE OF HAIR
per.clothing|anywhere|House of Hoops|HOUSE OF HOOPS
rec.travel|whole|Howard Johnson|HOWARD JOHNSON
shp.home_goods|anywhere|Howards Storage World|HOWARDS STORAGE WORLD
rec.entertainment|start|Hoyts|HOYTS
com.phone_internet|start|Huawei|HUAWEI
foo.dining|anywhere|Hudsons Coffee|HUDSONS COFFEE
per.clothing|whole|Huffer|HUFFER
per.clothing|whole|Hugo Boss|HUGO BOSS;BOSS
foo.dining|anywhere|Hui Lau Shan|HUI LAU SHAN
per.clothing|start|Humana|HUMANA;HUMANA PEOPLE TO PEOPLE
foo.dining|whole|Hungry Jack's|HUNGRY JACKS
per.clothing|whole|Hush Puppies|HUSH PUPPIES
hou.maintenance|anywhere|Husqvarna|HUSQVARNA
rec.travel|start|Hyatt|HYATT
rec.travel|anywhere|Hyatt Centric|HYATT CENTRIC
rec.travel|anywhere|Hyatt House|HYATT HOUSE
rec.travel|anywhere|Hyatt Place|HYATT PLACE
rec.travel|anywhere|Hyatt Regency|HYATT REGENCY
tra.vehicle_care|start|Hyundai|HYUNDAI;HYEONDAEGIA;HYUNDAI INDIA
rec.travel|whole|Ibis|IBIS;HOTEL IBIS;IBIS HOTEL
rec.travel|whole|Ibis Budget|IBIS BUDGET
rec.travel|whole|Ibis Styles|IBIS STYLES
per.clothing|start|iBlues|IBLUES
rec.sport_hobby|start|iFLY|IFLY
foo.groceries|whole|IGA|IGA
foo.dining|start|IHOP|IHOP;INTERNATIONAL HOUSE OF PANCAKES
tra.vehicle_care|anywhere|IMO Car Wash|IMO CAR WASH;IMO CAR WASH ARC
per.clothing|anywhere|Industrie|INDUSTRIE
tra.vehicle_care|anywhere|Infiniti|INFINITI
per.care|start|Inglot|INGLOT
shp.home_goods|anywhere|InMotion|INMOTION
rec.travel|anywhere|INNSiDE by Meliá|INNSIDE BY MELIA;INNSIDE HOTEL
rec.travel|whole|InterContinental|INTERCONTINENTAL;INTERCONTINENTAL HOTELS RESORTS
rec.sport_hobby|anywhere|Intersport|INTERSPORT
per.clothing|anywhere|Intimissimi|INTIMISSIMI
per.clothing|anywhere|Intimissimi Uomo|INTIMISSIMI UOMO
per.clothing|start|Intrend|INTREND
foo.dining|start|Ippudo|IPPUDO
foo.tobacco_vape|start|IQOS|IQOS
tra.vehicle_care|start|Isuzu|ISUZU
per.care|start|itStyle|ITSTYLE
tra.vehicle_care|start|Iveco|IVECO
per.clothing|whole|IWC|IWC;INTERNATIONAL WATCH CO;INTERNATIONAL WATCH COMPANY
hou.maintenance|start|Ixina|IXINA
per.clothing|start|IZOD|IZOD
per.clothing|anywhere|J.M. Weston|J M WESTON
per.clothing|start|Jacadi|JACADI
per.clothing|whole|Jack & Jones|JACK JONES
per.clothing|whole|Jacqui E|JACQUI E
per.clothing|anywhere|Jaeger-LeCoultre|JAEGER LECOULTRE
tra.vehicle_care|whole|Jaguar|JAGUAR
foo.dining|anywhere|Jamaica Blue|JAMAICA BLUE
tra.vehicle_care|anywhere|Jax Tyres & Auto|JAX TYRES AUTO
per.clothing|whole|Jay Jays|JAY JAYS
shp.home_goods|start|Jaycar|JAYCAR
shp.home_goods|anywhere|JB Hi-Fi|JB HI FI
shp.home_goods|whole|JBL|JBL
per.clothing|whole|JD Sports|JD SPORTS
rec.travel|anywhere|JdV by Hyatt|JDV BY HYATT
per.clothing|anywhere|Jeanswest|JEANSWEST
tra.vehicle_care|whole|Jeep|JEEP
hea.medical|whole|Jenny Craig|JENNY CRAIG
tra.fuel|whole|JET|JET
rec.gym|start|Jetts Fitness|JETTS FITNESS;JETTS
per.clothing|whole|Jigsaw|JIGSAW
per.clothing|whole|Jil Sander|JIL SANDER
per.clothing|anywhere|Jimmy Choo|JIMMY CHOO
rec.travel|whole|JO&JOE|JO JOE
per.care|whole|Jo Malone|JO MALONE
foo.dining|anywhere|Joe & The Juice|JOE THE JUICE
hou.maintenance|whole|John Deere|JOHN DEERE
rec.gym|anywhere|JOHN REED Fitness|JOHN REED FITNESS
per.clothing|whole|Johnny Bigg|JOHNNY BIGG
foo.dining|whole|Johnny Rockets|JOHNNY ROCKETS;JOHNNY ROCKET
rec.sport_hobby|anywhere|Johnson Fitness & Wellness|JOHNSON FITNESS WELLNESS;JOHNSON FITNESS WELLNESS STORE
foo.dining|anywhere|Jollibee|JOLLIBEE
hou.maintenance|whole|Jotun|JOTUN
foo.dining|anywhere|Juan Valdez Café|JUAN VALDEZ CAFE
tra.rideshare_taxi|start|Jucy|JUCY
per.care|anywhere|Jurlique|JURLIQUE
per.care|whole|Just Cuts|JUST CUTS
per.clothing|whole|Just Jeans|JUST JEANS
per.clothing|anywhere|Just Over the Top|JUST OVER THE TOP
rec.travel|anywhere|JW Marriott|JW MARRIOTT;JW MARRIOTT HOTELS
shp.home_goods|start|JYSK|JYSK;DANISCHES BETTENLAGER;JYSK ROMANIA
foo.dining|anywhere|K&U Bäckerei|K U BACKEREI
shp.gifts_other|anywhere|Kaisercraft|KAISERCRAFT
per.clothing|whole|Kalyan Jewellers|KALYAN JEWELLERS
per.clothing|anywhere|Karl Lagerfeld|KARL LAGERFELD
shp.home_goods|start|Kartell|KARTELL
per.clothing|whole|Kate Spade New York|KATE SPADE NEW YORK;KATE SPADE;KATE SPADE NY
rec.sport_hobby|anywhere|Kathmandu|KATHMANDU
per.clothing|start|Katies|KATIES
foo.dining|start|KBTR|KBTR
rec.travel|anywhere|Kempinski|KEMPINSKI
hou.maintenance|anywhere|Kennards Hire|KENNARDS HIRE
hou.maintenance|anywhere|Kennards Storage|KENNARDS STORAGE
per.clothing|start|Kenzo|KENZO
foo.dining|whole|KFC|KFC
foo.groceries|whole|KFL Supermarkets|KFL SUPERMARKETS
tra.vehicle_care|whole|Kia|KIA;KIA MOTORS
per.clothing|start|Kiabi|KIABI
per.clothing|anywhere|Kids Foot Locker|KIDS FOOT LOCKER
shp.gifts_other|anywhere|Kidstuff|KIDSTUFF
per.care|start|Kiehl's|KIEHLS;KIEHLS SINCE 1851
rec.gym|start|Kieser|KIESER;KIESER TRAINING
per.clothing|start|Kiğılı|KIGILI
per.care|start|KIKO Milano|KIKO MILANO;KIKO
rec.travel|start|Kimpton|KIMPTON
rec.entertainment|anywhere|Kinokuniya|KINOKUNIYA
hou.maintenance|whole|Kitchen Connection|KITCHEN CONNECTION
hou.maintenance|whole|Kitchen Warehouse|KITCHEN WAREHOUSE
shp.department|whole|Kmart|KMART;K HUB
shp.gifts_other|start|Kodak Express|KODAK EXPRESS;KODAK
tra.vehicle_care|anywhere|Koenigsegg|KOENIGSEGG
hou.maintenance|whole|Kohler|KOHLER
per.clothing|start|Kookaï|KOOKAI
per.clothing|start|Koton|KOTON
foo.dining|anywhere|Krispy Kreme|KRISPY KREME;KRISPY KREME DOUGHNUTS
tra.vehicle_care|whole|KTM|KTM
edu.tertiary_professional|start|Kumon|KUMON;KUMON LEARNING CENTER;KUMON MATH AND READING CENTER
foo.dining|whole|Kung Fu Tea|KUNG FU TEA;KF TEA
rec.travel|start|Kuoni|KUONI
foo.dining|start|Kürtősh|KURTOSH
foo.dining|anywhere|Kusmi Tea|KUSMI TEA
shp.home_goods|whole|La Curacao|LA CURACAO
per.clothing|whole|La Martina|LA MARTINA
foo.dining|whole|La Porchetta|LA PORCHETTA
per.clothing|anywhere|La Vie en Rose|LA VIE EN ROSE
shp.home_goods|whole|La-Z-Boy|LA Z BOY;LA Z BOY FURNITURE GALLERY;LAZY BOY
per.clothing|start|Lacoste|LACOSTE
tra.vehicle_care|start|Lada|LADA
foo.groceries|anywhere|Läderach|LADERACH
tra.vehicle_care|anywhere|Lamborghini|LAMBORGHINI
tra.vehicle_care|start|Lancia|LANCIA
tra.vehicle_care|whole|Land Rover|LAND ROVER
rec.travel|anywhere|Langham Hotels & Resorts|LANGHAM HOTELS RESORTS
foo.dining|anywhere|L'Antica Pizzeria da Michele|LANTICA PIZZERIA DA MICHELE
per.care|whole|Laser Clinics|LASER CLINICS
foo.dining|start|Lavazza|LAVAZZA
hea.medical|anywhere|Laverty Pathology|LAVERTY PATHOLOGY
foo.groceries|whole|Lawson|LAWSON
per.clothing|whole|LC Waikiki|LC WAIKIKI
per.clothing|anywhere|Le Coq Sportif|LE COQ SPORTIF
shp.home_goods|anywhere|Le Creuset|LE CREUSET
rec.travel|anywhere|Le Méridien|LE MERIDIEN
foo.dining|anywhere|Le Pain Quotidien|LE PAIN QUOTIDIEN
per.clothing|whole|Lee Cooper|LEE COOPER
shp.gifts_other|start|Lego|LEGO;LEGO STORE
rec.entertainment|anywhere|LEGOLAND Discovery Centre|LEGOLAND DISCOVERY CENTRE
rec.sport_hobby|start|Leica|LEICA
foo.groceries|anywhere|Leonidas|LEONIDAS
hou.maintenance|anywhere|Leroy Merlin|LEROY MERLIN
per.clothing|whole|Levi's|LEVIS
tra.vehicle_care|start|Lexus|LEXUS
tra.fuel|whole|Liberty|LIBERTY;LIBERTY OIL
foo.groceries|start|Lidl|LIDL;LIDL DEUTSCHLAND;LIDL ESPANA;LIDL FRANCE;LIDL ITALIA;LIDL POLSKA
shp.gifts_other|whole|Lifeline|LIFELINE;LIFELINE SHOP
shp.home_goods|whole|Ligne Roset|LIGNE ROSET;ROSET
tra.rideshare_taxi|whole|Lime|LIME
tra.vehicle_care|whole|Lincoln|LINCOLN
per.clothing|anywhere|Lincraft|LINCRAFT
foo.groceries|start|Lindt|LINDT
foo.alcohol|anywhere|Liquorland|LIQUORLAND;LIQUORLAND AUSTRALIA
foo.alcohol|anywhere|Liquorland Cellars|LIQUORLAND CELLARS
foo.dining|whole|Little Caesars|LITTLE CAESARS;LITTLE CAESARS PIZZA;LITTLE CEASARS;LITTLE CEASARS PIZZA
foo.dining|whole|LITTLE SHEEP|LITTLE SHEEP;XIAO FEI YANG
per.clothing|whole|Liu Jo|LIU JO
foo.dining|anywhere|Llaollao|LLAOLLAO
tra.rideshare_taxi|anywhere|Localiza|LOCALIZA
per.care|anywhere|L'Occitane|LOCCITANE;LOCCITANE EN PROVENCE
per.clothing|start|Loding|LODING
foo.dining|anywhere|Long John Silver's|LONG JOHN SILVERS
per.clothing|anywhere|Longchamp|LONGCHAMP
per.clothing|anywhere|Longines|LONGINES
tra.fuel|whole|Loop|LOOP
foo.dining|anywhere|Lord of the Fries|LORD OF THE FRIES
per.clothing|whole|Lorna Jane|LORNA JANE
per.clothing|anywhere|Loro Piana|LORO PIANA
shp.department|anywhere|Lotte Duty Free|LOTTE DUTY FREE
foo.dining|anywhere|Lotteria|LOTTERIA
tra.vehicle_care|whole|Lotus|LOTUS;LOTUS CARS
per.clothing|anywhere|Louis Vuitton|LOUIS VUITTON
foo.dining|whole|Loving Hut|LOVING HUT
per.clothing|start|Lovisa|LOVISA
per.clothing|whole|Lowes|LOWES
tra.vehicle_care|whole|Lucid Motors|LUCID MOTORS;LUCID;LUCID STUDIO
foo.dining|start|Luckin Coffee|LUCKIN COFFEE;LUCKIN
per.clothing|anywhere|Luisa Spagnoli|LUISA SPAGNOLI
per.clothing|anywhere|Lululemon|LULULEMON
shp.gifts_other|whole|Lumas|LUMAS
per.care|whole|Lush|LUSH
rec.travel|whole|lyf|LYF
tra.vehicle_care|anywhere|Lynk & Co|LYNK CO
per.clothing|anywhere|M.J. Bale|M J BALE
per.care|whole|MAC Cosmetics|MAC COSMETICS
foo.dining|whole|machi machi|MACHI MACHI
rec.sport_hobby|start|Macpac|MACPAC
foo.dining|anywhere|Mad Mex Fresh Mexican Grill|MAD MEX FRESH MEXICAN GRILL;MAD MEX FRESH MEXICAN
shp.home_goods|whole|Madame Coco|MADAME COCO
tra.vehicle_care|anywhere|Mahindra & Mahindra|MAHINDRA MAHINDRA
per.clothing|anywhere|Maison Margiela|MAISON MARGIELA
per.care|anywhere|Malin+Goetz|MALIN GOETZ
tra.vehicle_care|whole|MAN|MAN;MAN SE;MAN TRUCK
rec.travel|anywhere|Mandarin Oriental Hotel|MANDARIN ORIENTAL HOTEL
per.clothing|whole|Mango|MANGO
tra.fuel|whole|Marathon|MARATHON;MARATHON GAS
foo.dining|anywhere|Marble Slab Creamery|MARBLE SLAB CREAMERY
per.clothing|whole|Marc Cain|MARC CAIN
per.clothing|whole|Marc Jacobs|MARC JACOBS
per.clothing|anywhere|Marc O'Polo|MARC OPOLO
per.clothing|start|Marella|MARELLA
per.clothing|whole|Marina Rinaldi|MARINA RINALDI
foo.groceries|whole|Market Basket|MARKET BASKET
foo.groceries|whole|MarketPlace Fresh|MARKETPLACE FRESH
rec.travel|anywhere|Marriott|MARRIOTT
rec.travel|anywhere|Marriott Vacation Club|MARRIOTT VACATION CLUB
foo.dining|anywhere|Marrybrown|MARRYBROWN
per.care|anywhere|Martinizing Dry Cleaning|MARTINIZING DRY CLEANING
tra.vehicle_care|anywhere|Maserati|MASERATI
per.clothing|anywhere|Massimo Dutti|MASSIMO DUTTI
edu.tertiary_professional|anywhere|Mathnasium|MATHNASIUM;MATHNASIUM LEARNING CENTER
per.clothing|start|Mavi|MAVI;MAVI JEANS
per.clothing|whole|Max|MAX;MAX FASHION
foo.dining|anywhere|Max Brenner|MAX BRENNER
per.clothing|whole|MAX&Co.|MAX CO
per.clothing|whole|Max Mara|MAX MARA
per.clothing|whole|Mayoral|MAYORAL
tra.vehicle_care|start|Mazda|MAZDA
foo.dining|start|McCafé|MCCAFE
foo.dining|anywhere|McDonald's|MCDONALDS
tra.vehicle_care|whole|McLaren|MCLAREN
per.clothing|whole|MCM|MCM
rec.travel|whole|ME by Meliá|ME BY MELIA;ME HOTEL;ME MELIA
hea.medical|whole|Medicare Urgent Care Clinic|MEDICARE URGENT CARE CLINIC;MEDICARE UCC
foo.dining|whole|Meet Fresh|MEET FRESH
rec.travel|anywhere|Meininger|MEININGER;HOTELES MEININGER
hea.medical|whole|Melbourne Pathology|MELBOURNE PATHOLOGY
rec.travel|start|Meliá|MELIA;MELIA HOTELS RESORTS
per.clothing|anywhere|Mephisto|MEPHISTO
tra.vehicle_care|anywhere|Mercedes-Benz Trucks|MERCEDES BENZ TRUCKS
rec.travel|start|Mercure|MERCURE;MERCURE HOTELS
per.clothing|start|Merrell|MERRELL
utl.energy|start|Messer|MESSER
per.clothing|start|Messika|MESSIKA
foo.dining|whole|Messina|MESSINA;GELATO MESSINA
tra.fuel|whole|Metro Petroleum|METRO PETROLEUM;METRO
per.clothing|start|Mexx|MEXX
rec.travel|anywhere|MGallery|MGALLERY
per.clothing|whole|Michael Hill|MICHAEL HILL
per.clothing|whole|Michael Kors|MICHAEL KORS
foo.dining|anywhere|Michel's Patisserie|MICHELS PATISSERIE
tra.vehicle_care|start|Midas|MIDAS
hou.maintenance|start|Middy's|MIDDYS
shp.home_goods|start|Miele|MIELE
foo.dining|start|Mikel|MIKEL
rec.travel|whole|Millennium|MILLENNIUM
per.clothing|whole|Millers|MILLERS
per.clothing|start|Mimco|MIMCO
tra.vehicle_care|whole|Mini|MINI
shp.department|start|Miniso|MINISO
shp.gifts_other|whole|Minuteman Press|MINUTEMAN PRESS
foo.dining|whole|Mission BBQ|MISSION BBQ
foo.dining|whole|Mister Donut|MISTER DONUT
hou.maintenance|anywhere|Mister Minit|MISTER MINIT
hou.maintenance|whole|Mitre 10|MITRE 10
tra.vehicle_care|anywhere|Mitsubishi|MITSUBISHI;MITSUBISHI MOTORS
foo.dining|start|Mixue Ice Cream & Tea|MIXUE ICE CREAM TEA;MIXUE
foo.groceries|start|Mobil Mart|MOBIL MART;MOBIL
per.clothing|start|Momoni|MOMONI
per.clothing|start|Moncler|MONCLER
per.clothing|start|Monki|MONKI
per.clothing|anywhere|Montblanc|MONTBLANC
per.care|start|Morphe|MORPHE
shp.gifts_other|anywhere|Mothercare|MOTHERCARE
per.clothing|start|motivi|MOTIVI
tra.vehicle_care|start|Motrio|MOTRIO
per.clothing|start|Movado|MOVADO
rec.travel|anywhere|Mövenpick|MOVENPICK;MOEVENPICK
rec.travel|start|Moxy|MOXY
foo.alcohol|whole|Mr Liquor|MR LIQUOR
foo.dining|whole|Mr. Sub|MR SUB
foo.dining|whole|Mrs. Fields|MRS FIELDS
foo.dining|whole|Muffin Break|MUFFIN BREAK
shp.department|start|Muji|MUJI
per.clothing|whole|Mulberry|MULBERRY
per.clothing|whole|Mustang|MUSTANG
shp.home_goods|anywhere|Musterring|MUSTERRING
foo.dining|whole|Muzz Buzz|MUZZ BUZZ
rec.entertainment|whole|My Gym|MY GYM
tra.vehicle_care|start|mycar Tyre & Auto|MYCAR TYRE AUTO;MYCAR
shp.department|start|Myer|MYER
foo.dining|anywhere|Myungrang Hotdog|MYUNGRANG HOTDOG
foo.dining|anywhere|Nana's Green Tea|NANAS GREEN TEA
foo.dining|start|Nando's|NANDOS
per.clothing|anywhere|Napapijri|NAPAPIJRI
tra.rideshare_taxi|whole|National|NATIONAL
hou.maintenance|whole|National Storage|NATIONAL STORAGE
hou.maintenance|whole|National Tiles|NATIONAL TILES
hea.pharmacy|anywhere|Natur House|NATUR HOUSE
per.care|whole|Nature Republic|NATURE REPUBLIC
shp.home_goods|start|Natuzzi|NATUZZI
per.clothing|start|Nautica|NAUTICA
foo.dining|anywhere|Nespresso|NESPRESSO
tra.fuel|start|Neste|NESTE;NESTE OIL
per.clothing|whole|New Balance|NEW BALANCE
per.clothing|whole|New Yorker|NEW YORKER
shp.gifts_other|anywhere|Newspower|NEWSPOWER
per.clothing|whole|Next|NEXT
shp.home_goods|whole|Nick Scali|NICK SCALI
foo.groceries|anywhere|NightOwl|NIGHTOWL
per.clothing|start|Nike|NIKE;NIKE WELL COLLECTIVE
per.clothing|anywhere|Nike Clearance Store|NIKE CLEARANCE STORE
per.clothing|anywhere|Nike Factory Store|NIKE FACTORY STORE
tra.vehicle_care|whole|NIO|NIO;NIO HOUSE
tra.fuel|whole|NIO Power|NIO POWER;NIO POWER CHARGER
tra.vehicle_care|start|Nissan|NISSAN
foo.dining|whole|Noodle Box|NOODLE BOX
per.clothing|whole|North Sails|NORTH SAILS
tra.fuel|anywhere|NovaCHARGE|NOVACHARGE
per.clothing|start|NOVO|NOVO
rec.travel|start|Novotel|NOVOTEL
tra.vehicle_care|anywhere|NOVUS Glass|NOVUS GLASS
shp.department|whole|Nuance|NUANCE
per.clothing|whole|Nudie Jeans|NUDIE JEANS
hea.pharmacy|whole|Nutrition Warehouse|NUTRITION WAREHOUSE
foo.dining|start|NUTTEA|NUTTEA
per.care|whole|Nyx|NYX
foo.dining|anywhere|Oakberry Açaí bowls|OAKBERRY ACAI BOWLS
rec.travel|anywhere|Oaks Hotels, Resorts & Suites|OAKS HOTELS RESORTS SUITES
foo.dining|start|O'Briens|OBRIENS
per.clothing|whole|Off-White|OFF WHITE
shp.gifts_other|whole|Office Depot|OFFICE DEPOT
shp.gifts_other|anywhere|Officeworks|OFFICEWORKS
foo.dining|anywhere|Old Chang Kee|OLD CHANG KEE
per.clothing|whole|Old Navy|OLD NAVY
foo.dining|anywhere|OldTown White Coffee|OLDTOWN WHITE COFFEE
foo.dining|whole|Olive Garden|OLIVE GARDEN;OLIVE GARDEN ITALIAN KITCHEN
hea.medical|whole|Oliver Peoples|OLIVER PEOPLES
per.clothing|whole|Omega|OMEGA
foo.dining|anywhere|OMG! Decadent Donuts|OMG DECADENT DONUTS
per.clothing|whole|O'Neill|ONEILL
foo.dining|start|OneZo Tapioca|ONEZO TAPIOCA;ONEZO;ONEZO TEA
per.clothing|whole|ONLY|ONLY
tra.fuel|anywhere|opconnect|OPCONNECT
tra.vehicle_care|start|Opel|OPEL
foo.dining|start|Oporto|OPORTO
com.phone_internet|whole|Oppo|OPPO
hea.medical|start|OPSM|OPSM
hea.medical|whole|Optical Superstore|OPTICAL SUPERSTORE
hea.medical|anywhere|Opticalia|OPTICALIA
com.phone_internet|start|Optus|OPTUS
tra.vehicle_care|whole|Ora|ORA;GWM ORA
foo.dining|anywhere|Orange Leaf Frozen Yogurt|ORANGE LEAF FROZEN YOGURT
per.clothing|whole|Orchestra|ORCHESTRA
per.care|anywhere|Oriflame|ORIFLAME
per.clothing|start|orsay|ORSAY
hea.medical|anywhere|Oscar Wylee|OSCAR WYLEE
per.clothing|start|OshKosh B'gosh|OSHKOSH BGOSH;OSHKOSH
per.clothing|whole|& Other Stories|OTHER STORIES
foo.groceries|whole|OTR|OTR;ON THE RUN
foo.dining|whole|Outback Steakhouse|OUTBACK STEAKHOUSE;OUTBACK STEAKHOUSE NATIONAL
tra.fuel|start|Oxxo|OXXO;OXXO GAS
rec.travel|whole|OYO|OYO;OYO HOTELS;OYO ROOMS
per.clothing|start|Oysho|OYSHO
shp.home_goods|anywhere|OZ Design Furniture|OZ DESIGN FURNITURE
rec.entertainment|whole|Palace Cinemas|PALACE CINEMAS
rec.travel|whole|Pan Pacific|PAN PACIFIC
foo.dining|whole|Panda Express|PANDA EXPRESS
per.clothing|whole|Pandora|PANDORA
per.clothing|start|Panerai|PANERAI
foo.dining|whole|Papa John's|PAPA JOHNS;PAPA JOHN;PAPA JOHN PIZZA;PAPA JOHNS PIZZA
foo.dining|anywhere|PappaRich|PAPPARICH
per.clothing|start|Parfois|PARFOIS
rec.travel|anywhere|Park Hyatt|PARK HYATT
rec.travel|whole|Park Inn|PARK INN;PARK INN BY RADISSON
rec.travel|whole|Park Plaza|PARK PLAZA;PARK PLAZA HOTELS
rec.travel|anywhere|PARKROYAL|PARKROYAL
per.clothing|anywhere|Patagonia|PATAGONIA
per.clothing|anywhere|Patek Philippe|PATEK PHILIPPE
per.clothing|whole|Paul Smith|PAUL SMITH
tra.rideshare_taxi|start|Payless|PAYLESS
per.clothing|start|Payless ShoeSource|PAYLESS SHOESOURCE;PAYLESS
foo.dining|anywhere|Pelicana|PELICANA;PELICANA CHICKEN
per.clothing|anywhere|Pendleton|PENDLETON
per.clothing|anywhere|Pennyblack|PENNYBLACK
per.clothing|start|Penti|PENTI
per.clothing|anywhere|Pepe Jeans|PEPE JEANS
foo.dining|whole|Pepper Lunch|PEPPER LUNCH
per.clothing|whole|Persona|PERSONA
pet.care|start|Petbarn|PETBARN
per.clothing|whole|Peter Alexander|PETER ALEXANDER
foo.groceries|whole|Petit Casino|PETIT CASINO
tra.fuel|anywhere|Petrol Ofisi|PETROL OFISI
tra.fuel|anywhere|Petrolimex|PETROLIMEX
tra.fuel|anywhere|Petronas|PETRONAS
pet.care|anywhere|Petstock|PETSTOCK
tra.vehicle_care|start|Peugeot|PEUGEOT
hea.pharmacy|anywhere|Pharmacy 4 Less|PHARMACY 4 LESS
hea.pharmacy|anywhere|PharmaSave|PHARMASAVE
per.clothing|start|Piaget|PIAGET
foo.dining|whole|Pie Face|PIE FACE
per.clothing|anywhere|Pierre Cardin|PIERRE CARDIN
shp.home_goods|whole|Pillow Talk|PILLOW TALK
per.clothing|whole|Pink|PINK
foo.dining|anywhere|Pinkberry|PINKBERRY
per.clothing|whole|Pinko|PINKO
foo.dining|whole|Pita Pit|PITA PIT
foo.dining|whole|Pizza Capers|PIZZA CAPERS
foo.dining|whole|Pizza Hut|PIZZA HUT
foo.dining|whole|Pizza Nova|PIZZA NOVA
rec.gym|whole|Plus Fitness|PLUS FITNESS
shp.home_goods|whole|Plush|PLUSH
hou.maintenance|anywhere|Poggenpohl|POGGENPOHL
tra.vehicle_care|whole|Point S|POINT S
foo.dining|anywhere|Pollo Campero|POLLO CAMPERO
foo.dining|anywhere|Pollo Tropical|POLLO TROPICAL
per.clothing|anywhere|Polo Ralph Lauren|POLO RALPH LAUREN
shp.home_goods|anywhere|Poltrona Frau|POLTRONA FRAU
per.clothing|anywhere|Pom d'Api|POM DAPI
shp.gifts_other|whole|Pop Mart|POP MART
foo.dining|start|Popeyes|POPEYES
hou.maintenance|anywhere|Porcelanosa|PORCELANOSA
per.clothing|anywhere|Porsche Design|PORSCHE DESIGN
per.clothing|anywhere|Portmans|PORTMANS
foo.dining|whole|Potato Corner|POTATO CORNER
shp.home_goods|whole|Pottery Barn|POTTERY BARN
per.clothing|start|Prada|PRADA
per.care|whole|Price Attack|PRICE ATTACK
hea.pharmacy|anywhere|Priceline Pharmacy|PRICELINE PHARMACY;PRICELINE
per.clothing|start|Primark|PRIMARK;PRIMARK PENNEYS
per.clothing|anywhere|Princesse tam.tam|PRINCESSE TAM TAM
per.clothing|start|Promod|PROMOD
per.clothing|start|Prouds|PROUDS
shp.home_goods|anywhere|Provincial Home Living|PROVINCIAL HOME LIVING
tra.fuel|whole|PTT Station|PTT STATION
per.clothing|whole|Pull & Bear|PULL BEAR
rec.travel|whole|Pullman|PULLMAN
per.clothing|whole|Puma Outlet|PUMA OUTLET
per.clothing|whole|Punt Roma|PUNT ROMA
per.care|anywhere|PUPA Milano|PUPA MILANO
per.care|whole|QB HOUSE|QB HOUSE
rec.entertainment|whole|QBD Books|QBD BOOKS
hea.medical|whole|QML Pathology|QML PATHOLOGY
foo.dining|whole|Quickly|QUICKLY
per.clothing|whole|Quiksilver|QUIKSILVER;QUICKSILVER
foo.dining|start|Quiznos|QUIZNOS;QUIZNOS SUB;QUIZNOS SUBS
per.clothing|anywhere|R.M.Williams|R M WILLIAMS
tra.fuel|anywhere|RaceTrac|RACETRAC
shp.home_goods|anywhere|RadioShack|RADIOSHACK
rec.travel|anywhere|Radisson|RADISSON;RADISSON HOTELS;RADISSON HOTELS AMERICAS
rec.travel|anywhere|Radisson Blu|RADISSON BLU
rec.travel|anywhere|Radisson Collection|RADISSON COLLECTION
rec.travel|anywhere|Radisson RED|RADISSON RED
tra.vehicle_care|whole|Ram|RAM
rec.travel|whole|Ramada|RAMADA
foo.dining|anywhere|Ramen Danbo|RAMEN DANBO
tra.vehicle_care|whole|Range Rover|RANGE ROVER
rec.sport_hobby|start|Rapha|RAPHA
rec.entertainment|whole|Reading Cinemas|READING CINEMAS
rec.entertainment|anywhere|ReadShop|READSHOP
rec.sport_hobby|whole|Rebel|REBEL
foo.dining|whole|Red Lobster|RED LOBSTER
foo.dining|whole|Red Rooster|RED ROOSTER
foo.groceries|whole|Reddy Express|REDDY EXPRESS;COLES EXPRESS
tra.rideshare_taxi|anywhere|Redspot Car Rentals|REDSPOT CAR RENTALS
per.clothing|whole|Reebok|REEBOK
hou.maintenance|start|Reece|REECE;REECE ACTROL
rec.sport_hobby|whole|Regatta Great Outdoors|REGATTA GREAT OUTDOORS;REGATTA
rec.travel|anywhere|Relais & Châteaux|RELAIS CHATEAUX
shp.gifts_other|whole|Relay|RELAY
per.care|anywhere|Removery|REMOVERY;FRESH START LASER CLINIC;INKOFF ME;REMOVERY TATTOO REMOVAL FADING
rec.travel|whole|Renaissance|RENAISSANCE;RENAISSANCE HOTEL;RENAISSANCE HOTELS
tra.vehicle_care|start|Renault|RENAULT;GARAGE RENAULT;REUNOKORIA
tra.vehicle_care|anywhere|Renault Trucks|RENAULT TRUCKS
tra.vehicle_care|start|Repco|REPCO
tra.fuel|start|Repsol|REPSOL;CAMPSA
hou.maintenance|start|Resene|RESENE
per.clothing|whole|Reserved|RESERVED
rec.travel|whole|Residence Inn|RESIDENCE INN
shp.home_goods|start|Rexel|REXEL
per.clothing|start|Rieker|RIEKER
per.clothing|start|Rimowa|RIMOWA
per.clothing|whole|Rip Curl|RIP CURL
foo.groceries|anywhere|Ritchies|RITCHIES
per.care|whole|Rituals|RITUALS;RITUALS COSMETICS
rec.travel|whole|RIU|RIU
per.clothing|whole|Riu Paris|RIU PARIS
per.clothing|whole|Rivers|RIVERS
per.clothing|anywhere|Roberto Cavalli|ROBERTO CAVALLI
shp.home_goods|anywhere|Roche Bobois|ROCHE BOBOIS
per.clothing|anywhere|Rockmans|ROCKMANS
per.clothing|anywhere|Rockport|ROCKPORT
per.clothing|anywhere|Rockwear|ROCKWEAR
foo.dining|start|RocoGo|ROCOGO
foo.dining|anywhere|RocoMamas|ROCOMAMAS
per.clothing|anywhere|Rodd & Gunn|RODD GUNN
per.clothing|anywhere|Roger Dubuis|ROGER DUBUIS
per.clothing|start|Rolex|ROLEX
foo.dining|start|Roll'd|ROLLD;ROLLD VIETNAMESE
tra.vehicle_care|whole|Rolls-Royce|ROLLS ROYCE;ROLLS ROYCE MOTOR CARS
per.clothing|whole|Roots|ROOTS
foo.dining|whole|Rose Bakeshop|ROSE BAKESHOP
rec.travel|whole|Rosewood|ROSEWOOD
foo.dining|anywhere|Royaltea|ROYALTEA
shp.gifts_other|start|RSPCA|RSPCA
tra.fuel|start|Rubis|RUBIS
foo.dining|anywhere|Ruby Tuesday|RUBY TUESDAY
shp.home_goods|anywhere|Søstrene Grene|S STRENE GRENE
per.care|start|Sabon|SABON
edu.tertiary_professional|whole|SAE Institute|SAE INSTITUTE
tra.fuel|start|Safeway|SAFEWAY;SAFEWAY FUEL STATION
per.care|anywhere|Saint Algue|SAINT ALGUE
per.clothing|whole|Saint Laurent|SAINT LAURENT
foo.dining|anywhere|Saizeriya|SAIZERIYA
per.clothing|whole|Salamander|SALAMANDER
per.clothing|start|Salomon|SALOMON
per.clothing|anywhere|Salvatore Ferragamo|SALVATORE FERRAGAMO
shp.gifts_other|whole|Salvos|SALVOS
per.clothing|anywhere|Samsonite|SAMSONITE
shp.home_goods|start|Samsung|SAMSUNG
foo.dining|anywhere|Saravanaa Bhavan|SARAVANAA BHAVAN;SARAVANA BHAVAN
per.clothing|whole|SAS|SAS;SAN ANTONIO SHOE;SAS SHOES
shp.gifts_other|whole|Savers|SAVERS
foo.dining|start|Sbarro|SBARRO;SBARRO PIZZERIA
tra.vehicle_care|start|Scania|SCANIA
foo.dining|start|Schnitz|SCHNITZ
edu.tertiary_professional|anywhere|School of Rock|SCHOOL OF ROCK
per.clothing|whole|Scotch & Soda|SCOTCH SODA
tra.vehicle_care|whole|Seat|SEAT
foo.dining|anywhere|Seattle's Best Coffee|SEATTLES BEST COFFEE
per.clothing|start|Sebago|SEBAGO
foo.dining|whole|Second Cup|SECOND CUP
per.clothing|whole|Seed Heritage|SEED HERITAGE
foo.dining|anywhere|Segafredo|SEGAFREDO
per.clothing|start|Seiko|SEIKO
per.care|start|Sephora|SEPHORA
per.clothing|start|Sfera|SFERA
foo.dining|whole|Shake Shack|SHAKE SHACK
foo.dining|start|Shakey's|SHAKEYS
rec.sport_hobby|anywhere|Shapland Swim Schools|SHAPLAND SWIM SCHOOLS;SHAPLAND SWIM SCHOOL
foo.dining|anywhere|Sharetea|SHARETEA
per.care|whole|Shaver Shop|SHAVER SHOP
per.clothing|start|SHEIKE|SHEIKE
tra.fuel|whole|Shell Recharge|SHELL RECHARGE;NEWMOTION;SHELL RECHARGE SOLUTIONS;VOLTA
foo.groceries|whole|Shell Select|SHELL SELECT
foo.groceries|whole|Shell Shop|SHELL SHOP
rec.travel|anywhere|Sheraton|SHERATON
hou.maintenance|anywhere|Sherwin-Williams|SHERWIN WILLIAMS;SHERWIN WILLIAMS PAINT STORE;SHERWIN WILLIAMS PAINTS
foo.dining|whole|Shingle Inn|SHINGLE INN
shp.department|whole|Shiploads|SHIPLOADS
per.care|anywhere|Shiseido|SHISEIDO
hou.maintenance|anywhere|SieMatic|SIEMATIC
tra.fuel|start|Sinopec|SINOPEC
per.clothing|start|Sinsay|SINSAY
rec.travel|whole|Six Senses|SIX SENSES
tra.rideshare_taxi|start|Sixt|SIXT;SIXT RENT A CAR
per.clothing|whole|Skechers|SKECHERS;SKECHERS USA;SKETCHERS
tra.vehicle_care|start|Škoda|SKODA;SKODA AUTO
shp.gifts_other|start|Smiggle|SMIGGLE
rec.gym|whole|Snap Fitness|SNAP FITNESS
rec.travel|start|Sofitel|SOFITEL
tra.fuel|whole|Solo Oil|SOLO OIL
rec.travel|whole|Sonder|SONDER
foo.dining|whole|Sonic|SONIC;SONIC DRIVE IN
shp.home_goods|start|Sony|SONY
shp.home_goods|anywhere|Sony Centre|SONY CENTRE;SONY CENTER
foo.dining|whole|Soul Origin|SOUL ORIGIN
hea.pharmacy|anywhere|Soul Pattinson Chemist|SOUL PATTINSON CHEMIST
foo.groceries|whole|Spar|SPAR
foo.groceries|whole|Spar Express|SPAR EXPRESS
rec.travel|anywhere|Spark by Hilton|SPARK BY HILTON
rec.sport_hobby|whole|Specialized|SPECIALIZED
hea.medical|anywhere|Specsavers|SPECSAVERS;SPECSAVERS OPTICIANS
per.care|whole|Speed Queen|SPEED QUEEN
per.clothing|anywhere|Spendless Shoes|SPENDLESS SHOES;SPENDLESS
per.clothing|anywhere|Sportmax|SPORTMAX
rec.sport_hobby|whole|Sports Authority|SPORTS AUTHORITY
rec.sport_hobby|whole|Sports Direct|SPORTS DIRECT;SPORTSDIRECT DOT COM;SPORTSDIRECT COM
per.clothing|anywhere|Sportscraft|SPORTSCRAFT
per.clothing|anywhere|Sportsgirl|SPORTSGIRL
rec.sport_hobby|anywhere|SportsPower|SPORTSPOWER
per.clothing|whole|Spotlight|SPOTLIGHT
per.clothing|whole|Springfield|SPRINGFIELD
foo.dining|start|Spudbar|SPUDBAR
foo.dining|whole|Spur|SPUR;SPUR STEAK RANCHES
tra.vehicle_care|anywhere|SsangYong|SSANGYONG
rec.travel|anywhere|St. Regis|ST REGIS
rec.travel|whole|STA Travel|STA TRAVEL
foo.groceries|whole|Star Mart|STAR MART
foo.dining|anywhere|Starbucks|STARBUCKS;STARBUCKS CANADA;STARBUCKS UK
per.clothing|whole|Stella McCartney|STELLA MCCARTNEY
hou.maintenance|start|Stihl|STIHL
foo.dining|whole|STK|STK
foo.groceries|whole|Stop Cafe|STOP CAFE
hou.maintenance|whole|Storage King|STORAGE KING
per.clothing|anywhere|Stradivarius|STRADIVARIUS
per.clothing|anywhere|Strandbags|STRANDBAGS
rec.entertainment|anywhere|Strike Bowling Bar|STRIKE BOWLING BAR
tra.vehicle_care|whole|Sua Xe|SUA XE
shp.gifts_other|anywhere|Suavinex|SUAVINEX
tra.vehicle_care|start|Subaru|SUBARU
per.clothing|whole|Subdued|SUBDUED
foo.dining|whole|Subway|SUBWAY;SUBWAY AUSTRALIA;SUBWAY BRASIL;SUBWAY MEXICO;SUBWAY SANDWICHES;SUBWAY UK IRELAND
per.clothing|anywhere|Suitsupply|SUITSUPPLY
hea.medical|anywhere|Sullivan Nicholaides Pathology|SULLIVAN NICHOLAIDES PATHOLOGY;SULLIVAN NICOLAIDES PATHOLOGY
hea.medical|whole|Sunglass Hut|SUNGLASS HUT
foo.groceries|anywhere|Supabarn|SUPABARN
foo.groceries|whole|Super C|SUPER C
tra.vehicle_care|anywhere|Supercheap Auto|SUPERCHEAP AUTO
per.clothing|anywhere|Superdry|SUPERDRY
per.clothing|start|Supré|SUPRE
rec.travel|anywhere|Sure Hotel Collection|SURE HOTEL COLLECTION
rec.travel|anywhere|SureStay|SURESTAY;SURESTAY HOTELS
rec.travel|anywhere|SureStay Collection|SURESTAY COLLECTION;SURESTAY COLLECTION HOTELS
foo.dining|whole|Sushi Sushi|SUSHI SUSHI
per.clothing|start|Sussan|SUSSAN
per.clothing|anywhere|Suzanne Grae|SUZANNE GRAE
tra.vehicle_care|whole|Suzuki|SUZUKI
per.clothing|anywhere|Swarovski|SWAROVSKI
per.clothing|whole|Swatch|SWATCH
rec.travel|anywhere|Swiss-Belhotel|SWISS BELHOTEL
rec.travel|anywhere|Swiss-Belinn|SWISS BELINN
rec.travel|anywhere|Swissôtel|SWISSOTEL
tra.fuel|start|SWTCH|SWTCH
hou.maintenance|whole|Sydney Tools|SYDNEY TOOLS
hea.medical|start|Synlab|SYNLAB
com.phone_internet|whole|T-Mobile|T MOBILE;T MOBILE PL
foo.dining|whole|Taco Bell|TACO BELL
per.clothing|anywhere|TAG Heuer|TAG HEUER
rec.travel|whole|Taj|TAJ
per.clothing|anywhere|Tally Weijl|TALLY WEIJL
per.clothing|anywhere|Tape à l'Œil|TAPE A L IL
shp.department|whole|Target|TARGET
per.clothing|anywhere|Tarocash|TAROCASH
per.clothing|anywhere|Tartine et Chocolat|TARTINE ET CHOCOLAT
foo.dining|start|TCBY|TCBY
per.clothing|whole|Ted Baker|TED BAKER
shp.home_goods|start|Tefal|TEFAL
com.phone_internet|start|Tele2|TELE2
com.phone_internet|start|Telenor|TELENOR
foo.dining|anywhere|Telepizza|TELEPIZZA
com.phone_internet|start|Telstra|TELSTRA
per.clothing|anywhere|Terranova|TERRANOVA
hea.pharmacy|anywhere|TerryWhite Chemmart|TERRYWHITE CHEMMART;TERRYWHITE;TERRYWHITE CHEMIST;TERRYWHITE CHEMISTS
foo.groceries|whole|Tesco|TESCO;JACKS;TESCO METRO;TESCO SUPERSTORE
foo.groceries|anywhere|Tesco Express|TESCO EXPRESS;TESCO METRO
shp.home_goods|start|Tescoma|TESCOMA
per.clothing|start|Tezenis|TEZENIS
foo.dining|anywhere|TGI Fridays|TGI FRIDAYS
per.clothing|anywhere|The Athlete's Foot|THE ATHLETES FOOT
per.care|anywhere|The Body Shop|THE BODY SHOP
foo.dining|anywhere|The Cheesecake Shop|THE CHEESECAKE SHOP
foo.dining|anywhere|The Chicken Rice Shop|THE CHICKEN RICE SHOP
foo.dining|whole|The Coffee|THE COFFEE
foo.dining|anywhere|The Coffee Bean & Tea Leaf|THE COFFEE BEAN TEA LEAF;COFFEE BEAN TEA LEAF
foo.dining|anywhere|The Coffee Club|THE COFFEE CLUB
shp.home_goods|anywhere|The Good Guys|THE GOOD GUYS
foo.dining|anywhere|The Groove Train|THE GROOVE TRAIN
foo.dining|anywhere|The Grumpy Baker|THE GRUMPY BAKER
rec.travel|anywhere|The Hoxton|THE HOXTON
rec.entertainment|anywhere|The Little Gym|THE LITTLE GYM
rec.travel|anywhere|The Luxury Collection|THE LUXURY COLLECTION
per.clothing|anywhere|The North Face|THE NORTH FACE
shp.department|anywhere|The Reject Shop|THE REJECT SHOP
rec.travel|whole|The Ritz-Carlton|THE RITZ CARLTON;RITZ;RITZ CARLTON;THE RITZ
shp.gifts_other|whole|The Salvation Army|THE SALVATION ARMY;SALVATION ARMY;THE SALVATION ARMY CHARITY SHOP;THE SALVATION ARMY FAMILY STORE
rec.travel|start|The Sebel|THE SEBEL;SEBEL
foo.groceries|anywhere|The Source Bulk Foods|THE SOURCE BULK FOODS
per.clothing|anywhere|The Walking Company|THE WALKING COMPANY
foo.alcohol|whole|Thirsty Camel|THIRSTY CAMEL
per.clothing|anywhere|Thom Browne|THOM BROWNE
rec.travel|whole|Thomas Cook|THOMAS COOK
per.clothing|anywhere|Thomas Sabo|THOMAS SABO
tra.rideshare_taxi|whole|Thrifty|THRIFTY;THRIFTY CAR RENTAL
rec.entertainment|whole|Ticketmaster|TICKETMASTER;LIVE NATION
per.clothing|whole|Tiffany & Company|TIFFANY COMPANY;TIFFANY;TIFFANYS
foo.groceries|whole|Tiger Mart|TIGER MART;EXXON;EXXON TIGER MART
foo.dining|whole|Tiger Sugar|TIGER SUGAR
foo.dining|anywhere|Tim Ho Wan|TIM HO WAN
foo.dining|anywhere|Tim Hortons|TIM HORTONS
per.clothing|whole|Timberland|TIMBERLAND
rec.entertainment|anywhere|Timezone|TIMEZONE
per.clothing|start|Tissot|TISSOT
shp.department|anywhere|TK Maxx|TK MAXX
hea.medical|whole|TML Pathology|TML PATHOLOGY
foo.dining|anywhere|Toby's Estate|TOBYS ESTATE
per.clothing|whole|Tod's|TODS
per.clothing|whole|Tom Ford|TOM FORD
foo.dining|anywhere|Tom N Toms|TOM N TOMS
per.clothing|whole|Tom Tailor|TOM TAILOR
per.clothing|anywhere|Tommy Hilfiger|TOMMY HILFIGER
per.clothing|anywhere|Tommy Hilfiger Kids|TOMMY HILFIGER KIDS
per.care|whole|Toni & Guy|TONI GUY
foo.dining|whole|Tony Roma's|TONY ROMAS;TONY ROMA
foo.groceries|anywhere|Toot'n Totum|TOOTN TOTUM
rec.sport_hobby|start|Topgolf|TOPGOLF
per.clothing|whole|Topman|TOPMAN
per.clothing|start|Topshop|TOPSHOP
hea.medical|anywhere|Torga Optical|TORGA OPTICAL
per.clothing|anywhere|Tory Burch|TORY BURCH
hou.maintenance|whole|Total Tools|TOTAL TOOLS
per.clothing|whole|Totally Workwear|TOTALLY WORKWEAR
per.clothing|start|Tous|TOUS
tra.vehicle_care|start|Toyota|TOYOTA;TOYOTA USA
shp.gifts_other|anywhere|Toyworld|TOYWORLD
hou.maintenance|anywhere|Tradelink|TRADELINK
rec.travel|whole|Trademark Collection|TRADEMARK COLLECTION;TRADEMARK;TRADEMARK BY WYNDHAM;TRADEMARK WYNDHAM
rec.travel|anywhere|Travelodge|TRAVELODGE
rec.sport_hobby|whole|Trek|TREK;BIKE GALLERY;TRECK;TREK BICYCLE
rec.travel|whole|TRIBE|TRIBE
rec.travel|whole|Tribute Portfolio|TRIBUTE PORTFOLIO
per.clothing|whole|Triumph|TRIUMPH;AMOS STYLE
rec.travel|whole|TRYP|TRYP
rec.entertainment|start|TSUTAYA|TSUTAYA
per.clothing|start|Tudor|TUDOR
rec.travel|whole|TUI|TUI
per.clothing|start|Tumi|TUMI
rec.travel|anywhere|Turkish Airlines|TURKISH AIRLINES
foo.dining|whole|TWG Tea|TWG TEA
shp.gifts_other|whole|Typo|TYPO
tra.vehicle_care|anywhere|Tyreplus|TYREPLUS
tra.vehicle_care|anywhere|Tyrepower|TYREPOWER
per.clothing|anywhere|U.S. Polo Assn.|U S POLO ASSN;U S POLO
hea.pharmacy|whole|UFS|UFS;UFS DISPENSARIES
per.clothing|whole|UGG|UGG;UGG UGG AUSTRALIA
tra.vehicle_care|whole|Ultra Tune|ULTRA TUNE
tra.fuel|anywhere|Ultramar|ULTRAMAR
rec.travel|whole|Unbound Collection|UNBOUND COLLECTION;THE UNBOUND COLLECTION BY HYATT;UNBOUND;UNBOUND HYATT
foo.dining|anywhere|Uncle Tetsu's Cheesecake|UNCLE TETSUS CHEESECAKE
per.clothing|whole|Under Armour|UNDER ARMOUR;UNDER ARMOR
per.clothing|anywhere|Under Armour Youth|UNDER ARMOUR YOUTH
per.clothing|start|Uniqlo|UNIQLO
per.clothing|anywhere|United Colors of Benetton|UNITED COLORS OF BENETTON;BENETTON
per.clothing|whole|Universal Store|UNIVERSAL STORE
per.clothing|whole|Urban Outfitters|URBAN OUTFITTERS
per.clothing|anywhere|Vacheron Constantin|VACHERON CONSTANTIN
per.clothing|whole|Valentino|VALENTINO
tra.fuel|start|Valero|VALERO
per.clothing|anywhere|Van Heusen|VAN HEUSEN
per.clothing|whole|Vanessa Bruno|VANESSA BRUNO
per.clothing|whole|Vans|VANS
foo.dining|start|Vapiano|VAPIANO
tra.vehicle_care|anywhere|Vauxhall|VAUXHALL
per.clothing|anywhere|Vero Moda|VERO MODA
per.clothing|start|Versace|VERSACE
per.clothing|anywhere|Vertbaudet|VERTBAUDET
tra.vehicle_care|start|Vianor|VIANOR
rec.travel|whole|Vib|VIB
per.clothing|whole|Victoria's Secret|VICTORIAS SECRET
per.clothing|anywhere|Vilebrequin|VILEBREQUIN
rec.entertainment|whole|Village|VILLAGE;VILLAGE CINEMAS
shp.home_goods|anywhere|Villeroy & Boch|VILLEROY BOCH
shp.gifts_other|start|Vinnies|VINNIES
rec.gym|whole|Virgin Active|VIRGIN ACTIVE
hea.medical|whole|Vision Express|VISION EXPRESS
com.phone_internet|whole|Vivo|VIVO
rec.travel|start|voco|VOCO
com.phone_internet|anywhere|Vodafone|VODAFONE;VODAFONE DEUTSCHLAND;VODAFONE EGYPT;VODAFONE SHOP
per.clothing|start|Volcom|VOLCOM
tra.vehicle_care|anywhere|Volkswagen|VOLKSWAGEN
tra.vehicle_care|anywhere|Volkswagen Commercial Vehicles|VOLKSWAGEN COMMERCIAL VEHICLES
tra.vehicle_care|start|Volvo|VOLVO
tra.vehicle_care|anywhere|Volvo Trucks|VOLVO TRUCKS
shp.home_goods|start|Vorwerk|VORWERK
rec.travel|whole|W Hotels|W HOTELS
per.clothing|start|Wacoal|WACOAL
foo.dining|anywhere|Wagamama|WAGAMAMA
foo.dining|anywhere|Wahlburgers|WAHLBURGERS
rec.travel|anywhere|Waldorf Astoria|WALDORF ASTORIA;WALDORF ASTORIA HOTELS RESORTS
edu.tertiary_professional|anywhere|Wall Street English|WALL STREET ENGLISH
per.clothing|whole|Wallace Bishop|WALLACE BISHOP
rec.entertainment|whole|Wallis Cinemas|WALLIS CINEMAS;WALLIS CINEMA;WALLIS THEATRES
tra.fuel|start|Walmart|WALMART
rec.entertainment|whole|Warhammer|WARHAMMER;GAMES WORKSHOP
tra.vehicle_care|whole|Wash|WASH;TOTAL;TOTAL WASH
per.care|whole|Wash Me|WASH ME;REVOLUTION LAUNDRY
tra.vehicle_care|start|Washtec|WASHTEC;WASHTECH
hea.pharmacy|start|Watsons|WATSONS
foo.dining|anywhere|Wayback Burgers|WAYBACK BURGERS
per.clothing|anywhere|Weekend Max Mara|WEEKEND MAX MARA
foo.dining|start|Wendy's|WENDYS
foo.dining|start|Wendy's Milk Bar|WENDYS MILK BAR;WENDYS
shp.home_goods|whole|west elm|WEST ELM
hea.medical|anywhere|Western Diagnostic Pathology|WESTERN DIAGNOSTIC PATHOLOGY
rec.travel|start|Westin|WESTIN;THE WESTIN;WESTIN HOTELS RESORTS
foo.dining|anywhere|Wild Bean Cafe|WILD BEAN CAFE
foo.dining|whole|Wimpy|WIMPY;WIMPY RESTAURANTS
foo.dining|anywhere|WingStreet|WINGSTREET
per.clothing|whole|Witchery|WITCHERY
per.clothing|anywhere|Women'secret|WOMENSECRET;WOMENS SECRET
foo.groceries|anywhere|Woolworths|WOOLWORTHS
foo.groceries|anywhere|Woolworths Metro|WOOLWORTHS METRO
foo.groceries|anywhere|Woolworths MetroGo|WOOLWORTHS METROGO
shp.department|anywhere|World Duty Free|WORLD DUTY FREE
rec.gym|whole|World Gym|WORLD GYM
rec.travel|anywhere|WorldHotels|WORLDHOTELS;WORLDHOTEL
hou.maintenance|start|Würth|WURTH
hea.medical|whole|WW Studio|WW STUDIO
rec.travel|whole|Wyndham|WYNDHAM;WYNDHAM HOTEL
rec.travel|whole|Wyndham Garden|WYNDHAM GARDEN
rec.travel|whole|Wyndham Grand|WYNDHAM GRAND
foo.dining|anywhere|XiaoLongKan|XIAOLONGKAN
com.phone_internet|start|Xiaomi|XIAOMI
foo.dining|anywhere|Xing Fu Tang|XING FU TANG
tra.vehicle_care|start|Xpeng|XPENG
shp.gifts_other|whole|Yankee Candle|YANKEE CANDLE
shp.home_goods|start|Yataş Bedding|YATAS BEDDING;YATAS
shp.gifts_other|anywhere|YellowKorner|YELLOWKORNER
foo.dining|whole|Yi Fang Tea|YI FANG TEA;YI FANG;YI FANG FRUIT TEA;YI FANG TAIWAN FRUIT TEA
foo.dining|whole|Yo-Chi|YO CHI
foo.dining|anywhere|Yogen Früz|YOGEN FRUZ
foo.dining|anywhere|Yogorino|YOGORINO
foo.dining|anywhere|Yogurtland|YOGURTLAND
tra.rideshare_taxi|start|YouBike|YOUBIKE
rec.travel|whole|Youth Hostels Association|YOUTH HOSTELS ASSOCIATION;HOSTELLING INTERNATIONAL
per.care|anywhere|Yves Rocher|YVES ROCHER
foo.dining|anywhere|Zambrero|ZAMBRERO
rec.gym|whole|Zap Fitness|ZAP FITNESS
per.clothing|whole|Zara|ZARA
shp.home_goods|whole|Zara Home|ZARA HOME
foo.dining|anywhere|Zarraffa's Coffee|ZARRAFFAS COFFEE
per.clothing|start|Zegna|ZEGNA;ERMENEGILDO ZEGNA
per.clothing|start|Zilli|ZILLI
rec.entertainment|anywhere|Zing Pop Culture|ZING POP CULTURE
rec.entertainment|whole|Zone Bowling|ZONE BOWLING`;
