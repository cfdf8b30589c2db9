/**
 * Conditions, then the circuits that matches of the campaign are raced on in just these conditions: 208 track codes.
 * Source: the players' list of 291 matches in 30 places.
 */
// prettier-ignore
export const campaignCircuits: readonly (readonly [conditions: string, circuits: string])[] = [
  ['00', 'drag150b drag170 mile1r mile4r drag100150 drag30130 drag50150 drag75125 townSlalom fastr gForcer indoorKart mnCityNarrow nwCircuit nwGforce nwLoop nwTour nwSlalom northloop northloop1 northloop2 northloop3 oceanCity oceanLongDrag oceanShortDrag serviceRoads slalomr speedbump1km waterDrag'],
  ['00 01', 'airplaneHangars canyonTour carPark townSprint fast kart draglshape laguna mnGforce mnCity mnCityLong mtHill mtIncline mtSlalom mtTour nwDrag nwCathedral northloop4 oceanHighway oceanParking runwayDragSlalom tokyoBridge tokyoDrag tokyoGforce tokyoLoop tokyoOffRamp tokyoOverpass tCircuitr'],
  ['01', 'northloop5 runwayDrag runwayLoop'],
  ['00 01 10', 'drag100b drag150'],
  ['00 01 60', 'csMed forest'],
  ['40 41', 'rallyMed rallySmall'],
  ['00 01 10 11 20 30 50 60', 'gForce slalom'],
  ['00 01 10 20 50 60', 'mile1 hairpin'],
  ['00 01 10 20', 'drag100'],
  ['00 01 10 11 20 50 60', 'tRoad'],
  ['00 01 10 60', 'tCircuit'],
  ['00 01 11', 'mtHairpin'],
  ['00 01 11 60', 'mtTwisty'],
  ['00 01 11 20 50 60', 'mile2'],
  ['00 01 11 20 30 50 60', 'mile4'],
  ['00 01 20 60', 'testBowlr'],
  ['00 01 40 41', 'mnHairpin'],
  ['00 01 50 60', 'csSmall'],
  ['00 10', 'testBowl'],
  ['00 10 11 20 50', 'hClimb'],
  ['00 20', 'drag120'],
  ['00 60', 'speedbump12km'],
  ['01 50', 'drag60'],
  ['01 b0', 'figureEight'],
  ['10', 'airplaneSlalom'],
  ['10 11', 'moto'],
  ['10 11 71 20', 'forestSlalom'],
  ['40', 'dtRoad'],
  ['40 41 b0', 'forestRiver'],
  ['41', 'canyonButte'],
  ['c0', 'oceanSlalom'],
  ['d0', 'frozenLake'],
];
