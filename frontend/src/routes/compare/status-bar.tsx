import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../lib/keys/page-keys.ts';
import { useConnection } from '../../lib/live-views/connection.ts';
import { useSetting } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { Key } from '../../ui/key.tsx';
import { LiveDot } from '../../ui/live/live-dot.tsx';
import type { Counts } from './grid/use-compare-times.ts';
import styles from './status-bar.module.css';

const hints = [
  ['move', ['↑', '↓', '←', '→'], false],
  ['open', ['Enter'], false],
  ['enter', ['E'], true],
  ['base', ['R'], true],
  ['tune', ['T'], true],
] as const;

export function StatusBar({ counts, onRetry, onKeys }: { counts: Counts; onRetry: () => void; onKeys: () => void }) {
  const { t } = useTranslation(['compare', 'shell']);
  const connection = useConnection();
  const singleKeys = useSetting('singleKeys');
  const shown = hints.filter(([, , single]) => singleKeys || !single);
  return (
    <footer className={styles['bar']}>
      <LiveDot state={connection} word={t(`shell:connection.${connection}Long`)} />
      <span>{t('status.cells', { count: counts.cells })}</span>
      <span>{t('status.measured', { count: counts.measured })}</span>
      {counts.dnf > 0 ? <span>{t('status.dnf', { count: counts.dnf })}</span> : null}
      {counts.loading > 0 ? <span>{t('status.loading', { count: counts.loading })}</span> : null}
      {counts.failed > 0 ? (
        <>
          <span className={styles['failed']}>{t('status.failed', { count: counts.failed })}</span>
          <Button size="small" onClick={onRetry}>
            {t('status.retryAll')}
          </Button>
        </>
      ) : null}
      <span className={styles['hints']}>
        {shown.map(([what, keys]) => (
          <span key={what} className={styles['hint']}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
            {t(`hints.${what}`)}
          </span>
        ))}
        <button type="button" className={styles['hint']} aria-keyshortcuts={useShortcuts('?')} onClick={onKeys}>
          <Key single>?</Key>
          {t('hints.keys')}
        </button>
      </span>
    </footer>
  );
}
