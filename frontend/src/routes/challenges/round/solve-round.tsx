import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundContent } from '#contracts';
import { matchesCriteria, parseCriteria } from '#racing';
import { useGarageDriving } from '../../../features/garage/use-garage-driving.ts';
import { aims } from '../../../features/match/match.ts';
import { QueryError } from '../../../ui/query/query-error.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { BestHands } from './best-hands.tsx';
import { HandNotes } from './hand-notes.tsx';
import { HandScore } from './hand-score.tsx';
import { KindChips } from './kind-chips.tsx';
import { requirementKinds } from './requirement-kinds.ts';
import styles from './round.module.css';
import type { RoundView } from './round-view.ts';
import { SolveLane } from './solve-lane.tsx';
import { upgradeCosts } from './upgrade-costs.ts';
import { useHand } from './use-hand.ts';
import { useRoundChoice } from './use-round-choice.ts';
import { cellOf, useOpponents } from './use-opponents.ts';
import { useSolutions } from './use-solutions.ts';

type SolveRoundProps = RoundView & { content: RoundContent };

export function SolveRound({ content, ...shown }: SolveRoundProps) {
  const { t } = useTranslation('rounds');
  const { round, facts, cars } = shown;
  const choice = useRoundChoice();
  const { aim, predicted, owned } = choice;
  const cells = content.races.map(cellOf);
  const opponents = useOpponents(content.races);
  const rqLimit = content.rqLimit ?? facts.rqLimit;
  const text = content.criteria ?? facts.criteria;
  const asks = useMemo(() => parseCriteria(text).criteria, [text]);
  const meets = useMemo(() => matchesCriteria(asks), [asks]);
  const kinds = useMemo(() => requirementKinds(text), [text]);
  const kind = kinds[choice.kind - 1];
  const able = useMemo(() => [...cars.values()].filter(meets), [cars, meets]);
  const isKnown = cells.every(Boolean) && opponents.every(({ value }) => value !== undefined);
  const tracks = cells.flatMap((cell) => (cell ? [cell.trackCode] : []));
  const theirs = opponents.map(({ value }) => value);
  const garage = useGarageDriving(owned);
  const costs = useMemo(() => garage.copies && upgradeCosts(garage.copies, cars), [garage.copies, cars]);
  const asked = { tracks, theirs, cars: able, rqLimit, predicted, drives: garage.drives, owns: garage.owns, costs };
  const solving = useSolutions(isKnown && !round.held && (!owned || garage.drives) ? asked : null);
  const hand = useHand(shown, solving, aim, predicted, cells, theirs);
  return (
    <section className={styles['part']} aria-label={t('solve')}>
      <HandNotes hand={hand} />
      <HandScore {...{ hand, cells, rqLimit, meets, text, cars }} packs={kind?.criteria ?? text} />
      <div className={styles['tools']}>
        <SegmentedControl
          label={t('aim')}
          value={aim}
          choices={aims.map((value) => ({ value, label: t(`aims.${value}`) }))}
          onChange={choice.setAim}
        />
        <Switch label={t('predicted')} on={predicted} onChange={choice.setPredicted} />
        {garage.may ? <Switch label={t('garage')} on={owned} onChange={choice.setOwned} /> : null}
      </div>
      <KindChips kinds={kinds} able={able} chosen={kind ? choice.kind : 0} onChoose={choice.setKind} />
      {solving.problem ? <QueryError problem={solving.problem} retry={solving.retry} /> : null}
      <div className={styles['lanes']}>
        {cells.map((cell, race) =>
          cell ? (
            <SolveLane
              key={`${race}|${cell.trackCode}`}
              {...{ race, cell, hand, cars, rqLimit, solving, meets, able }}
              among={kind?.meets ?? meets}
              asks={kind?.asks ?? asks}
              copies={garage.copies}
              theirs={theirs[race]}
            />
          ) : null,
        )}
      </div>
      <BestHands {...shown} {...{ solving, aim, hand }} isWhole={!owned} {...{ costs, cells, theirs, rqLimit }} />
    </section>
  );
}
