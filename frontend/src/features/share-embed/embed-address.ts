import { addressFor, EMBED_TRACKS_MAX, embeds } from '#contracts';
import { formatDeck } from '#racing';
import type { Deck, Tune } from '#racing';
import { addressOf } from '../../lib/api/address.ts';
import type { EmbedLook } from './embed-part.tsx';

const CARD_WIDTH = '480';
const CARD_HEIGHT = 300;
const HEAD_HEIGHT = 110;
const ROW_HEIGHT = 46;
const MOST_HEIGHT = 640;

const whole = (path: string): string => new URL(addressOf('reads', path), location.origin).href;

export const carFrame = (id: string, tune: Tune) => ({
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  addressFor: (look: EmbedLook) => whole(addressFor(embeds.car, { params: { id }, query: { tune, ...look } })),
});

/** The page of a deck's times; more than a screen scrolls in its frame. */
export const gridFrame = (deck: Deck) => ({
  width: '100%',
  height: Math.min(HEAD_HEIGHT + Math.min(deck.tracks.length, EMBED_TRACKS_MAX) * ROW_HEIGHT, MOST_HEIGHT),
  addressFor: (look: EmbedLook) => whole(addressFor(embeds.grid, { query: { deck: formatDeck(deck), ...look } })),
});
