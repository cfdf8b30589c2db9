import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, ChallengeAnswer } from '#contracts';
import styles from '../../features/challenges/challenges.module.css';
import { useRounds } from '../../features/rounds/use-rounds.ts';
import { useStars } from '../../lib/saved-rounds/saved-rounds.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { Empty } from '../../ui/query/empty.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { type RoundNow, RoundRow } from './round-row.tsx';

const RoundDialog = lazyComponent(async () => (await import('./round-dialog.tsx')).RoundDialog);

const filters = ['all', 'toDo', 'done', 'faults'] as const;
type Filter = (typeof filters)[number];

type RoundsProps = { of: ChallengeAnswer; carOf: (carId: string) => Car | undefined };

export function Rounds({ of, carOf }: RoundsProps) {
  const { t } = useTranslation('challenges');
  const [filter, setFilter] = useState<Filter>('all');
  const [edited, setEdited] = useState<number>();
  const mayEdit = of.allowed.includes('state-challenge-rounds');
  const stars = useStars(of.challengeId);
  const { value } = useRounds(of.challengeId);
  const nowOf = (round: number) => value?.items.find((one) => one.round === round);
  const isShown: Readonly<Record<Filter, (round: number) => boolean>> = {
    all: () => true,
    toDo: (round) => (stars[round] ?? 0) === 0,
    done: (round) => (stars[round] ?? 0) > 0,
    faults: (round) => hasFault(nowOf(round), of),
  };
  // A deleted round is no longer in the list.
  const all = value?.items.map(({ round }) => round) ?? Array.from({ length: of.facts.roundCount }, (_, at) => at + 1);
  const shown = all.filter(isShown[filter]);
  return (
    <section className={styles['part']} aria-label={t('roundsLabel')}>
      <div className={styles['roundsHead']}>
        <h2>{t('roundsLabel')}</h2>
        <SegmentedControl<Filter>
          label={t('show')}
          value={filter}
          onChange={setFilter}
          choices={filters.map((value) => ({ value, label: t(`filters.${value}`) }))}
        />
      </div>
      {shown.length === 0 ? <Empty title={t(`noRounds.${filter}`)} /> : null}
      <ol className={styles['rounds']}>
        {shown.map((round) => (
          <RoundRow
            key={round}
            {...{ of, round, carOf }}
            now={nowOf(round)}
            stars={stars[round] ?? 0}
            onEdit={mayEdit ? () => setEdited(round) : undefined}
          />
        ))}
      </ol>
      <Suspense fallback={null}>
        {edited === undefined ? null : <RoundDialog of={of} round={edited} onClose={() => setEdited(undefined)} />}
      </Suspense>
    </section>
  );
}

/** Solved, and to be computed again, or no hand wins it, or the saved hand exceeds the limit or has too few points. */
function hasFault(now: RoundNow | undefined, { facts }: ChallengeAnswer): boolean {
  if (!now?.solution) return false;
  if (now.stale) return true;
  const { hand, rq, points } = now.solution;
  return hand.length === 0 || rq > (now.content?.rqLimit ?? facts.rqLimit) || points < facts.pointsToWin;
}
