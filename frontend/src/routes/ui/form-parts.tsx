import { ProblemError } from '../../lib/api/problem-error.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { noReason, ReasonFields, type ChosenReason } from '../../ui/form/reason-fields.tsx';
import { words } from './words.ts';

type Entered = { name: string; places: 1 | 2 | 3; reason: ChosenReason<'one' | 'two'> };

const initial: Entered = { name: words.name, places: 1, reason: noReason };
const places = ([1, 2, 3] as const).map((value) => ({ value, text: value }));
const reasons = (['one', 'two'] as const).map((value) => ({ value, text: value }));

/** A form whose server refuses the initial name. */
export function FormParts() {
  const form = useForm<Entered>({
    initial,
    check: ({ reason }) => ({ reason: reason.code === undefined ? words.required : undefined }),
    beside: { 'name-taken': 'name' },
    submit: async ({ name }) => {
      if (name === words.name) throw new ProblemError('name-taken', 409);
    },
  });
  return (
    <div style={{ width: 360 }}>
      <FormFrame label={words.form} form={form} act={form.done ? words.saved : words.form} acting={words.busy}>
        <Field {...form.field('name')} label={words.search} />
        <ChoiceField {...form.field('places')} label={words.points} options={places} />
        <ReasonFields {...form.field('reason')} options={reasons} help={words.settingHelp} />
      </FormFrame>
    </div>
  );
}
