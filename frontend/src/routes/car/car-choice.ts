import { useSearchParams } from 'react-router-dom';
import type { To } from 'react-router-dom';
import { parseTune } from '#racing';
import type { Tune } from '#racing';
import { carPath } from '../../lib/paths.ts';

/** How a car is shown: with a tune, and as of a game version (undefined: the current one). */
export type CarChoice = { readonly tune: Tune; readonly version: string | undefined };

export type ChosenCar = CarChoice & {
  readonly carId: string;
  readonly choose: (change: Partial<CarChoice>) => void;
  /** The address that shows another car in the same place. */
  readonly addressOf: (carId: string) => To;
  /** The car is shown over another page. */
  readonly isSheet?: true;
};

export const STOCK = '000' as Tune;

/** The choice in an address; unreadable values are ignored. */
export function readChoice(params: URLSearchParams): CarChoice {
  return { tune: parseTune(params.get('tune') ?? '') ?? STOCK, version: params.get('version') ?? undefined };
}

/** The same parameters with another choice; defaults are left out. */
export function withChoice(params: URLSearchParams, { tune, version }: CarChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tune === STOCK) next.delete('tune');
  else next.set('tune', tune);
  if (version === undefined) next.delete('version');
  else next.set('version', version);
  return next;
}

/** The choice of a page, stored in its address. */
export function usePageChoice(carId: string): ChosenCar {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params);
  const choose = (change: Partial<CarChoice>) =>
    setParams(withChoice(params, { ...choice, ...change }), { replace: true });
  return { carId, ...choice, choose, addressOf: carPath };
}
