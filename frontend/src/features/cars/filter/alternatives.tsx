import { useTranslation } from 'react-i18next';
import { type Alternative, CRITERIA_ALTERNATIVES_MAX, CRITERIA_TEXT_CHARACTERS_MAX, describeCriteria } from '#racing';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { AddIcon, CloseIcon } from '../../../ui/icons.ts';
import styles from './alternatives.module.css';
import { useCriterionLabels } from './criterion-labels.ts';
import type { FilterDraft } from './filter-draft.ts';

/** Alternatives, of which a car must match one, at most three; the one being edited is marked. */
export function Alternatives({ draft }: { draft: FilterDraft }) {
  const { t } = useTranslation('carlist');
  const { alternatives, current } = draft;
  const isFull = alternatives.length >= CRITERIA_ALTERNATIVES_MAX;
  return (
    <section className={styles['panel']}>
      <h3 className={styles['title']}>{t('alternatives.intro')}</h3>
      {alternatives.map((one, at) => (
        // An alternative has no id: its index is its key.
        // oxlint-disable-next-line react/no-array-index-key
        <AlternativeRow key={at} one={one} at={at} draft={draft} />
      ))}
      {alternatives.length > 1 ? (
        <Field
          label={t('alternatives.name')}
          value={current.name}
          maxLength={CRITERIA_TEXT_CHARACTERS_MAX}
          autoComplete="off"
          onChange={(event) => draft.setName(event.target.value)}
        />
      ) : null}
      {isFull ? null : (
        <Button wide icon={<AddIcon />} onClick={draft.add}>
          {t('alternatives.add')}
        </Button>
      )}
      {alternatives.length > 1 ? (
        <p className={styles['note']}>{t('alternatives.most', { number: draft.several })}</p>
      ) : null}
    </section>
  );
}

function AlternativeRow({ one, at, draft }: { one: Alternative; at: number; draft: FilterDraft }) {
  const { t } = useTranslation('carlist');
  const summary = useSummary();
  const name = one.name === '' ? t('alternatives.nth', { number: at + 1 }) : one.name;
  return (
    <>
      {at > 0 ? <b className={styles['or']}>{t('or')}</b> : null}
      <span className={styles['row']} data-now={at === draft.at || undefined}>
        <button
          type="button"
          className={styles['choose']}
          aria-pressed={at === draft.at}
          onClick={() => draft.choose(at)}
        >
          <b>{name}</b>
          <span className={styles['count']}>{draft.counts[at]}</span>
          <small>{summary(one)}</small>
        </button>
        {draft.alternatives.length > 1 ? (
          <IconButton size="small" label={t('alternatives.remove', { name })} onClick={() => draft.remove(at)}>
            <CloseIcon />
          </IconButton>
        ) : null}
      </span>
    </>
  );
}

export function useSummary(): (one: Alternative) => string {
  const { t } = useTranslation('kit');
  const words = useCriterionLabels();
  return (one) => {
    const [described] = describeCriteria([one]);
    const parts = described?.parts.map((part) => `${words.group(part.group)} ${words.part(part)}`) ?? [];
    return parts.length > 0 ? parts.join(', ') : t('any');
  };
}
