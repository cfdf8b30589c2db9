import { useTranslation } from 'react-i18next';
import { formatLapTime } from '#racing';
import { asTypedProblem, useProblemLabels } from '../../../features/submit-lap-time/use-problem-labels.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import type { BlockField } from './read-block.ts';
import type { BlockResult } from './use-send-block.ts';
import styles from './paste-dialog.module.css';

type BlockLinesProps = {
  compared: Compared;
  fields: readonly BlockField[];
  results: readonly BlockResult[] | undefined;
};

const trackOf = (field: BlockField) => (field.status === 'wrong' ? field.trackCode : field.cell.trackCode);

function useFieldWords(): (field: BlockField) => string {
  const { t } = useTranslation('grid');
  const problemWords = useProblemLabels();
  return (field) => {
    if (field.status === 'same') return t('paste.same');
    if (field.status === 'ready') return formatLapTime(field.value, 'short');
    if (field.fault === 'outside') return t('paste.outside');
    if (field.fault === 'past') return t('paste.past');
    if (field.fault === 'no-tune') return t('paste.noTune');
    return problemWords(asTypedProblem(field.fault), field.trackCode ?? '');
  };
}

export function BlockLines({ compared, fields, results }: BlockLinesProps) {
  const { t } = useTranslation('grid');
  const words = useTrackLabels();
  const carName = useCarName();
  const fieldWords = useFieldWords();
  const problemWords = useProblemLabels();
  const { deck, cars } = compared;
  const outcomeWords = (result: BlockResult): string => {
    if (result.outcome === 'refused') return problemWords(result.problem, trackOf(result.field) ?? '');
    return result.outcome === 'left' ? fieldWords(result.field) : t(`paste.outcome.${result.outcome}`);
  };
  return (
    <ol className={styles['lines']} aria-label={t('paste.lines')}>
      {fields.map((field, at) => {
        const result = results?.[at];
        const track = trackOf(field);
        const car = deck.cars[field.column];
        const name = car ? carName(cars.byId.get(car.carId), field.column) : '';
        const where = [name, track ? `${words.name(track)} ${words.road(track)}` : ''].filter(Boolean).join(' · ');
        return (
          <li
            key={`${field.line}:${field.column}`}
            className={styles['line']}
            data-state={result?.outcome ?? field.status}
          >
            <small>{field.line + 1}</small>
            <span className={styles['where']}>{where}</span>
            <code>{field.text}</code>
            <b>{result ? outcomeWords(result) : fieldWords(field)}</b>
          </li>
        );
      })}
    </ol>
  );
}
