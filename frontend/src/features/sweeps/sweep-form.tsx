import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planSweepBody, sweepReasons, sweeps } from '#contracts';
import type { PlanSweepBody, SweepActWord, SweepPreview, SweepReasonWord } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { SweepDecision } from './sweep-decision.tsx';
import { actKeys, type SweepWords } from './sweep-words.ts';

type Entered = {
  act: SweepActWord;
  name: string;
  from: string | null;
  to: string | null;
  reason: ChosenReason<SweepReasonWord>;
};
type Looked = { readonly body: PlanSweepBody; readonly preview: SweepPreview };

type SweepFormProps = { words: SweepWords; isAdmin: boolean; name: string; onDone: () => void };

export function SweepForm({ words, isAdmin, name, onDone }: SweepFormProps) {
  const [entered, setEntered] = useState<Entered>({
    act: 'hide-times',
    name,
    from: null,
    to: null,
    reason: noReason,
  });
  const [looked, setLooked] = useState<Looked>();
  return looked ? (
    <SweepDecision {...looked} words={words} onBack={() => setLooked(undefined)} onDone={onDone} />
  ) : (
    <AskSweep
      isAdmin={isAdmin}
      entered={entered}
      onLook={(next, found) => {
        setEntered(next);
        setLooked(found);
      }}
    />
  );
}

type AskSweepProps = { isAdmin: boolean; entered: Entered; onLook: (entered: Entered, found: Looked) => void };

function AskSweep({ isAdmin, entered, onLook }: AskSweepProps) {
  const { t } = useTranslation(['sweeps', 'history', 'members']);
  const form = useForm<Entered, PlanSweepBody>({
    initial: entered,
    body: ({ act, name, from, to, reason }) => ({
      act,
      name,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
      reason: reasonBody(reason) as PlanSweepBody['reason'],
    }),
    contract: planSweepBody,
    at: { 'reason.code': 'reason', 'reason.text': 'reason' },
    beside: { 'user-unknown': 'name', 'not-allowed': 'name' },
    submit: async (body) => {
      const { act, name = '', from, to } = body;
      if (act === 'show-times') return;
      const query = { act, name, ...(from && { from }), ...(to && { to }) };
      const { value: preview } = await ask(sweeps.preview, { query });
      onLook(form.values, { body, preview });
    },
  });
  const acts = isAdmin ? (['hide-times', 'undo-acts'] as const) : (['hide-times'] as const);
  return (
    <FormFrame label={t('start')} form={form} act={t('look')}>
      <ChoiceField
        {...form.field('act')}
        label={t('history:what')}
        options={acts.map((value) => ({ value, text: t(actKeys[value]) }))}
      />
      <Field {...form.field('name')} label={t('name')} help={t('nameHelp')} autoComplete="off" />
      <MomentField {...form.field('from')} label={t('history:from')} />
      <MomentField {...form.field('to')} label={t('history:to')} />
      <ReasonFields
        {...form.field('reason')}
        options={sweepReasons.map((value) => ({ value, text: t(`members:why.${value}`) }))}
        help={t('reasonHelp')}
      />
    </FormFrame>
  );
}
