import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ChartPoint } from '../../features/charts/chart-points.ts';
import type { Fit } from '../../features/charts/fit.ts';
import type { ChartAddress } from '../../features/charts/use-chart-address.ts';
import type { ChartLabels } from './use-chart-labels.ts';
import { carPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { MiniCar } from '../../ui/car/mini-car.tsx';
import { CloseIcon } from '../../ui/icons.ts';
import styles from './charts.module.css';

type PointCardProps = {
  point: ChartPoint;
  fit: Fit | undefined;
  address: ChartAddress;
  words: ChartLabels;
  onPin: () => void;
  onClose: () => void;
};

export function PointCard({ point, fit, address, words, onPin, onClose }: PointCardProps) {
  const { t } = useTranslation(['charts', 'common']);
  const { car, tune } = point;
  const { x, y, yScale, pins } = address;
  return (
    <section className={styles['card']} aria-live="polite" aria-label={car.name}>
      <MiniCar car={car} />
      <span className={styles['names']}>
        <Link to={carPath(car.id)}>{car.name}</Link>
        <small>
          {car.brand} · {car.year} · {words.group('tyre', car.tyre)} · {car.drive}
          {tune === undefined ? '' : ` · ${tune}`}
        </small>
      </span>
      <IconButton size="small" label={t('common:close')} onClick={onClose}>
        <CloseIcon aria-hidden="true" />
      </IconButton>
      <dl className={styles['figures']}>
        <div>
          <dt>{words.measure(x)}</dt>
          <dd>{words.figure(x, point.x)}</dd>
        </div>
        <div>
          <dt>{words.measure(y)}</dt>
          <dd>{words.figure(y, point.y)}</dd>
        </div>
        {fit && yScale !== 'rank' ? (
          <div>
            <dt>{t('charts:offFit')}</dt>
            <dd>{words.share(fit.residual(point))}</dd>
          </div>
        ) : null}
      </dl>
      <Button size="small" aria-pressed={pins.has(car.id)} onClick={onPin}>
        {pins.has(car.id) ? t('charts:unpin') : t('charts:pin')}
      </Button>
    </section>
  );
}
