import { useTranslation } from 'react-i18next';
import type { PlannedEventAttributes } from '#contracts';
import { parseTrackCode } from '#racing';
import { momentText } from '../../features/planned-events/event-time.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import styles from './event-fields.module.css';
import { setLetter, ofFive } from './event-links.ts';
import { useHintLabels } from '../../lib/i18n/use-hint-labels.ts';

type Facts = PlannedEventAttributes;
type Field = keyof Facts;
const fields = [
  'name',
  'kind',
  'startsAt',
  'endsAt',
  'timeZone',
  'longTerm',
  'rqLimit',
  'requirements',
  'tracksets',
  'hints',
  'regions',
  'rewards',
  'links',
  'images',
] as const satisfies readonly Field[];

export const changedFields = (before: Facts, after: Facts): readonly Field[] =>
  fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

export function EventDifferences({ before, after }: { before: Facts; after: Facts }) {
  const { t } = useTranslation('events');
  const told = useToldFields();
  return (
    <dl className={styles['changes']}>
      {changedFields(before, after).map((field) => (
        <div key={field}>
          <dt>{t(`fields.${field}`)}</dt>
          <dd>
            <del>{told(field, before) || '–'}</del>
            <ins>{told(field, after) || '–'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useToldFields(): (field: Field, facts: Facts) => string {
  const { t, i18n } = useTranslation(['events', 'staffcars']);
  const words = useTrackLabels();
  const hintOf = useHintLabels();
  const moment = (iso: string, { timeZone }: Facts) => momentText(iso, i18n.language, timeZone);
  const track = (text: string) => {
    const code = parseTrackCode(text)?.code;
    return code ? `${words.name(code)} ${words.road(code)}` : text;
  };
  const tell: { readonly [Name in Field]: (facts: Facts) => string } = {
    name: ({ name }) => name,
    kind: ({ kind }) => t(`events:kinds.${kind}`),
    startsAt: (facts) => moment(facts.startsAt, facts),
    endsAt: (facts) => moment(facts.endsAt, facts),
    timeZone: ({ timeZone }) => timeZone,
    longTerm: ({ longTerm }) => t(longTerm ? 'staffcars:yes' : 'staffcars:no'),
    rqLimit: ({ rqLimit }) => (rqLimit === null ? t('events:noLimit') : String(rqLimit)),
    requirements: ({ requirements }) => requirements.map((one) => `${ofFive(one)} ${one.criteria}`).join(' · '),
    tracksets: ({ tracksets }) =>
      tracksets.map((codes, at) => `${setLetter(at)}: ${codes.map(track).join(', ')}`).join(' · '),
    hints: ({ hints }) => hints.map((one, at) => `${at + 1}: ${one.map(hintOf).join(', ') || '–'}`).join(' · '),
    regions: (facts) =>
      facts.regions
        .map(
          (one) => `${t(`events:regions.${one.region}`)} ${moment(one.startsAt, facts)} – ${moment(one.endsAt, facts)}`,
        )
        .join(' · '),
    rewards: ({ rewards }) =>
      rewards
        .map(({ from, to, carIds, ...counts }) => {
          const won = Object.entries(counts).flatMap(([prize, count]) =>
            count > 0 ? `${t(`events:prizes.${prize as keyof typeof counts}`)} ${count}` : [],
          );
          return `${from}–${to ?? ''}: ${[...won, ...carIds].join(', ')}`;
        })
        .join(' · '),
    links: ({ links }) => links.join(' '),
    // Upload names mean nothing to a user: the first digits show which changed.
    images: ({ images = [] }) => images.map((name) => name.slice(0, 6)).join(', '),
  };
  return (field, facts) => tell[field](facts);
}
