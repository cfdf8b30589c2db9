import { ProblemError } from '../../lib/api/problem-error.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { ChoiceField } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { noReason, ReasonFields, type ChosenReason } from '../../ui/form/reason-fields.tsx';
import { pageTexts } from './page-texts.ts';

type Entered = { name: string; places: 1 | 2 | 3; reason: ChosenReason<'one' | 'two'> };

const initial: Entered = { name: pageTexts.name, places: 1, reason: noReason };
const places = ([1, 2, 3] as const).map((value) => ({ value, text: value }));
const reasons = (['one', 'two'] as const).map((value) => ({ value, text: value }));

/** A form whose server refuses the initial name. */
export function FormExamples() {
  const form = useForm<Entered>({
    initial,
    check: ({ reason }) => ({ reason: reason.code === undefined ? pageTexts.required : undefined }),
    beside: { 'name-taken': 'name' },
    submit: async ({ name }) => {
      if (name === pageTexts.name) throw new ProblemError('name-taken', 409);
    },
  });
  return (
    <div style={{ width: 360 }}>
      <FormFrame
        label={pageTexts.form}
        form={form}
        act={form.done ? pageTexts.saved : pageTexts.form}
        acting={pageTexts.busy}
      >
        <Field {...form.field('name')} label={pageTexts.search} />
        <ChoiceField {...form.field('places')} label={pageTexts.points} options={places} />
        <ReasonFields {...form.field('reason')} options={reasons} help={pageTexts.settingHelp} />
      </FormFrame>
    </div>
  );
}
