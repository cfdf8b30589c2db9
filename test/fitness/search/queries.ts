// Typical queries, and the car that must come first. Written before the search was.
const written = `
valkyrie | Aston_Martin_Valkyrie_2021
aston martin valkyrie | Aston_Martin_Valkyrie_2021
787b | Mazda_787B_1991
rimac nevera | Rimac_Nevera_2021
senna | McLaren_Senna_2018
ep9 | NIO_EP9_2016
918 spyder | Porsche_918_Spyder_2013
sf90 | Ferrari_SF90_Stradale_2019
agera rs | Koenigsegg_Agera_RS_2015
chiron | Bugatti_Chiron_2016
laferrari | Ferrari_LaFerrari_2013
p1 | McLaren_P1_2013
917 | Porsche_917_K_1970
911 gt2 rs | Porsche_911_GT2_RS_2017
ford gt | Ford_GT_2016
720s | McLaren_720S_2017
veyron | Bugatti_Veyron_16.4_2005
black series | Mercedes-AMG_GT_Black_Series_2020
huayra | Pagani_Huayra_2011
venom gt | Hennessey_Venom_GT_2011
bac mono | BAC_Mono_2011
corvette zr1 | Chevrolet_Corvette_ZR1_2018
458 speciale | Ferrari_458_Speciale_2013
ferrari enzo | Ferrari_Enzo_2002
plaid | Tesla_Model_S_Plaid_2021
mclaren f1 | McLaren_F1_1992
clk gtr | Mercedes-Benz_CLK_GTR_1998
zonda | Pagani_Zonda_R_2009
carrera gt | Porsche_Carrera_GT_2003
xj220 | Jaguar_XJ220_1992
f40 | Ferrari_F40_1987
rs 6 avant | Audi_RS_6_Avant_2013
stelvio | Alfa_Romeo_Stelvio_Quadrifoglio_2017
giulia quadrifoglio | Alfa_Romeo_Giulia_Quadrifoglio_2016
ioniq 5 n | Hyundai_Ioniq_5_N_2023
evora 400 | Lotus_Evora_400_2015
sagaris | TVR_Sagaris_2005
360 modena | Ferrari_360_Modena_1999
hellcat | Dodge_Challenger_SRT_Hellcat_2015
bmw i8 | BMW_i8_2014
golf r | Volkswagen_Golf_R_2013
evolution vi | Mitsubishi_Lancer_Evolution_VI_1999
wrx sti | Subaru_Impreza_WRX_STI_2004
gr yaris | Toyota_GR_Yaris_2020
viper | Dodge_Viper_ACR_2016
model 3 | Tesla_Model_3_Long_Range_2017
clio v6 | Renault_Clio_V6_2001
205 turbo 16 | Peugeot_205_Turbo_16_1984
205 gti | Peugeot_205_GTI_1.9_1986
2cv | Citroen_2CV_1948
gti golf | Volkswagen_Golf_GTI_2004
golf gti | Volkswagen_Golf_GTI_2004
rs agera | Koenigsegg_Agera_RS_2015
romeo alfa 4c | Alfa_Romeo_4C_2013
turbo 944 | Porsche_944_Turbo_1985
type r civic | Honda_Civic_Type_R_2017
cosworth sierra | Ford_Sierra_RS_Cosworth_1986
integrale lancia | Lancia_Delta_HF_Integrale_1987
z28 camaro | Chevrolet_Camaro_Z28_1969
williams clio | Renault_Clio_Williams_1993
raptor ford | Ford_F-150_SVT_Raptor_2010
polestar volvo | Volvo_V60_Polestar_2014
gt-r skyline | Nissan_Skyline_GT-R_V-Spec_II_1999
s cooper mini | MINI_Cooper_S_2002
bmw 2000 | BMW_M3_2000
bmw 2002 | BMW_2002_tii_1971
m3 2000 | BMW_M3_2000
2000 m3 | BMW_M3_2000
m3 1986 | BMW_M3_1986
1986 bmw | BMW_M3_1986
m5 1998 | BMW_M5_1998
2017 m5 | BMW_M5_2017
nsx 1990 | Honda_NSX_1990
nsx 2016 | Honda_NSX_2016
ford gt 2005 | Ford_GT_2005
2005 ford gt | Ford_GT_2005
golf 1974 | Volkswagen_Golf_1.1_1974
911 1975 | Porsche_911_Turbo_1975
911 turbo 2000 | Porsche_911_Turbo_2000
mustang 1964 | Ford_Mustang_289_1964
panda 1983 | Fiat_Panda_4x4_1983
panda 2006 | Fiat_Panda_100HP_2006
octavia 1996 | Skoda_Octavia_1.9_TDI_1996
1961 jaguar | Jaguar_E-Type_3.8_1961
'00 m3 | BMW_M3_2000
m3 '86 | BMW_M3_1986
’86 bmw | BMW_M3_1986
'05 ford gt | Ford_GT_2005
'69 camaro | Chevrolet_Camaro_Z28_1969
'64 mustang | Ford_Mustang_289_1964
nsx '90 | Honda_NSX_1990
'04 subaru | Subaru_Impreza_WRX_STI_2004
'91 mazda | Mazda_787B_1991
'91 rx-7 | Mazda_RX-7_1991
s106 | Bugatti_Bolide_2021
S99 rimac | Rimac_Nevera_2021
S93 nio | NIO_EP9_2016
s82 lotus | Lotus_3-Eleven_2016
s83 honda | Honda_NSX_2016
a65 yaris | Toyota_GR_Yaris_2020
b58 lotus | Lotus_Elise_1996
c43 swift | Suzuki_Swift_Sport_2011
f10 ford | Ford_Model_T_1912
rq 82 lotus | Lotus_3-Eleven_2016
rq106 | Bugatti_Bolide_2021
class s | Bugatti_Bolide_2021
a class | Ferrari_Purosangue_2022
class b | BMW_M3_2000
class d lancia | Lancia_Fulvia_Coupe_1.6_HF_1969
skoda octavia | Skoda_Octavia_RS_2013
Škoda Felicia | Skoda_Felicia_1.3_1994
citroen sm | Citroen_SM_1970
CITROËN DS | Citroen_DS_19_1955
citroën ami | Citroen_Ami_2020
huracan | Lamborghini_Huracan_Performante_2017
Huracán | Lamborghini_Huracan_Performante_2017
fulvia coupe | Lancia_Fulvia_Coupe_1.6_HF_1969
city-coupé | Smart_City-Coupe_1998
fulvia coupé | Lancia_Fulvia_Coupe_1.6_HF_1969
mx5 | Mazda_MX-5_2015
mx-5 | Mazda_MX-5_2015
mx 5 | Mazda_MX-5_2015
rx7 | Mazda_RX-7_1991
crx | Honda_CR-X_1.6i-16_1986
cr-x | Honda_CR-X_1.6i-16_1986
rs6 | Audi_RS_6_Avant_2013
rs4 | Audi_RS_4_Avant_2000
g63 | Mercedes-Benz_G_63_AMG_2012
190e | Mercedes-Benz_190_E_2.3-16_1984
300sl | Mercedes-Benz_300_SL_1954
f150 raptor | Ford_F-150_SVT_Raptor_2010
etype | Jaguar_E-Type_3.8_1961
e type | Jaguar_E-Type_3.8_1961
ftype | Jaguar_F-Type_V6_S_2013
xbow | KTM_X-Bow_GT-XR_2022
x bow | KTM_X-Bow_GT-XR_2022
gtr nissan | Nissan_GT-R_NISMO_2020
nissan gt-r | Nissan_GT-R_2007
rt10 | Dodge_Viper_RT/10_1992
charger r/t | Dodge_Charger_R/T_1968
3 eleven | Lotus_3-Eleven_2016
imiev | Mitsubishi_i-MiEV_2009
up! | Volkswagen_up!_1.0_2011
chevy bolt | Chevrolet_Bolt_2016
modelt | Ford_Model_T_1912
golfgti | Volkswagen_Golf_GTI_2004
por sche 959 | Porsche_959_1986
landrover defender | Land_Rover_Defender_110_V8_2021
porshe 959 | Porsche_959_1986
prosche 918 | Porsche_918_Spyder_2013
porsche caymen | Porsche_718_Cayman_GT4_2019
lambourghini miura | Lamborghini_Miura_P400_1966
lamborgini urus | Lamborghini_Urus_2018
ferarri f430 | Ferrari_F430_2004
ferari 308 | Ferrari_308_GTB_1975
bugati chiron | Bugatti_Chiron_2016
koenigseg ccx | Koenigsegg_CCX_2006
volkswagon beetle | Volkswagen_Beetle_1200_1961
mitsubishi lanser | Mitsubishi_Lancer_Evolution_VI_1999
subaru imprezza turbo | Subaru_Impreza_Turbo_1994
suburu brat | Subaru_BRAT_1978
hyundia pony | Hyundai_Pony_1975
peugot 504 | Peugeot_504_1968
maseratti | Maserati_MC20_2020
chevrolt corvair | Chevrolet_Corvair_1960
wrangeler | Jeep_Wrangler_YJ_1986
trabbant | Trabant_601_1964
toyta mirai | Toyota_Mirai_2014
multpla | Fiat_Multipla_1998
gallrado | Lamborghini_Gallardo_2003
aventadro | Lamborghini_Aventador_LP_700-4_2011
countahc | Lamborghini_Countach_LP5000_QV_1985
kengoo renault | Renault_Kangoo_1997
golf r 2013 | Volkswagen_Golf_R_2013
golf hti | Volkswagen_Golf_GTI_2004
chima | TVR_Chimaera_500_1994
koen | Koenigsegg_Gemera_2022
lambo | Lamborghini_Sian_FKP_37_2020
merc 190 | Mercedes-Benz_190_E_2.3-16_1984
evo lancer | Mitsubishi_Lancer_Evolution_VI_1999
vw | Volkswagen_ID._R_2018
slick | Bugatti_Bolide_2021
slicks mazda | Mazda_787B_1991
slick porsche | Porsche_919_Hybrid_2015
off-road ford | Ford_F-150_SVT_Raptor_2010
offroad suv | Mitsubishi_Pajero_Evolution_1997
all-surface audi | Audi_Sport_quattro_S1_E2_1985
all surface fiat | Fiat_131_Abarth_1976
awd bmw | BMW_M5_2017
4wd estate | BMW_M3_Touring_2022
rwd hatchback ford | Ford_Sierra_RS_Cosworth_1986
japanese hydrogen | Mazda_Premacy_Hydrogen_RE_2009
dutch | Donkervoort_D8_GTO_2013
india | Mahindra_Thar_2010
swedish estate | Volvo_850_R_BTCC_Estate_1994
diesel pickup | Volkswagen_Amarok_V6_2016
electric roadster | Tesla_Roadster_2008
bioethanol | Koenigsegg_Jesko_2020
fiat mpv | Fiat_Multipla_1998
wagon volvo 1995 | Volvo_850_T-5R_1995
`;

/** A query, and the id of the car that must come first; none where nothing may be found. */
export type Query = readonly [text: string, carId: string | undefined];

export const queries: readonly Query[] = Array.from(written.trim().split('\n'), (line) => {
  const [text = '', carId] = line.split(' | ');
  return [text, carId === '-' ? undefined : carId];
});
