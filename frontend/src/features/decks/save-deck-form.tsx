import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../lib/form/use-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import styles from './deck-card.module.css';
import { DECK_NAME_CHARACTERS_MAX, saveDecks } from './saved-decks.ts';
import { saveFailure } from './save-failure.ts';

type KeepFormProps = {
  query: string;
  /** The query to save; default: the current comparison. */
  label?: string | undefined;
  onKept?: () => void;
};

export function SaveDeckForm({ query, label, onKept }: KeepFormProps) {
  const [kept, setKept] = useState(0);
  return (
    <div className={styles['form']}>
      <EmptyForm key={kept} query={query} label={label} onKept={onKept ?? (() => setKept(kept + 1))} />
    </div>
  );
}

function EmptyForm({ query, label, onKept }: KeepFormProps & { onKept: () => void }) {
  const { t } = useTranslation('decks');
  const form = useForm<{ name: string }>({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameMissing') : undefined }),
    submit: async ({ name }) => {
      const kept = saveDecks([{ name: name.trim(), query }]);
      showSnack(kept === 'kept' ? { kind: 'success', text: t('kept', { name: name.trim() }) } : saveFailure(kept, t));
      if (kept !== 'full') onKept();
    },
  });
  return (
    <FormFrame label={label ?? t('keepNow')} form={form} act={t('keep')}>
      <Field {...form.field('name')} label={t('name')} maxLength={DECK_NAME_CHARACTERS_MAX} autoComplete="off" />
    </FormFrame>
  );
}
