import { cellKey } from '#projections/lap-times/lap-times.projection';
import type { Ports } from '../../ports.ts';
import { firstDayThatCounts } from '../../view-counts/view-days.ts';

const cars = [
  'Audi_Sport_quattro_S1_E2_1985|233',
  'Bugatti_Chiron_2016|332',
  'Volkswagen_Golf_R_2013|332',
  'MINI_Cooper_S_2002|332',
  'Trabant_601_1964|332',
  'Ferrari_458_Speciale_2013|323',
  'Toyota_Prius_2003|233',
];
const trackCodes = ['drag150_a00', 'moto_a10', 'kart_a60', 'hairpin_a40'];
const MAX_VIEWS = 37;

/** Demo view counts, unless there are real ones by now. */
export const seedDemoViewCounts = async ({ accounts }: Pick<Ports, 'accounts'>, now: string): Promise<void> => {
  if ((await accounts.looks.most('car', firstDayThatCounts(now), 1)).length > 0) return;
  const day = now.slice(0, 10);
  const looked = cars.map((car, at) => ({ item: car.replace(/\|.*/, ''), looks: MAX_VIEWS - 5 * at }));
  await accounts.looks.add({ day, kind: 'car', items: looked });
  const cells = cars.flatMap((car, place) => {
    const [carId = '', tune = ''] = car.split('|');
    return trackCodes.map((track, at) => ({ item: cellKey(carId, tune, track), looks: 24 - 3 * place - at }));
  });
  await accounts.looks.add({ day, kind: 'cell', items: cells });
};
