import type { Pack } from './pack.ts';
import { type PackRow, shopPackRows, specialPackRows } from './pack-rows.ts';
import { readOdds } from './read-odds.ts';

const packOf = ({ odds, themedOdds, withoutLegendaryOdds, ...row }: PackRow): Pack => ({
  ...row,
  odds: readOdds(odds),
  ...(themedOdds && { themedOdds: readOdds(themedOdds) }),
  ...(withoutLegendaryOdds && { withoutLegendaryOdds: readOdds(withoutLegendaryOdds) }),
});

// Read on first use: most pages never use them.
let known: readonly Pack[] | undefined;

/** The day on which the odds were last checked (ISO 8601). */
export const PACKS_CHECKED = '2026-11-22';

/** All 13 packs: those of the shop, then the special ones. */
export const packs = (): readonly Pack[] =>
  (known ??= [...shopPackRows.map(packOf), ...specialPackRows.map((row) => ({ ...packOf(row), special: true }))]);

/** The pack of this id ("ceramic"); undefined when there is none. */
export const findPack = (id: string): Pack | undefined => packs().find((pack) => pack.id === id);
