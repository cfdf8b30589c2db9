import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mra as mraOf } from '#racing';
import { Field } from '../../ui/field/field.tsx';
import { readFigure } from './car-values.ts';
import type { FigureProps } from './figure-box.tsx';
import { NumberFigure } from './figure-fields.tsx';
import styles from './car-editing.module.css';

/** The known MRA, or one computed from a measured 0-100: shows the formula with its numbers. */
export function MraFigure({ form, was }: Omit<FigureProps, 'name'>) {
  const { t } = useTranslation('staffcars');
  const [measured, setMeasured] = useState('');
  const to60 = readFigure('acceleration0to60s', form.values);
  const to100 = Number(measured.replace(',', '.'));
  const counted = typeof to60 === 'number' ? mraOf(to60, to100) : undefined;
  const count = (text: string) => {
    setMeasured(text);
    const value = typeof to60 === 'number' ? mraOf(to60, Number(text.replace(',', '.'))) : undefined;
    if (value !== undefined) form.fields.setValues({ mra: String(value) });
  };
  return (
    <div className={styles['mra']}>
      <NumberFigure name="mra" form={form} was={was} />
      <Field
        label={t('to100')}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={measured}
        onChange={(event) => count(event.target.value)}
        help={
          counted === undefined || typeof to60 !== 'number'
            ? t('to100Help')
            : `100 × ${to60} ÷ (${to100} − ${to60}) = ${counted}`
        }
      />
    </div>
  );
}
