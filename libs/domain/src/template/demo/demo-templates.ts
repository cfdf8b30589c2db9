import { type ActorId, fold, type Job, type JobStep, jobStep } from '#kernel';
import { type Deck, formatDeck, parseTrackCode, type Tune } from '#racing';
import type { CarAttributes } from '../../car/car-attributes.ts';
import { starterCatalogue } from '../../car/starter/starter-catalogue.ts';
import { demoModerator } from '../../lap-time/demo/demo-times.ts';
import { seedJob } from '../../seed/seed-job.ts';
import { ApproveTemplate, approveTemplate } from '../decide-template.ts';
import { ProposeTemplate, proposeTemplate } from '../propose-template.ts';
import { SaveTemplate, saveTemplate } from '../save-template.ts';
import type { TemplateEvent, TemplateKind } from '../template.events.ts';
import { type Template, template, templateStream } from '../template.state.ts';

/** Increase with every change of the data. */
const DEMO_VERSION = 1;
const CARS_EACH = 8;
const tune = '332' as Tune;

/** Its title is stored with its author's texts; a waiting one has no moderator yet. */
export type DemoTemplate = {
  readonly author: ActorId;
  readonly textId: string;
  readonly title: string;
  readonly kind: TemplateKind;
  readonly deck: Deck;
  readonly waits?: true;
};

const by = (word: string): ActorId => `demo:${word}` as ActorId;

const deckOf = (isWanted: (car: CarAttributes) => boolean, trackCodes: string): Deck => ({
  cars: starterCatalogue
    .filter(({ car }) => isWanted(car))
    .toSorted((a, b) => b.car.rq - a.car.rq || a.carId.localeCompare(b.carId))
    .slice(0, CARS_EACH)
    .map(({ carId }) => ({ carId, tune })),
  tracks: trackCodes.split(' ').flatMap((code) => parseTrackCode(code)?.code ?? []),
});

export const demoTemplates: readonly DemoTemplate[] = [
  {
    author: by('amber'),
    textId: 'demo-template-hatches',
    title: 'Hot hatches where it is tight',
    kind: 'best-of',
    deck: deckOf(
      ({ tags }) => tags.includes('Hot Hatch'),
      'kart_a00 indoorKart_a00 tCircuit_a00 slalom_a00 carPark_a00',
    ),
  },
  {
    author: by('birch'),
    textId: 'demo-template-estates',
    title: 'Estates in all weathers',
    kind: 'other',
    deck: deckOf(({ body }) => body.includes('Estate'), 'tRoad_a00 tRoad_a01 mtHill_a60 hairpin_a50 fast_a00'),
  },
  {
    author: by('cobalt'),
    textId: 'demo-template-electric',
    title: 'Electric cars at the lights',
    kind: 'event',
    deck: deckOf(({ fuel }) => fuel === 'Electric', 'drag100_a00 testBowl_a00 fast_a00 hairpin_a00'),
  },
  {
    author: by('dune'),
    textId: 'demo-template-classics',
    title: 'Older than 1970, on dirt and snow',
    kind: 'other',
    deck: deckOf(({ year }) => year < 1970, 'forestSlalom_a10 mtHill_a60 hairpin_a50 slalom_a20'),
    waits: true,
  },
];

/** The job that fills the library. Titles must be stored before. */
export const demoTemplatesSeed: Job = seedJob('demo-templates', DEMO_VERSION, () => demoTemplates.map(filing));

const filing = ({ author, textId, title, kind, deck, waits }: DemoTemplate, at: number): JobStep => {
  const templateId = `5a1e4f7a-1b2c-5d3e-8f4a-0b1c2d3e${String(at).padStart(4, '0')}`;
  const data = { title, kind, link: formatDeck(deck) };
  return jobStep<Template, TemplateEvent>({
    key: at,
    stream: templateStream(templateId),
    command: 'SaveTemplate',
    data: { textId, kind, link: data.link },
    actor: author,
    decider: template,
    decide: (state, { meta }) => {
      if (state.status !== 'new') return [];
      const saved = saveTemplate(new SaveTemplate(data, meta), state, { templateId, textId, unknownCars: [] });
      const proposed = proposeTemplate(new ProposeTemplate({ templateId }, meta), fold(template, saved));
      const sent = [...saved, ...proposed];
      if (waits) return sent;
      const as = { ...meta, actor: demoModerator, role: 'moderator' } as const;
      return [...sent, ...approveTemplate(new ApproveTemplate({ templateId }, as), fold(template, sent))];
    },
  });
};
