import { addressFor, EMBED_TRACKS_MAX, embeds } from '#contracts';
import { formatDeck } from '#racing';
import type { Deck, Tune } from '#racing';
import { addressOf } from '../../lib/api/address.ts';
import type { EmbedStyle } from './embed-section.tsx';

const CARD_WIDTH = '480';
const CARD_HEIGHT = 300;
const HEAD_HEIGHT = 110;
const ROW_HEIGHT = 46;
const MAX_HEIGHT = 640;

const whole = (path: string): string => new URL(addressOf('reads', path), location.origin).href;

export const carFrame = (id: string, tune: Tune) => ({
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  addressFor: (variant: EmbedStyle) => whole(addressFor(embeds.car, { params: { id }, query: { tune, ...variant } })),
});

/** The page of a deck's times; more than a screen scrolls in its frame. */
export const gridFrame = (deck: Deck) => ({
  width: '100%',
  height: Math.min(HEAD_HEIGHT + Math.min(deck.tracks.length, EMBED_TRACKS_MAX) * ROW_HEIGHT, MAX_HEIGHT),
  addressFor: (variant: EmbedStyle) =>
    whole(addressFor(embeds.grid, { query: { deck: formatDeck(deck), ...variant } })),
});
