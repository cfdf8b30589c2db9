import { useTranslation } from 'react-i18next';
import { groupings, scales } from '../../features/charts/chart-points.ts';
import { isOfCar, measureNames } from '../../features/charts/measures.ts';
import { CATEGORY } from '../../features/charts/csv/csv-points.ts';
import { type ColourOf, csvLines, type FigureOf, keyOf } from '../../features/charts/csv/csv-view.ts';
import { figureNames, textNames } from '../../features/charts/csv/guess-view.ts';
import type { CsvChart } from './use-csv-chart.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ChoiceField, Labelled } from '../../ui/field/choice-field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { AddIcon, CloseIcon } from '../../ui/icons.ts';
import styles from './csv-chart.module.css';
import type { CsvLabels } from './csv-labels.ts';
import { FileList } from './file-list.tsx';
import { RowTools } from './row-tools.tsx';

type ToolsProps = { csv: CsvChart; words: CsvLabels };

const MAX_UP = 6;
const MAX_COLOURS = 400;

export function CsvTools({ csv, words }: ToolsProps) {
  const { t } = useTranslation(['csvchart', 'charts']);
  const { view, set } = csv;
  const figures = figuresOf(csv);
  return (
    <div className={styles['tools']}>
      <FileList csv={csv} />
      <div className={styles['axis']}>
        <FigurePick label={t('charts:x')} value={view.x} {...{ figures, words }} onPick={(x) => set({ x })} />
        <ScaleField label={t('charts:scale')} value={view.xScale} onChange={(xScale) => set({ xScale })} />
      </div>
      <Ups {...{ csv, words, figures }} />
      <ColourPick csv={csv} words={words} />
      <Labelled label={t('charts:lines')}>
        <ChipGroup
          label={t('charts:lines')}
          options={csvLines.map((value) => ({ value, text: t(`csvchart:lines.${value}`) }))}
          chosen={view.lines}
          onChange={(lines) => set({ lines })}
        />
      </Labelled>
      <RowTools csv={csv} />
    </div>
  );
}

function figuresOf({ files }: CsvChart): FigureOf[] {
  const hasCars = files.some(({ rowOfCar }) => rowOfCar.size > 0);
  const joins = files.length > 1 && hasCars ? files.filter(({ rowOfCar }) => rowOfCar.size > 0) : [];
  return [
    ...figureNames(files).map((name) => ({ of: 'column' as const, name })),
    ...joins.flatMap((file) => figureNames([file]).map((name) => ({ of: 'file' as const, fileId: file.id, name }))),
    ...(hasCars ? measureNames.filter(isOfCar) : []).map((name) => ({ of: 'car' as const, name })),
  ];
}

type PickProps = {
  label: string;
  value: FigureOf;
  figures: readonly FigureOf[];
  words: CsvLabels;
  onPick: (figure: FigureOf) => void;
};

const FigurePick = ({ label, value, figures, words, onPick }: PickProps) => (
  <PickField
    label={label}
    options={figures.map((one) => ({ value: keyOf(one), label: words.figureOf(one) }))}
    value={keyOf(value)}
    onChange={(key) => onPick(figures.find((one) => keyOf(one) === key) ?? value)}
  />
);

type ScaleProps = { label: string; value: (typeof scales)[number]; onChange: (scale: (typeof scales)[number]) => void };

function ScaleField({ label, value, onChange }: ScaleProps) {
  const { t } = useTranslation('charts');
  return (
    <ChoiceField
      label={label}
      options={scales.map((one) => ({ value: one, text: t(`scales.${one}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Ups({ csv, words, figures }: ToolsProps & { figures: readonly FigureOf[] }) {
  const { t } = useTranslation('charts');
  const { ys, yScale } = csv.view;
  const set = (next: readonly FigureOf[]) => csv.set({ ys: next });
  const free = figures.find((one) => !ys.some((y) => keyOf(y) === keyOf(one)));
  return (
    <div className={styles['axis']}>
      {ys.map((y, at) => (
        <div key={keyOf(y)} className={styles['up']}>
          <FigurePick
            label={ys.length > 1 ? t('series', { number: at + 1 }) : t('y')}
            value={y}
            {...{ figures, words }}
            onPick={(one) => set(ys.with(at, one))}
          />
          {ys.length > 1 ? (
            <IconButton
              size="small"
              label={t('removeSeries', { number: at + 1 })}
              onClick={() => set(ys.toSpliced(at, 1))}
            >
              <CloseIcon aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ))}
      {free && ys.length < MAX_UP ? (
        <Button size="small" variant="ghost" icon={<AddIcon aria-hidden="true" />} onClick={() => set([...ys, free])}>
          {t('addSeries')}
        </Button>
      ) : null}
      <ScaleField label={t('scale')} value={yScale} onChange={(scale) => csv.set({ yScale: scale })} />
    </div>
  );
}

function ColourPick({ csv, words }: ToolsProps) {
  const { t } = useTranslation('charts');
  const { files, view } = csv;
  const hasCars = files.some(({ rowOfCar }) => rowOfCar.size > 0);
  const colours: ColourOf[] = [
    { of: 'series' },
    ...(hasCars ? [...groupings, CATEGORY] : []).map((name) => ({ of: 'car' as const, name })),
    ...textNames(files, MAX_COLOURS).map((name) => ({ of: 'column' as const, name })),
  ];
  return (
    <PickField
      label={t('colour')}
      options={colours.map((one) => ({ value: keyOf(one), label: words.colourOf(one) }))}
      value={keyOf(view.colour)}
      onChange={(key) => csv.set({ colour: colours.find((one) => keyOf(one) === key) ?? view.colour })}
    />
  );
}
