import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { matchStars } from '#racing';
import { GarageSwitch } from '../../features/garage/garage-switch.tsx';
import { useGarageDriving } from '../../features/garage/use-garage-driving.ts';
import type { AnsweringHand, HandAnswer } from '../../features/match/answer-hand.ts';
import { aims, visibleTracks } from '../../features/match/match.ts';
import type { Aim } from '../../features/match/match.ts';
import { starsText } from '../../features/match/match-text.ts';
import { useWhyNone } from './why-none.ts';
import { useAnswer } from './use-answer.ts';
import type { MatchView } from './use-match.ts';
import { QueryError } from '../../ui/query/query-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Points } from '../../ui/time/points.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './match.module.css';

type AnswerPanelProps = { shown: MatchView; cars: ReadonlyMap<string, Car> };

export function AnswerPanel({ shown, cars }: AnswerPanelProps) {
  const { t } = useTranslation('match');
  const [aim, setAim] = useState<Aim>('points');
  const [isOwn, setOwn] = useState(false);
  const garage = useGarageDriving(isOwn);
  const { match, timeOf } = shown;
  const tracks = visibleTracks(match);
  const { state, find } = useAnswer({ match, tracks, aim, cars: [...cars.values()], timeOf, drives: garage.drives });
  const lacking = useLacking(shown);
  return (
    <ToolPanel title={t('answer.title')}>
      <p>{t('answer.text')}</p>
      <ChoiceField
        label={t('answer.aim')}
        options={aims.map((value) => ({ value, text: t(`answer.aims.${value}`) }))}
        value={aim}
        onChange={setAim}
      />
      <GarageSwitch garage={garage} on={isOwn} onChange={setOwn} />
      <ToolRow>
        <Button variant="main" busy={state.status === 'busy'} reason={lacking} onClick={() => void find()}>
          {t('answer.find')}
        </Button>
        {lacking === undefined ? null : <span>{lacking}</span>}
      </ToolRow>
      <div role="status" className={styles['answer']}>
        {state.status === 'busy' ? <p>{t('answer.busy')}</p> : null}
        {state.status === 'found' ? <Answer answer={state.answer} shown={shown} cars={cars} /> : null}
      </div>
      {state.status === 'failed' ? <QueryError problem={state.problem} retry={() => void find()} /> : null}
    </ToolPanel>
  );
}

function useLacking({ match, scored, loading }: MatchView): string | undefined {
  const { t } = useTranslation('match');
  const races = scored[match.shown]?.races ?? [];
  const at = races.findIndex(({ missing }) => missing === 'their-car' || missing === 'their-time');
  const missing = races[at]?.missing;
  if (loading) return '…';
  return missing && `${t('race', { number: at + 1 })}: ${t(`missing.${missing}`)}`;
}

function Answer({ answer, shown, cars }: AnswerPanelProps & { answer: HandAnswer }) {
  const why = useWhyNone();
  if (answer.why) return <p>{why(answer.why)}</p>;
  return (
    <ol className={styles['hands']}>
      {answer.hands.map((hand) => (
        <HandRow key={hand.cars.map(({ carId }) => carId).join()} hand={hand} shown={shown} cars={cars} />
      ))}
    </ol>
  );
}

function HandRow({ hand, shown: { match, change }, cars }: AnswerPanelProps & { hand: AnsweringHand }) {
  const { t } = useTranslation(['match', 'common']);
  const take = () => {
    change({ ...match, own: hand.cars.map(({ carId, tune }) => ({ carId, tune })) });
    showSnack({
      kind: 'success',
      text: t('match:answer.taken'),
      action: { label: t('common:undo'), run: () => change(match) },
    });
  };
  return (
    <li className={styles['hand']}>
      <ToolRow>
        <b>
          <Points points={hand.points} uncertain={hand.cars.some(({ predicted }) => predicted)} />
        </b>
        <span>{starsText(matchStars(hand.points))}</span>
        <span>{t('match:answer.rq', { rq: hand.rq })}</span>
        <Button size="small" onClick={take}>
          {t('match:answer.take')}
        </Button>
      </ToolRow>
      <ul>
        {hand.cars.map(({ carId, tune, points, predicted }) => (
          <li key={carId}>
            <span>
              {cars.get(carId)?.name ?? carId} <small>{tune}</small>
            </span>
            <Points points={points} uncertain={predicted} />
          </li>
        ))}
      </ul>
    </li>
  );
}
