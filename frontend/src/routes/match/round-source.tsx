import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ordered } from '../../features/challenges/challenge-order.ts';
import { useChallenges } from '../../features/challenges/use-challenges.ts';
import { emptyHand, type MatchRound } from '../../features/match/match.ts';
import { readHand, writeHand } from '../../features/rounds/hand-text.ts';
import { useChallengeOf, useRounds } from '../../features/rounds/use-rounds.ts';
import { savedRoundOf, savedRounds } from '../../lib/saved-rounds/saved-rounds.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Empty } from '../../ui/query/empty.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import { MoveLeftIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { ToolRow } from '../../ui/tool/tool-parts.tsx';
import { matchOfRound } from '../challenges/round/match-of-round.ts';
import { roundPath } from '../challenges/round/round-path.ts';
import styles from './match.module.css';
import type { MatchView } from './use-match.ts';

export function RoundSource({ shown }: { shown: MatchView }) {
  const { t } = useTranslation('match');
  const [opened, setOpened] = useState(false);
  const { round } = shown.match;
  return (
    <ToolRow>
      {round ? <BackToRound of={round} shown={shown} /> : null}
      <Button aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('fromRound')}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('fromRound')} width={480}>
        {opened ? <PickRound shown={shown} onDone={() => setOpened(false)} /> : null}
      </Dialog>
    </ToolRow>
  );
}

function BackToRound({ of, shown: { match } }: { of: MatchRound; shown: MatchView }) {
  const { t } = useTranslation(['match', 'rounds']);
  const { value } = useChallengeOf(of.challengeId);
  const hand = match.own.some(Boolean) ? `?hand=${encodeURIComponent(writeHand(match.own))}` : '';
  const name = value?.facts.name ?? of.challengeId;
  const number = of.round + (value?.facts.firstRound ?? 1) - 1;
  return (
    <Link className={styles['back']} to={`${roundPath(of)}${hand}`}>
      <MoveLeftIcon aria-hidden="true" />
      {t('rounds:title', { name, number })}
    </Link>
  );
}

type PickRoundProps = { shown: MatchView; onDone: () => void };

function PickRound({ shown, onDone }: PickRoundProps) {
  const { t, i18n } = useTranslation(['match', 'challenges']);
  const [challengeId, setChallenge] = useState<string | null>(shown.match.round?.challengeId ?? null);
  return (
    <QueryBoundary
      of={useChallenges()}
      empty={{ when: ({ items }) => items.length === 0, show: <Empty title={t('challenges:none')} /> }}
    >
      {({ items }) => (
        <div className={styles['pick']}>
          <PickField
            label={t('match:challenge')}
            options={ordered(items, i18n.language).map((one) => ({ value: one.challengeId, label: one.facts.name }))}
            value={challengeId}
            onChange={setChallenge}
          />
          {challengeId === null ? null : <Rounds key={challengeId} {...{ challengeId, shown, onDone }} />}
        </div>
      )}
    </QueryBoundary>
  );
}

/** Filled rounds; choosing one adds the user's saved hand for it. */
function Rounds({ challengeId, shown: { match, change }, onDone }: PickRoundProps & { challengeId: string }) {
  const { t } = useTranslation(['match', 'rounds', 'common']);
  const challenge = useChallengeOf(challengeId);
  const facts = challenge.value?.facts;
  const take = (round: number, content: Parameters<typeof matchOfRound>[1]) => {
    if (!facts) return;
    const of = { challengeId, round };
    const kept = readHand(savedRoundOf(savedRounds.get(), of)?.hand);
    change(matchOfRound(of, content, facts, kept?.hand ?? emptyHand));
    showSnack({
      kind: 'success',
      text: t('match:imported'),
      action: { label: t('common:undo'), run: () => change(match) },
    });
    onDone();
  };
  return (
    <QueryBoundary
      of={useRounds(challengeId)}
      empty={{
        when: ({ items }) => items.every(({ content }) => content === null),
        show: <Empty title={t('match:noneFilled')} />,
      }}
    >
      {({ items }) => (
        <ul className={styles['rounds']}>
          {items.map(({ round, status, content }) =>
            content ? (
              <li key={round}>
                <Button busy={!facts} onClick={() => take(round, content)}>
                  <b>{round + (facts?.firstRound ?? 1) - 1}</b> {t(`rounds:status.${status}`)}
                </Button>
              </li>
            ) : null,
          )}
        </ul>
      )}
    </QueryBoundary>
  );
}
