import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sameFigure } from '#racing';
import type { Form } from '../../lib/form/use-form.ts';
import type { ChosenReason } from '../../ui/form/reason-fields.tsx';
import { type CarFigures, type CarValues, type FigureName, readFigure, valuesOf } from './car-values.ts';
import { useStatLabels } from './use-figure-labels.ts';
import styles from './car-editing.module.css';

export type CarFormValues = CarValues & { reason: ChosenReason<string> };
export type CarForm = Form<CarFormValues>;
export type FigureProps<Name extends FigureName = FigureName> = { name: Name; form: CarForm; was: CarFigures };

export function FigureBox({ name, form, was, children }: FigureProps & { children: ReactNode }) {
  const { t } = useTranslation('staffcars');
  const { text } = useStatLabels();
  const before = was[name];
  const isChanged =
    before !== undefined && !sameFigure(before ?? undefined, readFigure(name, form.values) ?? undefined);
  const back = () => form.fields.setValues({ [name]: valuesOf(was)[name] });
  return (
    <div className={styles['figure']} data-changed={isChanged || undefined} data-figure={name}>
      {children}
      {isChanged ? (
        <span className={styles['was']}>
          {t('was', { value: text(name, before) })}
          <button type="button" onClick={back}>
            {t('putBack')}
          </button>
        </span>
      ) : null}
    </div>
  );
}
