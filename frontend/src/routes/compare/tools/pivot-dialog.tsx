import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackCode } from '#racing';
import { surfaceOf } from '#racing';
import type { CellContent } from '../../../features/lap-times/cell-content.ts';
import { focusCell } from '../../../lib/deck/focused-cell.ts';
import { useTrackLabels } from '../../../lib/i18n/use-track-labels.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MiniCar } from '../../../ui/car/mini-car.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoveLeftIcon, MoveRightIcon } from '../../../ui/icons.ts';
import { Points } from '../../../ui/time/points.tsx';
import { Rank } from '../../../ui/time/rank.tsx';
import { SurfaceMark } from '../../../ui/track/surface-mark.tsx';
import type { Compared } from '../grid/compare-context.ts';
import { useCarName } from '../grid/use-car-name.ts';
import { closeTool, openTool, type PivotTool } from './open-tool.ts';
import styles from './pivot-dialog.module.css';

type PivotProps = { compared: Compared };

/** All cars on one track, the best first; or one car on all tracks. A row links to its place in the grid. */
export function PivotDialog({ tool, compared }: PivotProps & { tool: PivotTool | null }) {
  // A closing dialog keeps its content.
  const [shown, setShown] = useState(tool);
  if (tool && tool !== shown) setShown(tool);
  const title = useTitle(compared, shown);
  return (
    <Dialog opened={tool !== null} onClose={closeTool} title={title} width={560} fillsPhone>
      {shown?.tool === 'one-track' ? <OneTrack compared={compared} track={shown.track} /> : null}
      {shown?.tool === 'one-car' ? <OneCar compared={compared} column={shown.column} /> : null}
    </Dialog>
  );
}

function useTitle({ deck, cars }: Compared, tool: PivotTool | null): string {
  const words = useTrackLabels();
  const carName = useCarName();
  if (tool?.tool === 'one-track') return `${words.name(tool.track)}, ${words.road(tool.track)}`;
  if (tool === null) return '';
  const { carId = '', tune } = deck.cars[tool.column] ?? {};
  return [carName(cars.byId.get(carId), tool.column), tune].filter(Boolean).join(', ');
}

function OneTrack({ compared, track }: PivotProps & { track: TrackCode }) {
  const words = useTrackLabels();
  const carName = useCarName();
  const { deck, cars, times, columns } = compared;
  const row = times.row(track);
  const placeOf = (column: number) => row?.rankings[column]?.place ?? Infinity;
  const order = deck.cars.map((_, column) => column).toSorted((a, b) => Math.sign(placeOf(a) - placeOf(b)) || a - b);
  const at = deck.tracks.indexOf(track);
  return (
    <>
      <Steps
        others={[deck.tracks[at - 1], deck.tracks[at + 1]]}
        nameOf={(code) => `${words.name(code)}, ${words.road(code)}`}
        onGo={(code) => openTool({ tool: 'one-track', track: code })}
      />
      <ol className={styles['list']}>
        {order.map((column) => {
          const { carId = '', tune } = deck.cars[column] ?? {};
          const car = cars.byId.get(carId);
          return (
            <Line
              key={columns[column]}
              {...{ compared, track, column }}
              head={
                <>
                  {car ? <MiniCar car={car} /> : null}
                  <span className={styles['names']}>
                    <b>{carName(car, column)}</b>
                    <small>{tune}</small>
                  </span>
                </>
              }
            />
          );
        })}
      </ol>
    </>
  );
}

function OneCar({ compared, column }: PivotProps & { column: number }) {
  const words = useTrackLabels();
  const carName = useCarName();
  const { deck, cars } = compared;
  const columns = [column - 1, column + 1].map((one) => (deck.cars[one] ? one : undefined));
  return (
    <>
      <Steps
        others={columns}
        nameOf={(one) => carName(cars.byId.get(deck.cars[one]?.carId ?? ''), one)}
        onGo={(one) => openTool({ tool: 'one-car', column: one })}
      />
      <ol className={styles['list']}>
        {deck.tracks.map((track) => (
          <Line
            key={track}
            {...{ compared, track, column }}
            head={
              <>
                <SurfaceMark surface={surfaceOf(track) ?? 'dry'} word={words.road(track)} />
                <span className={styles['names']}>
                  <b>{words.name(track)}</b>
                  <small>{words.road(track)}</small>
                </span>
              </>
            }
          />
        ))}
      </ol>
    </>
  );
}

type LineProps = PivotProps & { track: TrackCode; column: number; head: ReactNode };

function Line({ compared: { deck, times }, track, column, head }: LineProps) {
  const { t } = useTranslation('compare');
  const row = times.row(track);
  const ranking = row?.rankings[column];
  const content = row?.contents[column];
  const { carId, tune } = deck.cars[column] ?? {};
  const go = () => {
    closeTool();
    if (carId && tune) focusCell({ carId, tune, trackCode: track }, content?.status === 'none');
  };
  return (
    <li>
      <button type="button" className={styles['line']} data-base={column === times.base || undefined} onClick={go}>
        {ranking?.place === undefined ? <span /> : <Rank place={ranking.place} medal={ranking.of > 1} />}
        <span className={styles['head']}>{head}</span>
        <bdi className={styles['time']}>{textOf(content)}</bdi>
        <span className={styles['against']}>
          {column === times.base ? t('baseShort') : null}
          {ranking?.gap ? <bdi>{ranking.gap}</bdi> : null}
          {ranking?.points ? <Points points={ranking.points.points} uncertain={ranking.points.uncertain} /> : null}
        </span>
      </button>
    </li>
  );
}

function textOf(content: CellContent | undefined): string {
  if (content?.status === 'known' || content?.status === 'past' || content?.status === 'unsaved') return content.text;
  if (content?.status === 'disputed') return `${content.text} ?`;
  return content?.status === 'predicted' ? `≈ ${content.text}` : '–';
}

type StepsProps<Of> = {
  others: readonly (Of | undefined)[];
  nameOf: (one: Of) => string;
  onGo: (one: Of) => void;
};

function Steps<Of extends string | number>({ others: [before, after], nameOf, onGo }: StepsProps<Of>) {
  return (
    <div className={styles['steps']}>
      {before === undefined ? (
        <span />
      ) : (
        <IconButton label={nameOf(before)} onClick={() => onGo(before)}>
          <MoveLeftIcon />
        </IconButton>
      )}
      {after === undefined ? (
        <span />
      ) : (
        <IconButton label={nameOf(after)} onClick={() => onGo(after)}>
          <MoveRightIcon />
        </IconButton>
      )}
    </div>
  );
}
