import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { type Criteria, withClasses } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { groupings, scales } from '../../features/charts/chart-points.ts';
import { tuneOfFigures } from '../../features/charts/tuned-cars.ts';
import { isTimed, type MeasureName, measureNames } from '../../features/charts/measures.ts';
import { type ChartAddress, lineNames, MAX_SERIES } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import { TrackPick } from '../../features/tracks/track-pick.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ClassChips } from '../../ui/chips/class-chips.tsx';
import { ChoiceField, Labelled } from '../../ui/field/choice-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { AddIcon, CloseIcon } from '../../ui/icons.ts';
import styles from './charts.module.css';
import { VersionPlay } from './version-play.tsx';

type ToolsProps = { address: ChartAddress; words: ChartLabels; cars: readonly Car[]; comes: boolean };

const NOTHING = 'none';
const tuneOptions = ['332', '323', '233', '111', '000'].map((tune) => ({ value: tune, text: tune }));

export function ChartTools({ address, words, cars, comes }: ToolsProps) {
  const { t } = useTranslation('charts');
  const { x, y, size, track, tunes, series } = address;
  const isOfTrack = [x, y, size].some(isTimed);
  return (
    <div className={styles['tools']}>
      <Axis
        label={t('x')}
        measure={x}
        scale={address.xScale}
        words={words}
        set={(m, s) => address.set({ x: m, xs: s })}
      />
      <Axis
        label={t('y')}
        measure={y}
        scale={address.yScale}
        words={words}
        set={(m, s) => address.set({ y: m, ys: s })}
      />
      {isOfTrack && track ? (
        <>
          <Labelled label={t('track')}>
            <TrackPick track={track} onPick={(code) => address.set({ track: code })} />
          </Labelled>
          <WithDisputed address={address} />
        </>
      ) : null}
      <Labelled label={t('tunes')}>
        <ChipGroup label={t('tunes')} options={tuneOptions} chosen={tunes} onChange={address.setTunes} />
        {tuneOfFigures(tunes) ? <p className={styles['quiet']}>{t('tunedFigures', { tune: tunes[0] })}</p> : null}
      </Labelled>
      {[x, y, size].includes('points') ? <Reference address={address} cars={cars} /> : null}
      <Labelled label={t('cars')}>
        <ClassChips
          chosen={series[0]?.[0]?.choices.class ?? []}
          onChange={(classes) => address.setSeries([withClasses(series[0] ?? [], classes), ...series.slice(1)])}
        />
        <SeriesList address={address} cars={cars} />
      </Labelled>
      <Looks address={address} words={words} />
      <VersionPlay address={address} comes={comes} />
    </div>
  );
}

function WithDisputed({ address }: Pick<ToolsProps, 'address'>) {
  const { t } = useTranslation('saidtimes');
  return <Switch label={t('include')} on={address.withDisputed} onChange={address.setWithDisputed} />;
}

function Reference({ address, cars }: Pick<ToolsProps, 'address' | 'cars'>) {
  const { t } = useTranslation('charts');
  const { reference, pins } = address;
  const shown = cars.filter(({ id }) => pins.has(id) || id === reference);
  return (
    <PickField
      label={t('reference')}
      options={[{ value: NOTHING, label: t('middle') }, ...shown.map(({ id, name }) => ({ value: id, label: name }))]}
      value={reference === '' ? NOTHING : reference}
      onChange={(next) => address.set({ ref: next === null || next === NOTHING ? '' : next })}
    />
  );
}

type AxisProps = {
  label: string;
  measure: MeasureName;
  scale: ChartAddress['xScale'];
  words: ChartLabels;
  set: (measure: string, scale: string) => void;
};

function Axis({ label, measure, scale, words, set }: AxisProps) {
  const { t } = useTranslation('charts');
  return (
    <div className={styles['axis']}>
      <PickField
        label={label}
        options={measureNames.map((value) => ({ value, label: words.measure(value) }))}
        value={measure}
        onChange={(next) => set(next ?? measure, scale)}
      />
      <ChoiceField
        label={t('scale')}
        options={scales.map((value) => ({ value, text: t(`scales.${value}`) }))}
        value={scale}
        onChange={(next) => set(measure, next)}
      />
    </div>
  );
}

/** Each filter is a series of its own; with more than one, colours distinguish them. */
function SeriesList({ address, cars }: Pick<ToolsProps, 'address' | 'cars'>) {
  const { t } = useTranslation('charts');
  const { series, setSeries } = address;
  return (
    <div className={styles['series']}>
      {series.map((criteria, at) => (
        // A series has no name except its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={styles['one']}>
          <Series cars={cars} criteria={criteria} onCriteria={(next) => setSeries(series.with(at, next))} />
          {series.length > 1 ? (
            <IconButton
              size="small"
              label={t('removeSeries', { number: at + 1 })}
              onClick={() => setSeries(series.toSpliced(at, 1))}
            >
              <CloseIcon aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {series.length < MAX_SERIES ? (
        <Button
          size="small"
          variant="ghost"
          icon={<AddIcon aria-hidden="true" />}
          onClick={() => setSeries([...series, []])}
        >
          {t('addSeries')}
        </Button>
      ) : null}
    </div>
  );
}

type SeriesProps = { cars: readonly Car[]; criteria: Criteria; onCriteria: (criteria: Criteria) => void };

function Series({ cars, criteria, onCriteria }: SeriesProps) {
  const { t } = useTranslation('charts');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <FilterButton {...{ cars, criteria, onCriteria, opened }} onOpened={setOpened} />
      {criteria.length > 0 ? (
        <FilterSentence criteria={criteria} onChange={onCriteria} />
      ) : (
        <span className={styles['quiet']}>{t('allCars')}</span>
      )}
    </>
  );
}

function Looks({ address, words }: Pick<ToolsProps, 'address' | 'words'>) {
  const { t } = useTranslation('charts');
  const sizes = [
    { value: NOTHING, label: t('noSize') },
    ...measureNames.map((value) => ({ value: value as string, label: words.measure(value) })),
  ];
  return (
    <>
      <PickField
        label={t('colour')}
        options={groupings.map((value) => ({ value, label: words.grouping(value) }))}
        value={address.colour}
        onChange={(colour) => address.set({ colour: colour ?? address.colour })}
      />
      <PickField
        label={t('size')}
        options={sizes}
        value={address.size ?? NOTHING}
        onChange={(size) => address.set({ size: size === null || size === NOTHING ? '' : size })}
      />
      <Labelled label={t('lines')}>
        <ChipGroup
          label={t('lines')}
          options={lineNames.map((value) => ({ value, text: t(`lineNames.${value}`) }))}
          chosen={address.lines}
          onChange={address.setLines}
        />
      </Labelled>
    </>
  );
}
