import { Link } from 'react-router-dom';
import type { HistoryEntry, HistoryState } from '#contracts';
import { historyPath } from '../../lib/history-path.ts';
import { MoveLeftIcon, MoveRightIcon } from '../../ui/icons.ts';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import button from '../../ui/button/button.module.css';
import { Value } from './changes.tsx';
import styles from './history.module.css';
import type { OfHistory } from './use-history.ts';
import type { HistoryLabels } from './use-history-labels.ts';

type ThenProps = {
  of: OfHistory;
  then: HistoryState;
  entries: readonly HistoryEntry[];
  words: HistoryLabels;
};

export function Then({ of, then: { entry, facts }, entries, words }: ThenProps) {
  const { t } = words;
  const place = entries.findIndex(({ id }) => id === entry.id);
  const pathOf = (one: HistoryEntry | undefined) =>
    one && place >= 0 ? historyPath(of.kind, of.itemId, one.id) : undefined;
  const title = t('asItWasTitle', { when: words.when(entry.at) });
  return (
    <section className={styles['then']} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles['quiet']}>
        {words.act(entry.act)} · {words.person(entry.by)}
      </p>
      <nav className={styles['steps']} aria-label={title}>
        <Step to={pathOf(entries[place + 1])} text={t('earlier')}>
          <MoveLeftIcon aria-hidden="true" />
        </Step>
        <Step to={pathOf(entries[place - 1])} text={t('later')}>
          <MoveRightIcon aria-hidden="true" />
        </Step>
        <Step to={historyPath(of.kind, of.itemId)} text={t('toNow')} />
        <CopyLinkButton />
      </nav>
      <dl className={styles['state']}>
        {facts.map(({ name, is }) => (
          <div key={name}>
            <dt>{words.fact(name)}</dt>
            <dd>
              <Value name={name} value={is} words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Step({ to, text, children }: { to: string | undefined; text: string; children?: React.ReactNode }) {
  if (to === undefined) return null;
  return (
    <Link className={button['button']} data-look="plain" to={to} preventScrollReset>
      {children}
      {text}
    </Link>
  );
}
