import { useMemo } from 'react';
import { deckViewOptions, trackGroups } from '#racing';
import type { TrackGroup } from '#racing';
import { changeSettings, currentSettings, useSetting } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { storeOf, useStore } from '../store.ts';

/** How a deck is shown: the contents and colours of cells, layout, track order, and collapsed groups. */
export type GridView = Pick<Settings, 'show' | 'colours' | 'grouped' | 'layout'> & {
  readonly closed: readonly TrackGroup[];
  /**
   * The reference of points and gaps: a car of the deck, the record of each track, or the best of the user's garage
   * there.
   */
  readonly against: Against;
};

const { show: shows, colours, order: orders, against: againsts } = deckViewOptions;
export const layouts = deckViewOptions.layout;
export type Against = (typeof againsts)[number];

/** The view in an address; for missing or invalid parts the user's settings apply. */
export function readView(search: string): Partial<GridView> {
  const said = new URLSearchParams(search);
  const show = shows.find((one) => one === said.get('show'));
  const colour = colours.find((one) => one === said.get('colours'));
  const layout = layouts.find((one) => one === said.get('layout'));
  const order = orders.find((one) => one === said.get('order'));
  const against = againsts.find((one) => one === said.get('against'));
  const closed = said.get('closed')?.split(',');
  return {
    ...(show ? { show } : {}),
    ...(colour ? { colours: colour } : {}),
    ...(layout ? { layout } : {}),
    ...(order ? { grouped: order === 'type' } : {}),
    ...(against ? { against } : {}),
    ...(closed ? { closed: trackGroups.filter((group) => closed.includes(group)) } : {}),
  };
}

/** The query part of this view, appended to the deck. */
export function writeView({ show, colours: colour, layout, grouped, closed, against }: Partial<GridView>): string {
  const order = grouped === undefined ? undefined : grouped ? 'type' : 'deck';
  // With the usual layout left out, a user with another setting sees the shared link in their own.
  const lies = layout === 'wide' ? undefined : layout;
  const parts = {
    show,
    colours: colour,
    layout: lies,
    order,
    closed: closed?.join(','),
    against: against === 'car' ? undefined : against,
  };
  return Object.entries(parts)
    .map(([name, value]) => (value === undefined || value === '' ? '' : `&${name}=${value}`))
    .join('');
}

/** The query of an address with its view replaced by this one. */
export const withView = (search: string, view: Partial<GridView>): string =>
  search.replaceAll(/&(show|colours|layout|order|closed|against)=[^&]*/g, '') + writeView(view);

/** The view in the address: it overrides the user's settings while the deck is shown. */
export const addressedView = storeOf<Partial<GridView>>({});

/** Fields without a setting. */
const asUsual = { closed: [], against: 'car' } as const;

const whole = ({ show, colours: colour, layout, grouped }: Settings, view: Partial<GridView>): GridView => ({
  show,
  colours: colour,
  layout,
  grouped,
  ...asUsual,
  ...view,
});

export const currentView = (): GridView => whole(currentSettings(), addressedView.get());

/** Changes the view; written to the address, and saved as the default for next time. */
export function changeView(change: Partial<GridView>): void {
  const { closed: _groups, against: _against, ...options } = change;
  addressedView.set({ ...currentView(), ...change });
  if (Object.keys(options).length > 0) changeSettings(options);
}

export function useGridView(): GridView {
  const said = useStore(addressedView);
  const [show, colour] = [useSetting('show'), useSetting('colours')];
  const [layout, grouped] = [useSetting('layout'), useSetting('grouped')];
  return useMemo(
    () => ({ show, colours: colour, layout, grouped, ...asUsual, ...said }),
    [show, colour, layout, grouped, said],
  );
}
