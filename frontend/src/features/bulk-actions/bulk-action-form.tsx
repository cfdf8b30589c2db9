import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { planBulkActionBody, bulkActionReasons, bulkActions } from '#contracts';
import type { PlanBulkActionBody, BulkActionCode, BulkActionPreview, BulkActionReasonCode } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { MomentField } from '../../ui/field/moment-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { type ChosenReason, noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { BulkActionDecision } from './bulk-action-decision.tsx';
import { actionKeys, type BulkActionLabels } from './bulk-action-labels.ts';

type Entered = {
  act: BulkActionCode;
  name: string;
  from: string | null;
  to: string | null;
  reason: ChosenReason<BulkActionReasonCode>;
};
type Looked = { readonly body: PlanBulkActionBody; readonly preview: BulkActionPreview };

type SweepFormProps = { words: BulkActionLabels; isAdmin: boolean; name: string; onDone: () => void };

export function BulkActionForm({ words, isAdmin, name, onDone }: SweepFormProps) {
  const [entered, setEntered] = useState<Entered>({
    act: 'hide-times',
    name,
    from: null,
    to: null,
    reason: noReason,
  });
  const [looked, setLooked] = useState<Looked>();
  return looked ? (
    <BulkActionDecision {...looked} words={words} onBack={() => setLooked(undefined)} onDone={onDone} />
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
  const form = useForm<Entered, PlanBulkActionBody>({
    initial: entered,
    body: ({ act, name, from, to, reason }) => ({
      act,
      name,
      ...(from !== null && { from }),
      ...(to !== null && { to }),
      reason: reasonBody(reason) as PlanBulkActionBody['reason'],
    }),
    contract: planBulkActionBody,
    at: { 'reason.code': 'reason', 'reason.text': 'reason' },
    beside: { 'user-unknown': 'name', 'not-allowed': 'name' },
    submit: async (body) => {
      const { act, name = '', from, to } = body;
      if (act === 'show-times') return;
      const query = { act, name, ...(from && { from }), ...(to && { to }) };
      const { value: preview } = await queryApi(bulkActions.preview, { query });
      onLook(form.values, { body, preview });
    },
  });
  const acts = isAdmin ? (['hide-times', 'undo-acts'] as const) : (['hide-times'] as const);
  return (
    <FormFrame label={t('start')} form={form} act={t('look')}>
      <ChoiceField
        {...form.field('act')}
        label={t('history:what')}
        options={acts.map((value) => ({ value, text: t(actionKeys[value]) }))}
      />
      <Field {...form.field('name')} label={t('name')} help={t('nameHelp')} autoComplete="off" />
      <MomentField {...form.field('from')} label={t('history:from')} />
      <MomentField {...form.field('to')} label={t('history:to')} />
      <ReasonFields
        {...form.field('reason')}
        options={bulkActionReasons.map((value) => ({ value, text: t(`members:why.${value}`) }))}
        help={t('reasonHelp')}
      />
    </FormFrame>
  );
}
