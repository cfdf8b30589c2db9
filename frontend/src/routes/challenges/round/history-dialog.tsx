import { useTranslation } from 'react-i18next';
import { roundFaults } from '#contracts';
import { type OfRound, useRoundHistory } from '../../../features/rounds/use-rounds.ts';
import { fullTime } from '../../../lib/i18n/relative-time.ts';
import type words from '../../../locales/en/rounds.json';
import { QueryBoundary } from '../../../ui/query/query-boundary.tsx';
import { Empty } from '../../../ui/query/empty.tsx';
import { Skeleton } from '../../../ui/query/skeleton.tsx';
import { HistoryLink } from '../../../ui/history/history-link.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { StaffMark } from '../../../ui/person/staff-mark.tsx';
import styles from './round.module.css';

type HistoryDialogProps = { of: OfRound; opened: boolean; onClose: () => void };

export function HistoryDialog({ of, opened, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('rounds');
  return (
    <Dialog title={t('history')} opened={opened} onClose={onClose} width={560}>
      {opened ? (
        <>
          <History of={of} />
          <HistoryLink kind="round" itemId={`${of.challengeId}|${of.round}`} />
        </>
      ) : null}
    </Dialog>
  );
}

function History({ of }: { of: OfRound }) {
  const { t, i18n } = useTranslation('rounds');
  const history = useRoundHistory(of);
  const reasonOf = (code: string) =>
    faults.includes(code)
      ? t(`fault.${code as keyof typeof words.fault}`)
      : t(`reason.${code as keyof typeof words.reason}`);
  return (
    <QueryBoundary
      of={history}
      skeleton={<Skeleton rows={4} rowHeight={36} />}
      empty={{ when: ({ changes }) => changes.length === 0, show: <Empty title={t('noHistory')} /> }}
    >
      {({ changes }) => (
        <ol className={styles['history']}>
          {changes.map(({ at, by, what, about, reason, text }) => (
            <li key={`${at} ${what}`}>
              <b>
                {t(`happened.${what as keyof typeof words.happened}`, { name: by?.name ?? t('gone') })}
                <StaffMark name={by?.name} />
              </b>
              {about ? (
                <span>
                  {about.name ?? t('gone')}
                  <StaffMark name={about.name} />
                </span>
              ) : null}
              {reason === null ? null : <span>{reasonOf(reason)}</span>}
              {text === null ? null : <q>{text}</q>}
              <time dateTime={at}>{fullTime(at, i18n.language)}</time>
            </li>
          ))}
        </ol>
      )}
    </QueryBoundary>
  );
}

const faults: readonly string[] = roundFaults;
