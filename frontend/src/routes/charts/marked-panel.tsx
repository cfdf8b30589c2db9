import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { csvText, parseTune } from '#racing';
import type { ChartPoint } from '../../features/charts/chart-points.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import { SaveDeckForm } from '../../features/decks/save-deck-form.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { FIRST_TUNE, MAX_CARS } from '../../lib/deck/deck.ts';
import { writeAddress } from '../../lib/deck/deck-address.ts';
import { carPath, pages } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CopyIcon, DownloadIcon, SavedIcon, TableIcon } from '../../ui/icons.ts';
import styles from './charts.module.css';

type MarkedProps = { points: readonly ChartPoint[]; address: ChartAddress; words: ChartLabels };

/** The panel lists this many marked cars; all go into Compare, as far as a deck has room, and into the file. */
const LISTED = 30;

export function MarkedPanel({ points, address, words }: MarkedProps) {
  // Includes the texts shown once cars are marked: loading them then would hide the picture, and its marks.
  const { t } = useTranslation(['charts', 'cars', 'share', 'decks']);
  const { y, track } = address;
  const query = writeAddress({
    base: 0,
    tracks: track ? [track] : [],
    cars: points
      .slice(0, MAX_CARS)
      .map(({ car, tune }) => ({ carId: car.id, tune: parseTune(tune ?? '') ?? FIRST_TUNE })),
  });
  return (
    <section className={styles['panel']} aria-label={t('marked')}>
      <h2>
        {t('marked')} <span role="status">{points.length > 0 ? t('cars:count', { count: points.length }) : ''}</span>
      </h2>
      {points.length === 0 ? (
        <p className={styles['quiet']}>{t('markedHelp')}</p>
      ) : (
        <>
          <div className={styles['acts']}>
            <Link to={pages.compare + query} className={styles['compare']}>
              <TableIcon aria-hidden="true" />
              {t('compare')}
            </Link>
            <KeepButton query={query} />
            <Button
              icon={<CopyIcon aria-hidden="true" />}
              onClick={() =>
                void copyText(points.map(({ car }) => car.name).join('\n'), {
                  copied: t('share:carsCopied'),
                  refused: t('share:notCopied'),
                })
              }
            >
              {t('share:copyCars')}
            </Button>
            <Button
              icon={<DownloadIcon aria-hidden="true" />}
              onClick={() => saveCsv(points, address, words, t('car'))}
            >
              {t('csv')}
            </Button>
          </div>
          <ul className={styles['list']}>
            {points.slice(0, LISTED).map((point) => (
              <li key={point.car.id}>
                <Link to={carPath(point.car.id)}>
                  <MiniCar car={point.car} />
                  <span className={styles['names']}>
                    <b>{point.car.name}</b>
                    <small>
                      {point.car.brand} · {point.car.year}
                    </small>
                  </span>
                  <b>{words.figure(y === 'rq' ? address.x : y, y === 'rq' ? point.x : point.y)}</b>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function KeepButton({ query }: { query: string }) {
  const { t } = useTranslation('decks');
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button icon={<SavedIcon aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('keep')}
      </Button>
      <Dialog opened={opened} onClose={close} title={t('keep')}>
        {opened ? <SaveDeckForm query={query} label={t('keep')} onKept={close} /> : null}
      </Dialog>
    </>
  );
}

/** Saves these cars with both values in full precision to a file. */
export function saveCsv(
  points: readonly ChartPoint[],
  address: ChartAddress,
  words: ChartLabels,
  carHead: string,
): void {
  const head = ['id', carHead, words.grouping('class'), 'RQ', words.axis(address.x), words.axis(address.y)];
  const rows = points.map(({ car, x, y }) => [car.id, car.name, car.class, String(car.rq), String(x), String(y)]);
  saveFile(new Blob([csvText([head, ...rows])], { type: 'text/csv' }), 'chart.csv');
}
