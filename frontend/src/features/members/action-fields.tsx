import { useTranslation } from 'react-i18next';
import { accountLimits, type AccountLimitCode, type MemberAction } from '#contracts';
import type { Form } from '../../lib/form/use-form.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { ReasonFields } from '../../ui/form/reason-fields.tsx';
import type { ActionChoice } from './action-body.ts';
import { reasonsFor } from './reasons-for.ts';

const tiers = [0, 1, 2, 3, 4, 5] as const;

type ActFieldsProps = {
  act: MemberAction;
  form: Form<ActionChoice>;
  /** The account's current limits: all that can be restored. */
  limited: readonly AccountLimitCode[];
};

export function ActionFields({ act, form: { field, values }, limited }: ActFieldsProps) {
  const { t } = useTranslation('members');
  const whats =
    act === 'restore-account' && limited.length > 0
      ? accountLimits.filter((what) => limited.includes(what))
      : accountLimits;
  const lasts = act === 'limit-account' || (act === 'change-patron-tier' && values.tier !== 0);
  return (
    <>
      {act === 'change-patron-tier' ? (
        <ChoiceField
          {...field('tier')}
          label={t('tierChoice')}
          options={tiers.map((value) => ({ value, text: value === 0 ? t('tierNone') : value }))}
        />
      ) : null}
      {act === 'limit-account' || act === 'restore-account' ? (
        <ChoiceField
          {...field('what')}
          label={t('what')}
          options={whats.map((value) => ({ value, text: t(`limitFor.${value}`) }))}
        />
      ) : null}
      {lasts ? <Field {...field('lastDay')} type="date" label={t('lastDay')} /> : null}
      <ReasonFields
        {...field('reason')}
        options={reasonsFor[act].map((value) => ({ value, text: t(`why.${value}`) }))}
        help={t('reasonHelp')}
      />
    </>
  );
}
