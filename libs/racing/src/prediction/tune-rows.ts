/**
 * Effect of stages 2 and 3 of engine, weight and chassis on a lap with corners, against stage 1: circuit (`*`: all
 * others), ground, then ln of the factor in ten-thousandths. Source: the players', from the same car on the same track.
 */
export const tuneRows = `
* dry -52 -113 -54 -108 -97 -182
* wet -68 -131 -32 -75 -90 -171
* loose -43 -108 -34 -57 -122 -222
canyonTour dry -52 -116 -54 -119 -105 -168
canyonTour wet -67 -150 -34 -91 -107 -172
carPark dry -39 -86 -29 -58 -92 -182
carPark wet -70 -113 -30 -50 -74 -160
csMed dry -42 -114 -46 -106 -95 -182
csMed wet -65 -129 -31 -71 -90 -166
csSmall dry -43 -127 -58 -131 -80 -156
csSmall wet -62 -126 -22 -74 -95 -155
fast dry -45 -114 -58 -122 -83 -147
fast wet -64 -136 -25 -83 -94 -155
fastr dry -45 -102 -50 -100 -87 -150
forest dry -52 -108 -52 -105 -89 -184
forest wet -77 -121 -33 -73 -87 -174
gForce dry -42 -101 -51 -104 -123 -242
gForce loose -66 -113 -50 -48 -132 -240
gForce wet -81 -148 -43 -74 -100 -214
gForcer dry -62 -99 -46 -84 -78 -215
hairpin dry -49 -126 -50 -115 -100 -169
hairpin loose -24 -162 -59 -68 -152 -227
hairpin wet -61 -134 -28 -76 -98 -159
indoorKart dry -44 -103 -50 -116 -101 -209
kart dry -52 -103 -49 -102 -106 -203
kart wet -76 -124 -35 -73 -94 -186
laguna dry -49 -124 -55 -115 -98 -173
laguna wet -69 -142 -32 -88 -99 -174
mnCity dry -48 -118 -60 -126 -104 -168
mnCityLong dry -53 -111 -50 -111 -98 -183
mnCityNarrow dry -52 -105 -50 -104 -93 -192
mnGforce dry -56 -101 -52 -102 -88 -197
mnHairpin dry -47 -111 -52 -112 -93 -170
mnHairpin wet -66 -129 -30 -73 -91 -166
northloop1 dry -39 -95 -58 -99 -83 -145
northloop2 dry -44 -100 -47 -94 -85 -146
nwCathedral dry -53 -128 -55 -123 -113 -181
nwCathedral wet -59 -159 -33 -93 -108 -172
nwCircuit dry -53 -123 -58 -115 -111 -178
nwGforce dry -59 -103 -56 -104 -86 -201
nwLoop dry -54 -137 -57 -131 -118 -186
nwSlalom dry -65 -139 -62 -139 -119 -198
oceanHighway dry -87 -169 -74 -141 -64 -133
oceanParking dry -78 -140 -62 -122 -97 -193
rallySmall loose -47 -106 -25 -68 -129 -216
slalom dry -48 -153 -62 -119 -134 -263
slalom loose -63 -126 -51 -75 -136 -242
slalom wet -74 -222 -71 -115 -114 -248
slalomr dry -56 -161 -59 -104 -118 -242
tCircuit dry -42 -96 -53 -106 -103 -197
tCircuit loose -38 -88 -27 -39 -109 -210
tCircuit wet -71 -126 -32 -74 -85 -174
tCircuitr dry -47 -94 -47 -91 -97 -193
tRoad dry -53 -113 -51 -111 -99 -199
tRoad loose -42 -101 -34 -49 -115 -221
tRoad wet -75 -123 -32 -74 -83 -177
tokyoLoop dry -41 -86 -46 -89 -90 -179
tokyoOffRamp dry -45 -101 -44 -99 -95 -156
tokyoOverpass dry -28 -100 -27 -97 -110 -159
townSlalom dry -62 -103 -57 -105 -86 -204
townSprint dry -54 -125 -56 -119 -108 -167
townSprint wet -63 -132 -22 -81 -102 -168
`;
