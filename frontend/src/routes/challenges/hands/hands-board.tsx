import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car, ChallengeAnswer, RoundList } from '#contracts';
import { GarageSwitch } from '../../../features/garage/garage-switch.tsx';
import { useGarageDriving } from '../../../features/garage/use-garage-driving.ts';
import { rqOf } from '../../../features/match/score-match.ts';
import { readHand } from '../../../features/rounds/hand-text.ts';
import { useRounds } from '../../../features/rounds/use-rounds.ts';
import { savedRoundOf, savedRounds, useStars } from '../../../lib/saved-rounds/saved-rounds.ts';
import { useAddressFields } from '../../../lib/navigation/use-address-fields.ts';
import { useStore } from '../../../lib/store.ts';
import { QueryBoundary } from '../../../ui/query/query-boundary.tsx';
import { QueryError } from '../../../ui/query/query-error.tsx';
import { Empty } from '../../../ui/query/empty.tsx';
import { Skeleton } from '../../../ui/query/skeleton.tsx';
import { ChoiceField } from '../../../ui/field/choice-field.tsx';
import { Progress } from '../../../ui/progress/progress.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import styles from './board.module.css';
import { faultsOf } from './faults-of.ts';
import { RoundHandsRow } from './round-hands-row.tsx';
import { useBoard } from './use-board.ts';

/** The defaults; the address holds what is chosen. */
const FIRST = { depth: '3', rounds: 'all', opponents: '', times: '' };
const depths = ['1', '3', '6', '10', '15'] as const;
const filters = ['all', 'toDo', 'faults'] as const;

type BoardProps = { of: ChallengeAnswer; cars: ReadonlyMap<string, Car> };

export function HandsBoard(props: BoardProps) {
  return (
    <QueryBoundary of={useRounds(props.of.challengeId)} skeleton={<Skeleton rows={4} rowHeight={110} />}>
      {({ items }) => <Known {...props} items={items} />}
    </QueryBoundary>
  );
}

function Known({ of: { challengeId, facts }, cars, items }: BoardProps & { items: RoundList['items'] }) {
  const { t } = useTranslation(['challenges', 'rounds', 'problems']);
  const [fields, set] = useAddressFields(FIRST);
  const [isOwn, setOwn] = useState(false);
  const garage = useGarageDriving(isOwn);
  const predicted = fields.times === '';
  const waits = cars.size === 0 || (isOwn && !garage.drives);
  const asked = { rounds: items, facts, cars: [...cars.values()], predicted, drives: garage.drives };
  const board = useBoard(waits ? null : asked);
  const stars = useStars(challengeId);
  const kept = useStore(savedRounds);
  const ownRq = (round: number) => {
    const hand = readHand(savedRoundOf(kept, { challengeId, round })?.hand)?.hand;
    return hand && rqOf(hand, 0, (carId) => cars.get(carId)?.rq).sum;
  };
  const rows = items.map((round) => {
    const hands = board.found.get(round.round);
    return { round, hands, faults: faultsOf({ round, facts, hands, ownRq: ownRq(round.round) }) };
  });
  const filter = filters.find((one) => one === fields.rounds) ?? 'all';
  const shown = rows.filter(({ round, faults }) => {
    if (filter === 'toDo') return (stars[round.round] ?? 0) === 0;
    return filter === 'all' || faults.length > 0;
  });
  return (
    <section className={styles['board']} aria-label={t('rounds:bestHands')}>
      <div className={styles['tools']}>
        <SegmentedControl
          label={t('challenges:show')}
          value={filter}
          choices={filters.map((value) => ({ value, label: t(`challenges:filters.${value}`) }))}
          onChange={(rounds) => set({ rounds })}
        />
        <ChoiceField
          label={t('challenges:board.depth')}
          value={depths.find((one) => one === fields.depth) ?? '3'}
          options={depths.map((value) => ({ value, text: value }))}
          onChange={(depth) => set({ depth })}
        />
        <Switch
          label={t('challenges:board.opponents')}
          on={fields.opponents !== ''}
          onChange={(on) => set({ opponents: on ? 'yes' : '' })}
        />
        <Switch label={t('rounds:predicted')} on={predicted} onChange={(on) => set({ times: on ? '' : 'measured' })} />
        <GarageSwitch garage={garage} on={isOwn} onChange={setOwn} />
      </div>
      {items.some(({ held }) => held) ? (
        <p className={styles['note']}>{t('problems:patrons-only', { tier: 3 })}</p>
      ) : null}
      {board.problem ? <QueryError problem={board.problem} retry={board.retry} /> : null}
      {board.done < board.all && !board.problem ? (
        <Progress label={t('rounds:solving')} done={board.done} all={board.all} />
      ) : null}
      {shown.length === 0 ? <Empty title={t(`challenges:noRounds.${filter}`)} /> : null}
      <ol className={styles['rounds']}>
        {shown.map((row) => (
          <RoundHandsRow
            key={row.round.round}
            {...row}
            {...{ challengeId, facts, cars }}
            depth={Number(fields.depth)}
            opponents={fields.opponents !== ''}
          />
        ))}
      </ol>
    </section>
  );
}
