import { isPoints, type GarageCopy } from '#racing';
import { storeOf, useStore } from '../../lib/store.ts';

/** Simulated upgrades, on this device: the points a copy would have, by its id. */
export type Simulated = Readonly<Record<string, string>>;

const STORAGE_KEY = 'tdr.garage-simulated';

function stored(): Simulated {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries: [string, unknown][] = Object.entries(kept ?? {});
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && isPoints(entry[1])),
    );
  } catch {
    return {};
  }
}

const simulated = storeOf(stored());

// Another tab has changed them, or the user has logged out.
addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY) simulated.set(stored());
});

export const useSimulated = (): Simulated => useStore(simulated);

export function setSimulated(next: Simulated): void {
  simulated.set(next);
  localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
}

/** Simulates an upgrade of a copy; undefined: none. */
export function simulate(copyId: string, points: string | undefined): void {
  const { [copyId]: _before, ...others } = simulated.get();
  setSimulated(points === undefined ? others : { ...others, [copyId]: points });
}

export const withSimulated = <Copy extends GarageCopy>(copies: readonly Copy[], upgrades: Simulated): readonly Copy[] =>
  copies.map((copy) => {
    const points = upgrades[copy.copyId];
    return points === undefined ? copy : { ...copy, points };
  });
