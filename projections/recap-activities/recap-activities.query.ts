import type { View } from '#read-store';
import { momentsOf } from './figures/local-time.ts';
import type { RecapMaterial } from './figures/recap-entries.ts';
import type { RecapActivity } from './recap-activity.ts';

const FACTS_A_PAGE = 500;
/** Limit of facts per period: more than fifty a day, all year. */
const MAX_FACTS = 20_000;

/** A user's actions in a year or a month, in any time zone: the earliest first. */
export const activitiesOfPeriod = async (
  view: View<RecapActivity>,
  by: string,
  period: string,
): Promise<RecapMaterial['facts']> => {
  const { from, to } = momentsOf(period);
  const facts: RecapMaterial['facts'][number][] = [];
  let after: string | undefined;
  do {
    const page = await view.find({
      where: { by },
      range: { field: 'at', from, to },
      limit: FACTS_A_PAGE,
      ...(after === undefined ? {} : { after }),
    });
    facts.push(...page.items);
    after = page.next;
  } while (after !== undefined && facts.length < MAX_FACTS);
  return facts;
};

/** The first and last action of a user; undefined: none yet. */
export const spanOfActivities = async (
  view: View<RecapActivity>,
  by: string,
): Promise<{ readonly from: string; readonly to: string } | undefined> => {
  const endOf = async (descending: boolean) => {
    const page = await view.find({ where: { by }, order: { field: 'at', descending }, limit: 1 });
    return page.items[0]?.doc.at;
  };
  const [from, to] = [await endOf(false), await endOf(true)];
  return from === undefined || to === undefined ? undefined : { from, to };
};
