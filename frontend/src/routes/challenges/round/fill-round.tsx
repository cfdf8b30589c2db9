import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RQ_LIMIT_MAX, RQ_LIMIT_MIN } from '#contracts';
import { formatCriteria, parseCriteria } from '#racing';
import { FilterButton } from '../../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../../features/cars/filter/filter-sentence.tsx';
import { useRoundMutations } from '../../../features/rounds/use-round-mutations.ts';
import { asProblem } from '../../../lib/api/problem-error.ts';
import { useAction } from '../../../lib/form/use-action.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { FillLane } from './fill-lane.tsx';
import { useMissing } from './missing-labels.ts';
import styles from './round.module.css';
import type { RoundView } from './round-view.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { type OpponentTime, useOpponents } from './use-opponents.ts';

export function FillRound({ of, round, facts, cars }: RoundView) {
  const { t } = useTranslation('rounds');
  const draft = useDraft(of, round);
  const times = useOpponents(draft.content.races);
  return (
    <section className={styles['part']} aria-label={t('fill')}>
      <p className={styles['note']}>{t('fillHelp')}</p>
      <div className={styles['lanes']}>
        {draft.content.races.map((race, at) => (
          <FillLane
            // A race has no name except its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            at={at}
            race={race}
            time={times[at]}
            cars={cars}
            onChange={(next) => draft.changeRace(at, next)}
          />
        ))}
      </div>
      <div className={styles['limits']}>
        <Limit draft={draft} usual={facts.rqLimit} />
        <Requirement draft={draft} usual={facts.criteria} cars={[...cars.values()]} />
      </div>
      <Sending of={of} draft={draft} times={times} isStaff={round.allowed.includes('fill-round')} />
    </section>
  );
}

function Limit({ draft: { content, change }, usual }: { draft: Draft; usual: number }) {
  const { t } = useTranslation('rounds');
  const [text, setText] = useState(String(content.rqLimit ?? usual));
  const limit = Number(text);
  const isLimit = /^\d+$/.test(text) && limit >= RQ_LIMIT_MIN && limit <= RQ_LIMIT_MAX;
  const keep = () => (isLimit && limit !== (content.rqLimit ?? usual) ? change({ ...content, rqLimit: limit }) : null);
  return (
    <Field
      label={t('rqLimit')}
      inputMode="numeric"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={keep}
      {...(isLimit ? {} : { error: t('rqLimitWrong', { least: RQ_LIMIT_MIN, most: RQ_LIMIT_MAX }) })}
    />
  );
}

type RequirementProps = { draft: Draft; usual: string; cars: Parameters<typeof FilterButton>[0]['cars'] };

function Requirement({ draft: { content, change }, usual, cars }: RequirementProps) {
  const { t } = useTranslation('rounds');
  const [opened, setOpened] = useState(false);
  const { criteria } = parseCriteria(content.criteria ?? usual);
  const take = (next: typeof criteria) => change({ ...content, criteria: formatCriteria(next) });
  return (
    <div className={styles['requirement']}>
      <b>{t('requirement')}</b>
      <FilterButton cars={cars} criteria={criteria} onCriteria={take} opened={opened} onOpened={setOpened} />
      {criteria.length > 0 ? <FilterSentence criteria={criteria} onChange={take} /> : <span>{t('anyCar')}</span>}
    </div>
  );
}

type SendingProps = Pick<RoundView, 'of'> & { draft: Draft; times: readonly OpponentTime[]; isStaff: boolean };

function Sending({ of, draft: { content, saved, saveAgain }, times, isStaff }: SendingProps) {
  const { t } = useTranslation(['rounds', 'problems']);
  const acts = useRoundMutations(of);
  const missing = useMissing()(content, times);
  const whole = () => ({
    ...content,
    races: content.races.map((race, at) => {
      const { value } = times[at] ?? {};
      return value === undefined ? race : { ...race, timeToBeat: timeAlone(value) };
    }),
  });
  const submit = useAction(() => acts.submit(whole()));
  const fill = useAction(() => acts.fill(whole()));
  const problem = submit.problem ?? fill.problem;
  const { code, facts } = problem ? asProblem(problem) : {};
  return (
    <footer className={styles['sending']}>
      <div role="status">
        {missing.length > 0 ? (
          <ul className={styles['missing']}>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : (
          <p>{t('rounds:complete')}</p>
        )}
        <small>{t(`rounds:draft.${saved}`)}</small>
        {saved === 'failed' ? (
          <Button size="small" onClick={saveAgain}>
            {t('rounds:saveAgain')}
          </Button>
        ) : null}
        {code === undefined ? null : <p className={styles['fault']}>{t(`problems:${code}`, facts ?? {})}</p>}
      </div>
      <span className={styles['acts']}>
        {isStaff ? (
          <Button busy={fill.busy} reason={missing[0]} onClick={() => fill.run()}>
            {t('rounds:fillNow')}
          </Button>
        ) : null}
        <Button variant="main" busy={submit.busy} reason={missing[0]} onClick={() => submit.run()}>
          {t('rounds:submit')}
        </Button>
      </span>
    </footer>
  );
}

/** The value alone: a record holds more. */
const timeAlone = (value: NonNullable<OpponentTime['value']>): NonNullable<OpponentTime['value']> => {
  switch (value.kind) {
    case 'time':
      return { kind: 'time', seconds: value.seconds };
    case 'speed':
      return { kind: 'speed', metresPerSecond: value.metresPerSecond };
    case 'dnf':
      return { kind: 'dnf', ...(value.metres === undefined ? {} : { metres: value.metres }) };
  }
};
