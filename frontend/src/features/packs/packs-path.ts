import { type Criteria, formatCriteria, TARGETS_MAX } from '#racing';
import { pages } from '../../lib/paths.ts';

/** The address that simulates packs for some cars, or with a theme; Carbon Fiber has every class that others have. */
export function packsPath({ cars = [], theme = [] }: { cars?: readonly string[]; theme?: Criteria }): string {
  const query = new URLSearchParams({ pack: 'carbon-fiber' });
  if (theme.length > 0) query.set('theme', formatCriteria(theme));
  if (cars.length > 0) {
    query.set('goal', 'cars');
    query.set('cars', cars.slice(0, TARGETS_MAX).join(','));
  }
  return `${pages.packs}?${query}`;
}
