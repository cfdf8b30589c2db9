import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { matchStars } from '#racing';
import type { AnsweringHand, HandAnswer } from '../../features/match/answer-hand.ts';
import { aims, shownTracks } from '../../features/match/match.ts';
import type { Aim } from '../../features/match/match.ts';
import { starsText } from '../../features/match/match-text.ts';
import { useAnswer } from './use-answer.ts';
import type { ShownMatch } from './use-match.ts';
import { AskedNotice } from '../../ui/asked/asked-notice.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { Points, pointsText } from '../../ui/time/points.tsx';
import { ToolPanel, ToolRow } from '../../ui/tool/tool-parts.tsx';
import styles from './match.module.css';

type AnswerPanelProps = { shown: ShownMatch; cars: ReadonlyMap<string, Car> };

/** The best hand of all cars against this opponent on the shown tracks, proven. */
export function AnswerPanel({ shown, cars }: AnswerPanelProps) {
  const { t } = useTranslation('match');
  const [aim, setAim] = useState<Aim>('points');
  const { match, timeOf } = shown;
  const tracks = shownTracks(match);
  const { state, find } = useAnswer({ match, tracks, aim, cars: [...cars.values()], timeOf });
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
      <ToolRow>
        <Button look="main" busy={state.status === 'busy'} reason={lacking} onClick={() => void find()}>
          {t('answer.find')}
        </Button>
        {lacking === undefined ? null : <span>{lacking}</span>}
      </ToolRow>
      <div role="status" className={styles['answer']}>
        {state.status === 'busy' ? <p>{t('answer.busy')}</p> : null}
        {state.status === 'found' ? <Answer answer={state.answer} shown={shown} cars={cars} /> : null}
      </div>
      {state.status === 'failed' ? <AskedNotice problem={state.problem} retry={() => void find()} /> : null}
    </ToolPanel>
  );
}

/** What the opponent lacks before there is something to answer. */
function useLacking({ match, scored, loading }: ShownMatch): string | undefined {
  const { t } = useTranslation('match');
  const races = scored[match.shown]?.races ?? [];
  const at = races.findIndex(({ missing }) => missing === 'their-car' || missing === 'their-time');
  const missing = races[at]?.missing;
  if (loading) return '…';
  return missing && `${t('race', { number: at + 1 })}: ${t(`missing.${missing}`)}`;
}

function Answer({ answer, shown, cars }: AnswerPanelProps & { answer: HandAnswer }) {
  const why = useWhy();
  if (answer.why) return <p>{why(answer.why)}</p>;
  return (
    <ol className={styles['hands']}>
      {answer.hands.map((hand) => (
        <HandRow key={hand.cars.map(({ carId }) => carId).join()} hand={hand} shown={shown} cars={cars} />
      ))}
    </ol>
  );
}

function useWhy() {
  const { t } = useTranslation('match');
  return (why: NonNullable<HandAnswer['why']>): string => {
    if (why.reason === 'race-empty')
      return t('answer.none.race-empty', { races: why.races.map((race) => race + 1).join(', ') });
    if (why.reason === 'too-few-cars') return t('answer.none.too-few-cars', { cars: why.cars });
    if (why.reason === 'rq') return t('answer.none.rq', { least: why.least, limit: why.limit });
    // A match has no kinds to count: only the points are left.
    return t('answer.none.points', { points: pointsText('most' in why ? why.most : 0) });
  };
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
