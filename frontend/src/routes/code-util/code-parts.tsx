import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDeck, pointConstant, tuneFuses, tuneInPoints, tuneInStages, tuneStars, tuneUpgrades } from '#racing';
import type { DroppedItem, ParsedDeck, ParsedTrackCode, Tune } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { pages } from '../../lib/paths.ts';
import { ToolFigures, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './code-util.module.css';
import type { ReadCode } from './read-code.ts';

export function CodeParts({ read }: { read: ReadCode }) {
  if (read.kind === 'deck') return <DeckParts {...read.deck} />;
  if (read.kind === 'tune') return <TuneParts tune={read.tune} />;
  return read.kind === 'track' ? <TrackParts track={read.track} /> : null;
}

function TuneParts({ tune }: { tune: Tune }) {
  const { t } = useTranslation('codes');
  const stages = tuneInStages(tune);
  return (
    <ToolFigures
      figures={[
        { label: t('inStages'), value: stages ?? '–', note: stages === undefined ? t('between') : undefined },
        { label: t('inPoints'), value: tuneInPoints(tune) },
        { label: t('stars'), value: tuneStars(tune) },
        { label: t('upgrades'), value: tuneUpgrades(tune) },
        { label: t('fuses'), value: tuneFuses(tune) },
      ]}
    />
  );
}

function TrackParts({ track: { code } }: { track: ParsedTrackCode }) {
  const { t } = useTranslation('codes');
  const words = useTrackLabels();
  return (
    <ToolFigures
      figures={[
        { label: t('track'), value: words.name(code), note: words.road(code) },
        { label: t('factor'), value: pointConstant(code) },
      ]}
    />
  );
}

function DeckParts({ deck, dropped }: ParsedDeck) {
  const { t } = useTranslation('codes');
  const words = useTrackLabels();
  const isEmpty = deck.cars.length + deck.tracks.length === 0;
  return (
    <div className={styles['parts']}>
      <Lines
        title={t('cars')}
        lines={deck.cars.map(({ carId, tune }) => `${carId.replaceAll('_', ' ')} · ${tune ?? t('noTune')}`)}
      />
      <Lines
        title={t('tracks')}
        lines={deck.tracks.map((code) => `${words.name(code)} · ${words.road(code)} · ${code}`)}
      />
      <DroppedItems dropped={dropped} />
      {isEmpty ? null : (
        <ToolRow>
          <OpenDeck share={formatDeck(deck)} />
        </ToolRow>
      )}
    </div>
  );
}

export function OpenDeck({ share, label }: { share: string; label?: string }) {
  const { t } = useTranslation('codes');
  return <Link to={`${pages.compare}?share=${share}`}>{label ?? t('open')}</Link>;
}

/** Parts that cannot be read, each with its reason; nothing is dropped silently. */
export function DroppedItems({ dropped }: { dropped: readonly DroppedItem[] }) {
  const { t } = useTranslation(['codes', 'problems']);
  return (
    <Lines title={t('codes:leftOut')} lines={dropped.map(({ item, code }) => `${item}: ${t(`problems:${code}`)}`)} />
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles['lines']} aria-label={title}>
      <h3>
        {title} ({lines.length})
      </h3>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
