import { useMemo } from 'react';
import { deckViewWords, trackGroups } from '#racing';
import type { TrackGroup } from '#racing';
import { changeSettings, currentSettings, useSetting } from '../settings/settings.ts';
import type { Settings } from '../settings/settings.ts';
import { storeOf, useStore } from '../store.ts';

/** How a deck is shown: what its cells say, what their colours mean, how it lies, the order of tracks, the groups that are closed. */
export type GridView = Pick<Settings, 'show' | 'colours' | 'grouped' | 'layout'> & {
  readonly closed: readonly TrackGroup[];
  /** What points and gaps count against: a car of the deck, the record of each track, or the best of one's garage there. */
  readonly against: Against;
};

const { show: shows, colours, order: orders, against: againsts } = deckViewWords;
export const layouts = deckViewWords.layout;
export type Against = (typeof againsts)[number];

/** What an address says of the view; what it leaves out, or says wrongly, is the reader's own choice. */
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

/** The part of an address that says this view, to go behind the deck. */
export function writeView({ show, colours: colour, layout, grouped, closed, against }: Partial<GridView>): string {
  const order = grouped === undefined ? undefined : grouped ? 'type' : 'deck';
  // Who has it otherwise reads what is shared as usual in their own way.
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

/** The query of an address with this view instead of its own. */
export const withView = (search: string, view: Partial<GridView>): string =>
  search.replaceAll(/&(show|colours|layout|order|closed|against)=[^&]*/g, '') + writeView(view);

/** What the address says of the view: it wins over the reader's options while the deck is shown. */
export const addressedView = storeOf<Partial<GridView>>({});

/** What no option says. */
const asUsual = { closed: [], against: 'car' } as const;

const whole = ({ show, colours: colour, layout, grouped }: Settings, view: Partial<GridView>): GridView => ({
  show,
  colours: colour,
  layout,
  grouped,
  ...asUsual,
  ...view,
});

/** The view as it is now. */
export const currentView = (): GridView => whole(currentSettings(), addressedView.get());

/** Changes the view; it is in the address from then on, and what one starts with next time. */
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
