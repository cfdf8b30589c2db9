import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tunedStats } from '#contracts';
import type { RequestOf, StatsReading } from '#contracts';
import { useAction } from '../../lib/form/use-action.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Button } from '../../ui/button/button.tsx';
import { PersonLink } from '../../ui/person/person-link.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { useCardLabel } from './use-card-labels.ts';
import styles from './tuned-card.module.css';

type OfReading = { carId: string; tune: string; reading: StatsReading };
type Reason = RequestOf<typeof tunedStats.hide>['body']['reason'];

/** A card shows no track: its conditions cannot be wrong. */
const reasons = ['misread', 'wrong-car', 'wrong-tune', 'not-possible'] as const satisfies readonly Reason[];

function useReading({ carId, tune, reading }: OfReading) {
  const { t } = useTranslation(['grid', 'common']);
  const words = useCardLabel();
  const params = { carId, tune, statsId: reading.statsId };
  const { busy, problem, run } = useAction((act: () => Promise<unknown>) => act().then(() => undefined));
  const { topSpeedMph, acceleration0to60s, handling } = reading.stats;
  const again = () =>
    sendAuthenticated(tunedStats.submit, {
      body: {
        carId,
        tune,
        topSpeed: String(topSpeedMph),
        acceleration: acceleration0to60s === null ? 'N/A' : acceleration0to60s.toFixed(1),
        handling: String(handling),
      },
    });
  const withdraw = async () => {
    await sendAuthenticated(tunedStats.withdraw, { params });
    const action = { label: t('common:undo'), run: () => void again() };
    showSnack({ kind: 'info', text: t('tunes.cardGone', { figures: words(reading.stats) }), seconds: 10, action });
  };
  return {
    busy,
    problem,
    right: () => run(() => sendAuthenticated(tunedStats.vote, { params, body: { vote: 'up' } })),
    wrong: (reason: Reason) =>
      run(() => sendAuthenticated(tunedStats.vote, { params, body: { vote: 'down', reason } })),
    takeBack: () => run(() => sendAuthenticated(tunedStats.withdrawVote, { params })),
    hide: (reason: Reason) => run(() => sendAuthenticated(tunedStats.hide, { params, body: { reason } })),
    restore: () => run(() => sendAuthenticated(tunedStats.restore, { params })),
    withdraw: () => run(withdraw),
  };
}

function Reasons({ onReason, onCancel }: { onReason: (reason: Reason) => void; onCancel: () => void }) {
  const { t } = useTranslation('votes');
  return (
    <fieldset className={styles['why']}>
      <legend>{t('why')}</legend>
      {reasons.map((reason) => (
        <Button key={reason} size="small" onClick={() => onReason(reason)}>
          {t(`reasons.${reason}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </fieldset>
  );
}

export function CardReading(props: OfReading) {
  const { reading } = props;
  const { allowed, votes, support, state, by, stats } = reading;
  const { t } = useTranslation(['votes', 'story', 'problems']);
  const words = useCardLabel();
  const [asked, setAsked] = useState<'wrong' | 'hide'>();
  const { busy, problem, ...acts } = useReading(props);
  const choose = (reason: Reason) => {
    setAsked(undefined);
    if (asked === 'hide') acts.hide(reason);
    else acts.wrong(reason);
  };
  const buttons = [
    ['vote-on-tuned-stats', t('right'), acts.right, votes.own === undefined],
    ['vote-on-tuned-stats', t('wrong'), () => setAsked('wrong'), votes.own === undefined],
    ['withdraw-tuned-stats-vote', t('takeBack'), acts.takeBack, true],
    ['withdraw-tuned-stats', t('story:withdraw'), acts.withdraw, true],
    ['hide-tuned-stats', t('hide'), () => setAsked('hide'), true],
    ['restore-tuned-stats', t('restore'), acts.restore, true],
  ] as const;
  return (
    <li className={styles['reading']} data-state={state}>
      <span>
        {words(stats)} · <PersonLink name={by.name} />
      </span>
      <small>
        {state === 'hidden' ? t('hidden') : support ? t(`support.${support}`) : null}
        {votes.up + votes.down > 0 ? ` · ${t('counted', { up: votes.up, down: votes.down })}` : null}
      </small>
      {asked ? (
        <Reasons onReason={choose} onCancel={() => setAsked(undefined)} />
      ) : (
        <span className={styles['acts']}>
          {buttons.map(([command, text, run, fits]) =>
            fits && allowed.includes(command) ? (
              <Button key={text} size="small" variant="ghost" disabled={busy} onClick={run}>
                {text}
              </Button>
            ) : null,
          )}
        </span>
      )}
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
    </li>
  );
}
