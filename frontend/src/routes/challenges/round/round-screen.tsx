import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import { FillRound } from './fill-round.tsx';
import { LockBar } from './lock-bar.tsx';
import styles from './round.module.css';
import { RoundHead } from './round-head.tsx';
import type { RoundView } from './round-view.ts';
import { RoundStrip } from './round-strip.tsx';
import { SolveRound } from './solve-round.tsx';
import { Submissions } from './submissions.tsx';
import { WatchRound } from './watch-round.tsx';

export function RoundScreen(shown: RoundView) {
  const { of, round, facts, again } = shown;
  return (
    <div className={styles['round']}>
      <RoundHead {...shown} />
      <RoundStrip of={of} firstRound={facts.firstRound} />
      <LockBar of={of} round={round} again={again} />
      <Part {...shown} />
      <Submissions {...shown} />
    </div>
  );
}

function Part(shown: RoundView) {
  const { t } = useTranslation('rounds');
  const session = useSession();
  const { round } = shown;
  const me = session.status === 'signed-in' ? session.userId : undefined;
  if (round.lock && round.lock.by.userId === me) return <FillRound {...shown} />;
  if (round.status === 'deleted') return null;
  if (round.content) return <SolveRound {...shown} content={round.content} />;
  const kept = round.draft ? <p className={styles['note']}>{t('draftKept')}</p> : null;
  if (!round.lock) return kept;
  return (
    <>
      <WatchRound {...shown} />
      {kept}
    </>
  );
}
