import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ChallengeAnswer,
  challengeReasons,
  type ChallengeReason,
  type RaceAttributes,
  type RoundAttributes,
  REWARDS_OF_ROUND_MAX,
  roundAttributes,
} from '#contracts';
import { formatCriteria, parseCriteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import styles from '../../features/challenges/challenges.module.css';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FieldFault } from '../../ui/field/field-fault.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { emptyReward, RewardFields, type RewardValues } from './reward-fields.tsx';
import { RoundRaces } from './round-races.tsx';
import { useChallengeMutations } from './use-challenge-mutations.ts';

const RACES = 5;

type Values = {
  races: RaceAttributes[];
  rqLimit: string;
  criteria: string;
  rewards: RewardValues[];
  reason: ChosenReason<ChallengeReason>;
};

const nothing: RoundAttributes = { races: [], rewards: [] };

const valuesOf = ({ races, rqLimit, criteria = '', rewards }: RoundAttributes): Values => ({
  races: Array.from({ length: RACES }, (_, at) => races[at] ?? {}),
  rqLimit: rqLimit === undefined ? '' : String(rqLimit),
  criteria,
  rewards: rewards.map(({ amount, ...reward }) => ({ ...reward, amount: String(amount) })),
  reason: noReason,
});

/** Empty fields are not sent: there the challenge's own limit and requirement apply. */
const bodyOf = ({ races, rqLimit, criteria, rewards }: Values) => ({
  races,
  ...(rqLimit.trim() === '' ? {} : { rqLimit: Number(rqLimit) }),
  ...(criteria === '' ? {} : { criteria }),
  rewards: rewards.map(({ kind, amount, carId }) => ({
    kind,
    amount: Number(amount),
    ...(kind === 'car' ? { carId } : {}),
  })),
});

type RoundDialogProps = { of: ChallengeAnswer; round: number; onClose: () => void };

export function RoundDialog({ of, round, onClose }: RoundDialogProps) {
  const { t } = useTranslation('challenges');
  const title = t('editRound', { round: of.facts.firstRound + round - 1 });
  return (
    <Dialog title={title} opened onClose={onClose} width={720} fillsPhone>
      <Facts {...{ of, round, title }} onDone={onClose} />
    </Dialog>
  );
}

type FactsProps = { of: ChallengeAnswer; round: number; title: string; onDone: () => void };

function Facts({ of, round, title, onDone }: FactsProps) {
  const { t } = useTranslation(['challenges', 'screen']);
  const { cars } = useCatalogue();
  const byId = useMemo(() => new Map(cars.map((car) => [car.id, car])), [cars]);
  const acts = useChallengeMutations(of.challengeId);
  const was = of.rounds.find((one) => one.round === round)?.facts ?? null;
  const form = useForm<Values, RoundAttributes>({
    initial: valuesOf(was ?? nothing),
    body: bodyOf,
    contract: roundAttributes,
    check: ({ rewards, reason }) => ({
      rewards: rewards.some(({ kind, carId }) => kind === 'car' && carId === undefined)
        ? t('challenges:prizeMissing')
        : undefined,
      reason: reason.code === undefined ? t('screen:reason.missing') : undefined,
    }),
    submit: async (facts) => {
      const { code, text } = form.values.reason;
      if (code === undefined) return;
      await acts.stateRound(round, facts, was, { ...reasonBody({ code, text }), code });
      onDone();
    },
  });
  const [races, rewards] = [form.field('races'), form.field('rewards')];
  return (
    <FormFrame label={title} form={form} act={t('challenges:saveRound')}>
      <RoundRaces value={races.value} faultOf={(path) => faultOf(form, path)} cars={byId} onChange={races.onChange} />
      <Field
        {...form.field('rqLimit')}
        label={t('challenges:rqLimit')}
        placeholder={String(of.facts.rqLimit)}
        inputMode="numeric"
        autoComplete="off"
      />
      <Asks form={form} />
      <fieldset className={styles['fieldset']}>
        <legend>{t('challenges:rewardsLabel')}</legend>
        {rewards.value.map((reward, at) => (
          <RewardFields
            // oxlint-disable-next-line react/no-array-index-key -- two rewards may be the same
            key={at}
            number={at + 1}
            value={reward}
            error={faultOf(form, `rewards.${at}`)}
            cars={byId}
            onChange={(next) => rewards.onChange(rewards.value.with(at, next))}
            onRemove={() => rewards.onChange(rewards.value.toSpliced(at, 1))}
          />
        ))}
        <FieldFault text={rewards.error} />
        {rewards.value.length < REWARDS_OF_ROUND_MAX ? (
          <Button size="small" onClick={() => rewards.onChange([...rewards.value, emptyReward])}>
            {t('challenges:addReward')}
          </Button>
        ) : null}
      </fieldset>
      <ReasonFields
        {...form.field('reason')}
        options={challengeReasons.map((value) => ({ value, text: t(`challenges:reasons.${value}`) }))}
        help={t('challenges:reasonHelp')}
      />
    </FormFrame>
  );
}

const faultOf = ({ fields: { errors } }: Form<Values>, path: string): string | undefined => {
  const found = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return found === undefined ? undefined : String(errors[found]);
};

function Asks({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('challenges');
  const { cars } = useCatalogue();
  const [filtering, setFiltering] = useState(false);
  const { criteria } = parseCriteria(form.values.criteria);
  const set = (next: typeof criteria) => form.fields.setFieldValue('criteria', formatCriteria(next));
  return (
    <section className={styles['asks']} aria-label={t('requirement')}>
      <h2>{t('requirement')}</h2>
      <Suspense fallback={null}>
        <FilterButton {...{ criteria, cars }} onCriteria={set} opened={filtering} onOpened={setFiltering} />
        {criteria.length > 0 ? <FilterSentence criteria={criteria} onChange={set} /> : <p>{t('asChallenge')}</p>}
      </Suspense>
    </section>
  );
}
