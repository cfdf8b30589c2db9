import { Command, type StoredText, RuleBroken } from '#kernel';
import { deckOfLink, formatDeck } from '#racing';
import type { TemplateKind, TemplateSaved } from './template.events.ts';
import type { Template } from './template.state.ts';
import { templatePermissions } from './template.permissions.ts';

export class SaveTemplate extends Command<{
  readonly title: string;
  readonly kind: TemplateKind;
  readonly link: string;
  readonly rqLimit?: number;
  readonly points?: number;
}> {}

type SaveFacts = StoredText & { readonly templateId: string; readonly unknownCars: readonly string[] };

/** A comparison has two cars and a track. Source: the players' notes. */
const CARS_MIN = 2;

export const saveTemplate = (
  { data, meta }: SaveTemplate,
  state: Template,
  { templateId, unknownCars, textId = '' }: SaveFacts,
): readonly TemplateSaved[] => {
  templatePermissions.check('save-template', state, meta);
  const { kind, link, rqLimit, points } = data;
  const deck = deckOfLink(link);
  if (!deck) throw new RuleBroken('deck-link-unreadable');
  if (deck.cars.length < CARS_MIN || deck.tracks.length === 0) throw new RuleBroken('template-incomplete');
  const [unknown] = unknownCars;
  if (unknown !== undefined) throw new RuleBroken('car-unknown', { carId: unknown });
  const limits = { ...(rqLimit === undefined ? {} : { rqLimit }), ...(points === undefined ? {} : { points }) };
  // Rebuilt from the parsed link, so that nothing else of it is stored.
  const saved = { templateId, author: meta.actor, textId, kind, deck: formatDeck(deck), ...limits };
  return [{ type: 'TemplateSaved', data: saved }];
};
