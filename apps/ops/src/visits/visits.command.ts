import { type Command, InvalidArgumentError } from 'commander';
import { withAccountRows } from '../stores.ts';
import { table } from '../table.ts';

const MAX_DAYS = 3_660;

/** `ops visits`: how often the site was opened, by day. */
export const addVisits = (program: Command): void => {
  program
    .command('visits')
    .description('show the number of visits per day (UTC), for recent days with visits')
    .option('--days <number>', `number of days, 1 to ${MAX_DAYS}`, daysOf, 30)
    .action(async ({ days }: { days: number }) => {
      const counted = await withAccountRows(({ visits }) => visits.newest(days));
      const rows = counted.map(({ day, visits }) => [day, String(visits)]);
      console.log(rows.length > 0 ? table(['day', 'visits'], rows) : 'No visits yet.');
    });
};

const daysOf = (text: string): number => {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${MAX_DAYS}.`);
};
