/** Classes from common to legendary: letter, first RQ, colour on light and dark alike. Source: the players' notes. */
export const carClasses = [
  { letter: 'F', label: 'Common', rqFrom: 0, colour: '#878787' },
  { letter: 'E', label: 'Uncommon', rqFrom: 20, colour: '#76F273' },
  { letter: 'D', label: 'Rare', rqFrom: 30, colour: '#1CCCFF' },
  { letter: 'C', label: 'Super Rare', rqFrom: 40, colour: '#FFF62B' },
  { letter: 'B', label: 'Ultra Rare', rqFrom: 50, colour: '#FF3538' },
  { letter: 'A', label: 'Epic', rqFrom: 65, colour: '#8C5CFF' },
  { letter: 'S', label: 'Legendary', rqFrom: 80, colour: '#FFAF17' },
] as const;

export type CarClass = (typeof carClasses)[number]['letter'];

/** The class of a car by its rating: F below 20, E below 30, D 40, C 50, B 65, A 80, else S. */
export const carClassOf = (rq: number): CarClass => carClasses.findLast(({ rqFrom }) => rq >= rqFrom)?.letter ?? 'F';
