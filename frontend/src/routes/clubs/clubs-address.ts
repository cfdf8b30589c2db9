/** The defaults of the page; anything else is in its address. */
export const FIRST_CLUBS = { day: '', pair: '', rq: '250', garage: '', past: '', staff: '' };
export type ClubsAddress = typeof FIRST_CLUBS;
export type SetClubsAddress = (changes: Partial<ClubsAddress>) => void;

/** The bounds of a club hand's cost. Source: the players' notes. */
export const CLUB_RQ = { min: 60, max: 500, step: 5, usual: 250 } as const;

export const rqOf = ({ rq }: Pick<ClubsAddress, 'rq'>): number => {
  const number = Number(rq);
  return Number.isInteger(number) && number >= CLUB_RQ.min && number <= CLUB_RQ.max ? number : CLUB_RQ.usual;
};

export const isDay = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
