import { RangeSlider, Slider } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InMantine } from '../mantine/in-mantine.tsx';
import { BoundField } from './bound-field.tsx';
import styles from './range-field.module.css';

type Bounds = { label: string; min: number; max: number; step?: number; unit?: string };

/** Undefined at an end: open, any value. */
export type ChosenRange = { from: number | undefined; to: number | undefined };

const classNames = {
  track: styles['track'] ?? '',
  bar: styles['bar'] ?? '',
  thumb: styles['thumb'] ?? '',
};

type RangeFieldProps = Bounds & {
  value: ChosenRange;
  onChange: (value: ChosenRange) => void;
  /** Stands over the track where the label is elsewhere. */
  head?: ReactNode;
};

/** Two ends of a range, by thumb or by number; an end at its bound is open. Thumbs do not cross. */
export function RangeField({ label, min, max, step = 1, unit, value, onChange, head }: RangeFieldProps) {
  const { t } = useTranslation('kit');
  const [moving, setMoving] = useState<[number, number]>();
  const [from, to] = moving ?? [value.from ?? min, value.to ?? max];
  const chosen = (low: number, high: number): ChosenRange => ({
    from: low <= min ? undefined : low,
    to: high >= max ? undefined : high,
  });
  const say = (low: number, high: number) => {
    setMoving(undefined);
    onChange(chosen(low, high));
  };
  const shared = { min, max, step, unit };
  return (
    <div className={styles['field']} role="group" aria-label={label}>
      {head ?? <span className={styles['label']}>{label}</span>}
      <InMantine>
        <RangeSlider
          {...{ min, max, step, classNames }}
          label={null}
          minRange={0}
          thumbFromLabel={t('from', { label })}
          thumbToLabel={t('to', { label })}
          value={[from, to]}
          onChange={setMoving}
          onChangeEnd={([low, high]) => say(low, high)}
        />
      </InMantine>
      <span className={styles['figures']}>
        <BoundField
          {...shared}
          label={t('from', { label })}
          value={value.from}
          onValue={(next = min) => say(Math.min(next, to), to)}
        />
        <BoundField
          {...shared}
          label={t('to', { label })}
          value={value.to}
          onValue={(next = max) => say(from, Math.max(next, from))}
        />
      </span>
    </div>
  );
}

export function SliderField({
  label,
  min,
  max,
  step = 1,
  unit,
  value,
  onChange,
}: Bounds & { value: number; onChange: (value: number) => void }) {
  const [moving, setMoving] = useState<number>();
  const say = (next: number) => {
    setMoving(undefined);
    onChange(next);
  };
  return (
    <div className={styles['field']} role="group" aria-label={label}>
      <span className={styles['label']}>{label}</span>
      <InMantine>
        <Slider
          {...{ min, max, step, classNames }}
          label={null}
          thumbLabel={label}
          value={moving ?? value}
          onChange={setMoving}
          onChangeEnd={say}
        />
      </InMantine>
      <span className={styles['figures']}>
        <BoundField {...{ label, min, max, step, unit, value }} onValue={(next = value) => say(next)} />
      </span>
    </div>
  );
}
