import { useTranslation } from 'react-i18next';
import type { PendingCar } from '#contracts';
import type { FigureName } from '../../features/car-editing/car-values.ts';
import { PendingHistory } from '../../features/car-editing/pending-history.tsx';
import { useStatLabels } from '../../features/car-editing/use-figure-labels.ts';
import styles from './queue-contexts.module.css';

export function PendingCarContext({ car: { figures, unknown, completeness, acts } }: { car: PendingCar }) {
  const { t, i18n } = useTranslation('staffcars');
  const words = useStatLabels();
  const known = Object.entries(figures).filter(([, value]) => value !== undefined);
  const share = (completeness / 100).toLocaleString(i18n.language, { style: 'percent' });
  return (
    <>
      <table className={styles['cars']}>
        <caption>{`${t('complete')}: ${share}`}</caption>
        <tbody>
          {known.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{words.figure(name as FigureName)}</th>
              <td>{words.text(name, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {unknown.length === 0 ? null : (
        <p>{t('missing', { figures: unknown.map((name) => words.figure(name as FigureName)).join(', ') })}</p>
      )}
      <PendingHistory acts={acts} />
    </>
  );
}
