import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { nearCars, type OpenAnswer } from '#racing';
import { lineRanges } from '../../lib/files/line-ranges.ts';
import { Button } from '../button/button.tsx';
import { PickField } from '../field/pick-field.tsx';
import styles from './car-choices.module.css';

/** A line whose car is ambiguous: the text, and the cars that it may mean. */
export type OpenLine = OpenAnswer & { readonly line: number; readonly text: string };

type CarChoicesProps = {
  open: readonly OpenLine[];
  cars: readonly Car[];
  onChoose: (text: string, carId: string) => void;
};

const AT_ONCE = 30;
const MAX_NEAR = 12;

/** Ambiguous car names of a file, each once with its lines: a choice applies to all lines of that name. */
export function CarChoices({ open, cars, onChoose }: CarChoicesProps) {
  const { t } = useTranslation('filelines');
  const [most, setMost] = useState(AT_ONCE);
  const near = useMemo(() => nearCars(cars), [cars]);
  const byText = [...Map.groupBy(open, ({ text }) => text)];
  if (byText.length === 0) return null;
  return (
    <section className={styles['choices']} aria-label={t('open')}>
      <h3>{t('open')}</h3>
      <ul>
        {byText.slice(0, most).map(([text, lines]) => (
          <Choice key={text} {...{ text, lines, cars, near, onChoose }} />
        ))}
      </ul>
      {byText.length > most ? <Button onClick={() => setMost(most + AT_ONCE)}>{t('more')}</Button> : null}
    </section>
  );
}

type ChoiceProps = Omit<CarChoicesProps, 'open'> & {
  text: string;
  lines: readonly OpenLine[];
  near: ReturnType<typeof nearCars>;
};

function Choice({ text, lines, cars, near, onChoose }: ChoiceProps) {
  const { t } = useTranslation('filelines');
  const answer = lines[0]?.answer ?? 'unknown';
  const likely = useMemo(() => (answer === 'unknown' ? near(text, MAX_NEAR) : []), [answer, near, text]);
  const carIds = answer === 'unknown' ? likely : (lines[0]?.carIds ?? []);
  const said = lineRanges(lines.map(({ line }) => line));
  const why = answer === 'unknown' && likely.length > 0 ? 'near' : answer;
  const offered = carIds.flatMap((carId) => cars.find(({ id }) => id === carId) ?? []);
  return (
    <li>
      <span>
        <b>{t('lines', { lines: said })}</b> <q>{text}</q> {t(`why.${why}`)}
      </span>
      {offered.length > 0 ? (
        <PickField
          label={t('carOf', { text })}
          options={offered.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))}
          value={null}
          onChange={(carId) => (carId === null ? undefined : onChoose(text, carId))}
        />
      ) : null}
    </li>
  );
}
