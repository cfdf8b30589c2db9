import { useTranslation } from 'react-i18next';
import { FeatureGate } from '../../ui/feature-gate/feature-gate.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { type CardField, cardFields, useCardForm } from './use-card-form.ts';
import styles from './tuned-card.module.css';

type CardFormProps = { carId: string; tune: string; onSaved: () => void };

export function CardForm({ carId, tune, onSaved }: CardFormProps) {
  const { t } = useTranslation(['grid', 'entry', 'problems']);
  const { typed, busy, problem, type, isWrong, flash, submit } = useCardForm(carId, tune, onSaved);
  const fault = (field: CardField) => t('problems:tuned-stats-unreadable', { text: typed[field] });
  return (
    <FeatureGate feature="times">
      <form className={styles['form']} onSubmit={submit}>
        {cardFields.map((field) => (
          <Field
            key={field}
            label={t(`arrange.carOrder.${field}`)}
            value={typed[field]}
            error={isWrong(field) ? fault(field) : undefined}
            flash={flash(field)}
            inputMode={field === 'acceleration' ? 'decimal' : 'numeric'}
            maxLength={field === 'acceleration' ? 4 : 3}
            autoComplete="off"
            onChange={(event) => type(field, event.target.value)}
          />
        ))}
        <Button type="submit" busy={busy}>
          {t('entry:send')}
        </Button>
      </form>
      {problem ? <p role="alert">{t(`problems:${problem.code}`, problem.facts)}</p> : null}
    </FeatureGate>
  );
}
