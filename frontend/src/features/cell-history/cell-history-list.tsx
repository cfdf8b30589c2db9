import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellHistoryEntry } from '#contracts';
import { type Cell, cellKey } from '../../lib/cell.ts';
import { formatLapTime } from '#racing';
import { fullTime, relativeTime } from '../../lib/i18n/relative-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { Evidence } from './evidence.tsx';
import { Rulings } from './rulings.tsx';
import { CellHistoryVotes } from './cell-history-votes.tsx';
import styles from './cell-history.module.css';

const mostEarlier = 4;

function When({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const [now] = useState(Date.now);
  return (
    <time dateTime={at} data-tip={fullTime(at, i18n.language)} className={styles['quiet']}>
      {relativeTime(at, now, i18n.language)}
    </time>
  );
}

/** Whether it came from an import by the operator, and not from a deleted account. */
const isOfNobody = ({ source, by }: CellHistoryEntry) => source !== 'typed' && by.name === null;

function SaidBy({ entry }: { entry: CellHistoryEntry }) {
  const { t } = useTranslation('story');
  return isOfNobody(entry) ? <span>{t(`sources.${entry.source}`)}</span> : <PersonLink name={entry.by.name} />;
}

function Earlier({ entries, cell }: { entries: readonly CellHistoryEntry[]; cell: Cell }) {
  const { t } = useTranslation('votes');
  return entries.map((entry) => (
    <span key={entry.lapTimeId} className={styles['earlier']}>
      <bdi className="figures" data-withdrawn={entry.state === 'withdrawn' || undefined}>
        {formatLapTime(entry.value, 'short')}
      </bdi>
      <SaidBy entry={entry} />
      <When at={entry.at} />
      {entry.state === 'hidden' ? (
        <>
          <span className={styles['tag']}>{t('hidden')}</span>
          <Evidence cell={cell} entry={entry} />
          <Rulings time={{ ...cell, lapTimeId: entry.lapTimeId, version: entry.version }} allowed={entry.allowed} />
        </>
      ) : null}
    </span>
  ));
}

type OfCell = { cell: Cell; onWithdraw: (entry: CellHistoryEntry) => void };

/** The support of a time; an imported one has no member behind it. */
function Support({ entry }: { entry: CellHistoryEntry }) {
  const { t } = useTranslation('votes');
  const { support } = entry;
  const isOfPerson = support === 'plain' || support === 'unconfirmed';
  return support && !(isOfPerson && isOfNobody(entry)) ? (
    <span className={styles['tag']}>{t(`support.${support}`)}</span>
  ) : null;
}

function Beside({ entries, cell, onWithdraw }: OfCell & { entries: readonly CellHistoryEntry[] }) {
  const { t } = useTranslation('story');
  return entries.map((entry) => (
    <div key={entry.lapTimeId} className={styles['beside']}>
      <Earlier entries={[entry]} cell={cell} />
      <Support entry={entry} />
      <CellHistoryVotes cell={cell} entry={entry} />
      <Evidence cell={cell} entry={entry} />
      <Rulings time={{ ...cell, lapTimeId: entry.lapTimeId, version: entry.version }} allowed={entry.allowed} />
      {entry.allowed.includes('withdraw-lap-time') ? (
        <Button size="small" variant="ghost" onClick={() => onWithdraw(entry)}>
          {t('withdraw')}
        </Button>
      ) : null}
    </div>
  ));
}

function Trust({ entry, cell }: { entry: CellHistoryEntry; cell: Cell }) {
  const { t } = useTranslation('votes');
  if (entry.support === undefined) return null;
  return (
    <>
      <dt>{t('leansOn')}</dt>
      <dd>
        <Support entry={entry} />
        <CellHistoryVotes cell={cell} entry={entry} />
        <Evidence cell={cell} entry={entry} />
        <Rulings time={{ ...cell, lapTimeId: entry.lapTimeId, version: entry.version }} allowed={entry.allowed} />
      </dd>
    </>
  );
}

export function CellHistoryList({ history, ...ofCell }: OfCell & { history: readonly CellHistoryEntry[] }) {
  const { t } = useTranslation(['story', 'votes']);
  const entry = history.find(({ state }) => state === 'stands');
  const beside = history.filter(({ state }) => state === 'beside').slice(0, mostEarlier);
  const earlier = history.filter((one) => one !== entry && one.state !== 'beside').slice(0, mostEarlier);
  return (
    <dl className={styles['facts']}>
      {entry ? (
        <>
          <dt>{t('setBy')}</dt>
          <dd>
            <b>
              <SaidBy entry={entry} />
            </b>
            <When at={entry.at} />
          </dd>
          <dt>{t('source')}</dt>
          <dd>
            <span className={styles['tag']}>{t(`sources.${entry.source}`)}</span>
          </dd>
          <dt>{t('version')}</dt>
          <dd className="figures">
            {t('versionOf', { version: entry.gameVersion })}
            {entry.past ? <span className={styles['quiet']}>{t('past')}</span> : null}
          </dd>
          <Trust entry={entry} cell={ofCell.cell} />
        </>
      ) : null}
      {beside.length > 0 ? (
        <>
          <dt>{t('votes:beside')}</dt>
          <dd className={styles['list']}>
            <Beside entries={beside} {...ofCell} />
          </dd>
        </>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <dt>{t('earlier')}</dt>
          <dd className={styles['list']}>
            <Earlier entries={earlier} cell={ofCell.cell} />
          </dd>
        </>
      ) : null}
      {history.length > 0 ? (
        <dd className={styles['all']}>
          <HistoryLink small kind="cell" itemId={cellKey(ofCell.cell)} />
        </dd>
      ) : null}
    </dl>
  );
}
