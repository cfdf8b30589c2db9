import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { carRanges } from '#racing';
import { useForm } from '../../lib/form/use-form.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { noReason, reasonBody, ReasonFields } from '../../ui/form/reason-fields.tsx';
import { CarFields } from './car-fields.tsx';
import {
  type CarFigures,
  changesOf,
  faultsOf,
  type FigureName,
  type NumberName,
  valuesOf,
  withChanges,
} from './car-values.ts';
import type { CarFormValues } from './figure-box.tsx';
import { FormSidePanel, FormNews } from './form-side-panel.tsx';
import { useKnownFigures } from './use-completeness.ts';
import styles from './car-editing.module.css';

type CarFormProps<Code extends string> = {
  was: CarFigures;
  label: string;
  act: string;
  reasons: readonly Code[];
  /** Fields that must be filled before anything is sent. */
  needs?: readonly FigureName[];
  /** The game version it applies to, where that is asked. */
  children?: ReactNode;
  /** `back` resets the fields, for undoing. */
  submit: (changes: CarFigures, reason: { code: Code; text?: string }, back: () => void) => Promise<void>;
  aside?: ReactNode;
};

function useCheck(was: CarFigures, needs: readonly FigureName[]) {
  const { t } = useTranslation(['staffcars', 'screen']);
  return ({ reason, ...values }: CarFormValues) => {
    const empty = needs.filter((name) => values[name].length === 0).map((name) => [name, 'needed']);
    const faults = Object.entries({ ...Object.fromEntries(empty), ...faultsOf(was, values) }).map(([name, fault]) => {
      const said = fault === 'needed' ? t('screen:wrong.needed') : t('outOfRange', boundsOf(name as NumberName));
      return [name, said];
    });
    const unchanged = Object.keys(changesOf(was, values)).length === 0 ? t('noChange') : undefined;
    return {
      ...Object.fromEntries(faults),
      reason: reason.code === undefined ? t('screen:reason.missing') : unchanged,
    };
  };
}
const boundsOf = (name: NumberName) => ({ from: carRanges[name].from, to: carRanges[name].to });

export function CarForm<Code extends string>(props: CarFormProps<Code>) {
  const { was: told, label, act, reasons, needs = [], children, submit, aside } = props;
  const { t } = useTranslation(['staffcars', 'screen']);
  const { known: was, news, know } = useKnownFigures(told);
  const fill = (figures: CarFigures) => {
    const values = { ...valuesOf(figures), reason: noReason };
    form.fields.setValues(values);
    form.fields.resetDirty(values);
    know(figures);
  };
  const form = useForm<CarFormValues>({
    initial: { ...valuesOf(was), reason: noReason },
    check: useCheck(was, needs),
    submit: async ({ reason, ...values }) => {
      if (reason.code === undefined) return;
      const changes = changesOf(was, values);
      await submit(changes, { ...reasonBody(reason), code: reason.code as Code }, () => fill(was));
      fill(withChanges(was, changes));
    },
  });
  return (
    <div className={styles['sides']}>
      <FormFrame label={label} form={form} act={act}>
        <CarFields form={form} was={was} />
        <section className={styles['group']} aria-label={t('screen:reason.label')}>
          {children}
          <ReasonFields
            {...form.field('reason')}
            options={reasons.map((value) => ({ value, text: t(`why.${value as 'correction'}`) }))}
            help={t('reasonHelp')}
          />
        </section>
      </FormFrame>
      <aside className={styles['side']}>
        <FormNews told={told} news={news} onTake={() => fill(told)} />
        <FormSidePanel form={form} was={was} />
        {aside}
      </aside>
    </div>
  );
}
