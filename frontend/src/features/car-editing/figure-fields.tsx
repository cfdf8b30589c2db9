import { useTranslation } from 'react-i18next';
import { carRanges, choiceGroups, likelyFigure } from '#racing';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ChoiceField, Labelled } from '../../ui/field/choice-field.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PickField } from '../../ui/field/pick-field.tsx';
import type { NumberName } from './car-values.ts';
import { FigureBox, type FigureProps } from './figure-box.tsx';
import { type ChoiceName, useStatLabels } from './use-figure-labels.ts';
import styles from './car-editing.module.css';

export function TextFigure(props: FigureProps<'name' | 'brand' | 'tags'> & { help?: string }) {
  const { name, form, help } = props;
  const { figure } = useStatLabels();
  return (
    <FigureBox {...props}>
      <Field {...form.field(name)} label={figure(name)} {...(help === undefined ? {} : { help })} autoComplete="off" />
    </FigureBox>
  );
}

/** A number: its range stands below it, and for a value out of range the likely intended one. */
export function NumberFigure(props: FigureProps<NumberName>) {
  const { name, form } = props;
  const { t } = useTranslation('staffcars');
  const { figure } = useStatLabels();
  const { from, to } = carRanges[name];
  const field = form.field(name);
  const likely =
    field.error === undefined ? undefined : likelyFigure(Number(field.value.replace(',', '.')), carRanges[name]);
  return (
    <FigureBox {...props}>
      <Field
        {...field}
        label={figure(name)}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        help={t(name === 'acceleration0to60s' ? 'rangeOrNever' : 'range', { from, to })}
      />
      {likely === undefined ? null : (
        <button
          type="button"
          className={styles['likely']}
          onClick={() => {
            form.fields.setValues({ [name]: String(likely) });
            form.fields.clearFieldError(name);
          }}
        >
          {t('use', { value: likely })}
        </button>
      )}
    </FigureBox>
  );
}

export function ChoiceFigure(props: FigureProps<ChoiceName>) {
  const { name, form } = props;
  const { figure, options } = useStatLabels();
  const { value, error } = form.field(name);
  return (
    <FigureBox {...props}>
      <PickField
        label={figure(name)}
        options={options(name)}
        value={value === '' ? null : value}
        error={error}
        onChange={(next) => form.fields.setValues({ [name]: next ?? '' })}
      />
    </FigureBox>
  );
}

export function FlagFigure(props: FigureProps<'abs' | 'tcs' | 'prize'>) {
  const { name, form } = props;
  const { t } = useTranslation('staffcars');
  const { figure } = useStatLabels();
  const { value, error } = form.field(name);
  return (
    <FigureBox {...props}>
      <ChoiceField
        label={figure(name)}
        options={[
          { value: 'yes', text: t('yes') },
          { value: 'no', text: t('no') },
        ]}
        value={value === '' ? undefined : value}
        error={error}
        onChange={(next) => form.fields.setValues({ [name]: next })}
      />
    </FigureBox>
  );
}

const raceStyles = ['dragster', 'twister', 'speedster', 'all-rounder'];
const bodyTypes = choiceGroups.body.values.filter((style) => !raceStyles.includes(style));

export function BodyFigure(props: Omit<FigureProps, 'name'>) {
  const { form } = props;
  const { figure, text } = useStatLabels();
  const { value, error } = form.field('body');
  return (
    <FigureBox {...props} name="body">
      <Labelled label={figure('body')} error={error}>
        <ChipGroup
          label={figure('body')}
          options={bodyTypes.map((one) => ({ value: one as string, text: text('body', one) }))}
          chosen={value}
          onChange={(chosen) => form.fields.setValues({ body: chosen })}
        />
      </Labelled>
    </FigureBox>
  );
}
