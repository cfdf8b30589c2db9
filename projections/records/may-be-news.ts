import type { CellEvent } from '#domain';
import { mayLead, sameLapTime } from '#racing';

/**
 * Whether an event of a cell may make a record, or take one away: by what it says is current after it. What only adds to a
 * cell, and leaves what is current there doubted, disputed or of an unconfirmed address, is news of the cell alone.
 */
export const mayBeNews = ({ type, data }: CellEvent): boolean => {
  const { standing, standingSupport } = data;
  switch (type) {
    case 'LapTimeSubmitted': {
      const isCurrent = standing === undefined || (standing.kind !== 'none' && sameLapTime(data.value, standing));
      return isCurrent && mayLead(standingSupport, data.trust);
    }
    case 'LapTimeVoted':
      return data.vote === 'down' || standingSupport === undefined;
    default:
      return true;
  }
};
