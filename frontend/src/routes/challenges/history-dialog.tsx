import { useTranslation } from 'react-i18next';
import type { ChallengeAnswer, ChallengeAttributes, ChallengeHistory } from '#contracts';
import styles from '../../features/challenges/challenges.module.css';
import { useChallengeHistory } from '../../features/challenges/use-challenges.ts';
import { useAction } from '../../lib/form/use-action.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Refusal } from '../../ui/form/refusal.tsx';
import { HistoryLink } from '../../ui/history/history-link.tsx';
import { UndoIcon } from '../../ui/icons.ts';
import { useChallengeMutations } from './use-challenge-mutations.ts';

type Change = ChallengeHistory['changes'][number];

export function HistoryDialog({ of, onClose }: { of: ChallengeAnswer; onClose: () => void }) {
  const { t } = useTranslation('challenges');
  const history = useChallengeHistory(of.challengeId);
  return (
    <Dialog title={t('history')} opened onClose={onClose} width={560}>
      <HistoryLink kind="challenge" itemId={of.challengeId} />
      <QueryBoundary of={history}>
        {({ changes }) => (
          <ol className={styles['history']}>
            {changes.map((change, at) => (
              // Changes of one command have the same time; the list only ever grows at its start.
              <Entry key={changes.length - at} change={change} of={of} />
            ))}
          </ol>
        )}
      </QueryBoundary>
    </Dialog>
  );
}

function Entry({ change, of }: { change: Change; of: ChallengeAnswer }) {
  const { t, i18n } = useTranslation('challenges');
  const { what, by, at, reason, text, round } = change;
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  const shownAs = of.facts.firstRound + (round ?? 1) - 1;
  return (
    <li>
      <b>{t(`changes.${what}`, { round: shownAs })}</b>
      {Object.keys(change.is ?? {}).map((name) => (
        <span key={name}>
          {t(labels[name as keyof ChallengeAttributes])}: {textOf(change.was, name)} → {textOf(change.is, name)}
        </span>
      ))}
      {reason === null ? null : (
        <span>
          {t(`reasons.${reason}`)} {text === null ? null : <q>{text}</q>}
        </span>
      )}
      <small>
        {when} · {by ?? t('former')}
      </small>
      <Undo change={change} of={of} />
    </li>
  );
}

const labels = {
  name: 'name',
  kind: 'kind',
  colour: 'colour',
  startsAt: 'moments.startsAt',
  endsAt: 'moments.endsAt',
  solutionsPublicAt: 'moments.solutionsPublicAt',
  roundCount: 'roundsLabel',
  firstRound: 'firstRound',
  rqLimit: 'rqLimit',
  criteria: 'requirement',
  pointsToWin: 'pointsToWin',
} as const satisfies Record<keyof ChallengeAttributes, string>;

const textOf = (facts: Partial<ChallengeAttributes> | null, name: string): string =>
  String(facts?.[name as keyof ChallengeAttributes] ?? '–') || '–';

function Undo({ change, of }: { change: Change; of: ChallengeAnswer }) {
  const { t } = useTranslation(['challenges', 'common']);
  const acts = useChallengeMutations(of.challengeId);
  const { busy, problem, run } = useAction(async () => {
    const why = { code: 'correction' } as const;
    if (change.was && change.is) await acts.correct(change.was, change.is, why);
    if (change.round !== null && change.roundIs)
      await acts.stateRound(change.round, change.roundWas ?? { races: [], rewards: [] }, change.roundIs, why);
  });
  if (of.status !== 'open' || (change.what !== 'corrected' && change.what !== 'round')) return null;
  return (
    <>
      <Button size="small" variant="ghost" busy={busy} icon={<UndoIcon aria-hidden="true" />} onClick={run}>
        {t('challenges:asBefore')}
      </Button>
      <Refusal problem={problem} />
    </>
  );
}
