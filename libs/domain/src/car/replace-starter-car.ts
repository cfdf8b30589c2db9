import { Command } from '#kernel';
import { currentGameVersion } from '#racing';
import { type CarPast, restated, stateOf } from './car-past.ts';
import { attributesByVersion } from './car-at.ts';
import type { CarEvent } from './car.events.ts';
import { isKnownCar } from './car.state.ts';
import { RetireCar, retireCar } from './retire-car.ts';

/**
 * Retire a starter car that a real catalogue lacks, since the catalogue's version (absent: the one of today); one that
 * another source supports is left alone.
 */
export class ReplaceStarterCar extends Command<{ readonly carId: string; readonly gameVersion?: string }> {}

/** It stays, retired, in the version that it was made for, and was in no other; no version counts it. */
export const replaceStarterCar = ({ data, meta }: ReplaceStarterCar, past: CarPast): readonly CarEvent[] => {
  const { carId, gameVersion } = data;
  const since = gameVersion === undefined ? {} : { gameVersion };
  const state = stateOf(past);
  if (!isKnownCar(state) || state.source !== 'starter') return [];
  const retired =
    state.status === 'released'
      ? retireCar(new RetireCar({ carId, reason: 'not-in-source', ...since }, meta), state)
      : [];
  const [only, ...more] = attributesByVersion(past);
  const counted = past.some(
    ({ type, data: said }) => type === 'CarHistoryRestated' && 'reason' in said && said.reason === 'starter-replaced',
  );
  if (retired.length === 0 && more.length === 0 && only?.gameVersion === currentGameVersion && counted) return [];
  const history = [{ gameVersion: currentGameVersion, whole: true, facts: state.car, source: 'starter' }] as const;
  return [...retired, restated(past, { carId, source: 'starter', history, reason: 'starter-replaced', counted: {} })];
};
