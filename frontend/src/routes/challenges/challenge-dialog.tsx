import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  CHALLENGE_NAME_MAX,
  type ChallengeAnswer,
  challengeColours,
  type ChallengeAttributes,
  challengeAttributes,
  challengeKinds,
  challengeReasons,
  type ChallengeReason,
  challenges,
} from '#contracts';
import { formatCriteria, parseCriteria } from '#racing';
import { FilterButton } from '../../features/cars/filter/filter-button.tsx';
import { FilterSentence } from '../../features/cars/filter/filter-sentence.tsx';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { ChallengeCover } from '../../features/challenges/challenge-cover.tsx';
import styles from '../../features/challenges/challenges.module.css';
import { prizesOf } from '../../features/challenges/cover-cars.ts';
import { type Form, useForm } from '../../lib/form/use-form.ts';
import { challengePath } from '../../lib/paths.ts';
import { sendAuthenticated } from '../../lib/session/send-authenticated.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { newChallenge } from './new-challenge.ts';
import { useChallengeMutations } from './use-challenge-mutations.ts';

const figures = ['roundCount', 'firstRound', 'rqLimit', 'pointsToWin'] as const;
type Figure = (typeof figures)[number];
type Values = Omit<ChallengeAttributes, Figure | 'colour'> &
  Record<Figure, string> & { colour: string; reason: ChosenReason<ChallengeReason> };

const NO_COLOUR = 'own';

const valuesOf = ({ colour, ...facts }: ChallengeAttributes): Values => ({
  ...facts,
  roundCount: String(facts.roundCount),
  firstRound: String(facts.firstRound),
  rqLimit: String(facts.rqLimit),
  pointsToWin: String(facts.pointsToWin),
  colour: colour ?? NO_COLOUR,
  reason: noReason,
});

const bodyOf = (entered: Values) => {
  const { reason: _reason, colour, ...values } = entered;
  return {
    ...values,
    ...Object.fromEntries(figures.map((name) => [name, Number(values[name])])),
    colour: colour === NO_COLOUR ? null : colour,
  };
};

export function ChallengeDialog({ of, onClose }: { of?: ChallengeAnswer; onClose: () => void }) {
  const { t } = useTranslation('challenges');
  return (
    <Dialog title={of ? t('edit') : t('new')} opened onClose={onClose} width={640}>
      <Facts of={of} onDone={onClose} />
    </Dialog>
  );
}

function Facts({ of, onDone }: { of: ChallengeAnswer | undefined; onDone: () => void }) {
  const { t } = useTranslation(['challenges', 'screen']);
  const navigate = useNavigate();
  const acts = useChallengeMutations(of?.challengeId ?? '');
  const form = useForm<Values, ChallengeAttributes>({
    initial: valuesOf(of?.facts ?? newChallenge),
    body: bodyOf,
    contract: challengeAttributes,
    check: ({ reason }) => ({
      reason: of && reason.code === undefined ? t('screen:reason.missing') : undefined,
    }),
    beside: { 'challenge-exists': 'name' },
    submit: async (facts) => {
      const { code, text } = form.values.reason;
      if (of && code !== undefined) await acts.correct(facts, of.facts, { ...reasonBody({ code, text }), code });
      if (!of) {
        const { id } = await sendAuthenticated(challenges.create, { body: { facts } });
        showSnack({ kind: 'success', text: t('challenges:created', { name: facts.name }) });
        void navigate(challengePath(id));
      }
      onDone();
    },
  });
  return (
    <FormFrame label={of ? t('challenges:edit') : t('challenges:new')} form={form} act={t('challenges:save')}>
      <Field
        {...form.field('name')}
        label={t('challenges:name')}
        help={t('challenges:nameHelp')}
        maxLength={CHALLENGE_NAME_MAX}
        autoComplete="off"
      />
      <Choices form={form} />
      <Asks form={form} />
      <Cover form={form} of={of} />
      <Moments form={form} />
      {of ? (
        <ReasonFields
          {...form.field('reason')}
          options={challengeReasons.map((value) => ({ value, text: t(`challenges:reasons.${value}`) }))}
          help={t('challenges:reasonHelp')}
        />
      ) : null}
    </FormFrame>
  );
}

function Choices({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('challenges');
  return (
    <>
      <ChoiceField
        {...form.field('kind')}
        label={t('kind')}
        options={challengeKinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
      />
      <ChoiceField
        {...form.field('colour')}
        label={t('colour')}
        options={[
          { value: NO_COLOUR, text: t('colours.own') },
          ...challengeColours.map((value) => ({ value, text: t(`colours.${value}`) })),
        ]}
      />
      <div className={styles['figures']}>
        <Field {...form.field('roundCount')} label={t('roundsLabel')} inputMode="numeric" autoComplete="off" />
        <Field {...form.field('firstRound')} label={t('firstRound')} inputMode="numeric" autoComplete="off" />
        <Field {...form.field('rqLimit')} label={t('rqLimit')} inputMode="numeric" autoComplete="off" />
        <Field {...form.field('pointsToWin')} label={t('pointsToWin')} inputMode="numeric" autoComplete="off" />
      </div>
    </>
  );
}

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
        {criteria.length > 0 ? <FilterSentence criteria={criteria} onChange={set} /> : <p>{t('anyCar')}</p>}
      </Suspense>
    </section>
  );
}

const noRounds: ChallengeAnswer['rounds'] = [];

function Cover({ form: { values }, of }: { form: Form<Values>; of: ChallengeAnswer | undefined }) {
  const { cars } = useCatalogue();
  const rounds = of?.rounds ?? noRounds;
  const prizes = useMemo(() => prizesOf(rounds, new Map(cars.map((car) => [car.id, car]))), [rounds, cars]);
  const colour = challengeColours.find((one) => one === values.colour) ?? null;
  return (
    <div className={styles['banner']}>
      <ChallengeCover facts={{ ...values, colour }} {...{ prizes, cars }} />
    </div>
  );
}

function Moments({ form }: { form: Form<Values> }) {
  const { t } = useTranslation('challenges');
  const names = form.values.kind === 'permanent' ? ['startsAt', 'solutionsPublicAt'] : moments;
  return moments
    .filter((name) => names.includes(name))
    .map((name) => <MomentField key={name} {...form.field(name)} label={t(`moments.${name}`)} />);
}

const moments = ['startsAt', 'endsAt', 'solutionsPublicAt'] as const;
