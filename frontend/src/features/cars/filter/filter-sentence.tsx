import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { type Criteria, describeCriteria, withoutPart } from '#racing';
import { CloseIcon } from '../../../ui/icons.ts';
import { useCriterionLabels } from './criterion-labels.ts';
import styles from './filter-sentence.module.css';

type FilterSentenceProps = { criteria: Criteria; onChange: (criteria: Criteria) => void };

export function FilterSentence({ criteria, onChange }: FilterSentenceProps) {
  const { t } = useTranslation('carlist');
  const words = useCriterionLabels();
  return (
    <span role="group" aria-label={t('sentence')} className={styles['sentence']}>
      {describeCriteria(criteria).map(({ parts }, at) => (
        // An alternative has no id: its index is its key.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 ? <b className={styles['or']}>{t('or')}</b> : null}
          {parts.map((part) => {
            const what = `${words.group(part.group)} ${words.part(part)}`;
            return (
              <span key={part.group} className={styles['part']}>
                {words.group(part.group)}
                <button
                  type="button"
                  className={styles['value']}
                  aria-label={t('removePart', { what })}
                  onClick={() => onChange(withoutPart(criteria, at, part))}
                >
                  {words.part(part)}
                  <CloseIcon aria-hidden="true" />
                </button>
              </span>
            );
          })}
        </Fragment>
      ))}
    </span>
  );
}
