import { useTranslation } from 'react-i18next';
import { REASON_TEXT_MAX } from '#contracts';
import type { ChipOption } from '../chips/chip-group.tsx';
import { ChoiceField } from '../field/choice-field.tsx';
import { Field } from '../field/field.tsx';

/** The reason for an action. No action is possible without a code, and none is preselected. */
export type ChosenReason<Code extends string> = { code: Code | undefined; text: string };

export const noReason: ChosenReason<never> = { code: undefined, text: '' };

/** A reason as commands expect it: without a text where none was written. */
export function reasonBody<Code extends string>({ code, text }: ChosenReason<Code>) {
  return text.trim() === '' ? { code } : { code, text: text.trim() };
}

type ReasonFieldsProps<Code extends string> = {
  /** The reasons that make sense here, the likeliest first. */
  options: readonly ChipOption<Code>[];
  /** Who reads the text, and for how long. */
  help: string;
  value: ChosenReason<Code>;
  error?: string | undefined;
  onChange: (value: ChosenReason<Code>) => void;
};

export function ReasonFields<Code extends string>({ options, help, value, error, onChange }: ReasonFieldsProps<Code>) {
  const { t } = useTranslation('screen');
  const missing = value.code === undefined;
  return (
    <>
      <ChoiceField
        label={t('reason.label')}
        options={options}
        value={value.code}
        error={error && missing ? t('reason.missing') : error}
        onChange={(code) => onChange({ ...value, code })}
      />
      <Field
        label={t('reason.text')}
        help={help}
        maxLength={REASON_TEXT_MAX}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
      />
    </>
  );
}
