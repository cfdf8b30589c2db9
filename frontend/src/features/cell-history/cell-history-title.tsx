import type { Car } from '#contracts';
import { surfaceOf } from '#racing';
import type { Cell } from '../../lib/cell.ts';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import { TuneGlyph } from '../../ui/tune/tune-glyph.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import styles from './cell-history-title.module.css';

type StoryTitleProps = { cell: Cell; car: Pick<Car, 'name' | 'brand' | 'class' | 'rq' | 'body'> | undefined };

export function CellHistoryTitle({ cell, car }: StoryTitleProps) {
  const phone = useIsPhone();
  const surface = surfaceOf(cell.trackCode) ?? 'dry';
  const { name, road } = useTrackLabels();
  const word = road(cell.trackCode);
  return (
    <div className={styles['title']}>
      {phone && car ? <MiniCar car={car} /> : <SurfaceMark surface={surface} word={word} />}
      <div className={styles['names']}>
        <h2>{name(cell.trackCode)}</h2>
        <p>
          <span className={styles['car']}>{car ? car.name : cell.carId}</span>
          {phone ? <SurfaceMark surface={surface} word={word} shown /> : null}
          <TuneGlyph tune={cell.tune} />
        </p>
      </div>
    </div>
  );
}
