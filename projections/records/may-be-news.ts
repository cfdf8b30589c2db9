import type { CellEvent } from '#domain';
import { mayLead, sameLapTime } from '#racing';

/**
 * Whether an event of a cell may set or end a record: by its current time after the event. An event that leaves the
 * current time doubted, disputed or of an unconfirmed address concerns the cell alone.
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
