import { useTranslation } from 'react-i18next';
import type { Listed } from '../../features/recap/use-recap.ts';
import styles from './recap.module.css';

/** Opens the list behind a number; undefined where the recap is not the user's own. */
export type OnList = ((asked: Listed) => void) | undefined;

type FigureProps = { value: number | string; listed: Listed; onList: OnList; size?: 'big' | 'middle' | 'plain' };

export function Figure({ value, listed, onList, size = 'plain' }: FigureProps) {
  const { t, i18n } = useTranslation('recap');
  const text = typeof value === 'number' ? value.toLocaleString(i18n.language) : value;
  if (!onList || value === 0) return <b data-size={size}>{text}</b>;
  return (
    <button
      type="button"
      className={styles['figure']}
      data-size={size}
      aria-label={t('showList', { figure: `${listed.title}: ${text}` })}
      onClick={() => onList(listed)}
    >
      {text}
    </button>
  );
}

type FiguresProps = { of: readonly (readonly [list: Listed['list'], title: string, value: number])[]; onList: OnList };

export function Figures({ of, onList }: FiguresProps) {
  return (
    <dl className={styles['figures']}>
      {of.map(([list, title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Figure value={value} listed={{ list, title }} onList={onList} size="middle" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
