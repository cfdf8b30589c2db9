import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { carClassOf, carRanges, isInRange } from '#racing';
import { CarBadge } from '../../ui/car-badge/car-badge.tsx';
import { type CarFigures, readFigure } from './car-values.ts';
import type { CarForm } from './figure-box.tsx';
import { BodyFigure, ChoiceFigure, FlagFigure, NumberFigure, TextFigure } from './figure-fields.tsx';
import { MraFigure } from './mra-figure.tsx';
import styles from './car-editing.module.css';

export function CarFields({ form, was }: { form: CarForm; was: CarFigures }) {
  const { t } = useTranslation('staffcars');
  const of = { form, was };
  return (
    <>
      <Group title={t('group.origin')}>
        <TextFigure {...of} name="name" />
        <TextFigure {...of} name="brand" />
        <NumberFigure {...of} name="year" />
        <ChoiceFigure {...of} name="country" />
        <BodyFigure {...of} />
      </Group>
      <Group title={t('group.game')} aside={<RatedClass form={form} />}>
        <NumberFigure {...of} name="rq" />
        <ChoiceFigure {...of} name="tyre" />
        <ChoiceFigure {...of} name="drive" />
        <ChoiceFigure {...of} name="clearance" />
        <FlagFigure {...of} name="prize" />
        <TextFigure {...of} name="tags" help={t('tagsHelp')} />
      </Group>
      <Group title={t('group.figures')}>
        <NumberFigure {...of} name="topSpeedMph" />
        <NumberFigure {...of} name="acceleration0to60s" />
        <NumberFigure {...of} name="handling" />
        <NumberFigure {...of} name="weightKg" />
        <NumberFigure {...of} name="seats" />
        <ChoiceFigure {...of} name="brake" />
        <MraFigure {...of} />
      </Group>
      <Group title={t('group.build')}>
        <ChoiceFigure {...of} name="fuel" />
        <ChoiceFigure {...of} name="engine" />
        <FlagFigure {...of} name="abs" />
        <FlagFigure {...of} name="tcs" />
      </Group>
    </>
  );
}

function Group({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles['group']} aria-label={title}>
      <h2>
        {title}
        {aside}
      </h2>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

function RatedClass({ form }: { form: CarForm }) {
  const rq = readFigure('rq', form.values);
  if (typeof rq !== 'number' || !isInRange(rq, carRanges.rq)) return null;
  return <CarBadge car={{ class: carClassOf(rq), rq }} size={24} />;
}
