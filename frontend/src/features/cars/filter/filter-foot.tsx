import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsaved } from '../../../lib/navigation/unsaved.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { focusOnMount } from '../../../ui/field/focus-on-mount.ts';
import { SavedIcon } from '../../../ui/icons.ts';
import { showSnack } from '../../../ui/snack/snacks.ts';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { useSummary } from './alternatives.tsx';
import styles from './filter-dialog.module.css';
import type { FilterDraft } from './filter-draft.ts';
import { SAVED_NAME_CHARACTERS_MAX, saveFilter, useSavedFilters } from './saved-filters.ts';

type FilterFootProps = { draft: FilterDraft; onShow: () => void };

export function FilterFoot({ draft, onShow }: FilterFootProps) {
  const { t } = useTranslation(['carlist', 'cars', 'common']);
  const isPhone = useIsPhone();
  const [saving, setSaving] = useState(false);
  const nothing = draft.asked.length === 0;
  if (saving) return <SaveAs draft={draft} onDone={() => setSaving(false)} />;
  const save = { disabled: nothing, onClick: () => setSaving(true) };
  return (
    <div className={styles['foot']}>
      <Button variant="ghost" disabled={nothing} onClick={() => draft.replace([])}>
        {t('common:clear')}
      </Button>
      {isPhone ? (
        <IconButton label={t('saved.saveTitle')} disabled={nothing} onClick={save.onClick}>
          <SavedIcon />
        </IconButton>
      ) : (
        <Button icon={<SavedIcon />} {...save}>
          {t('saved.save')}
        </Button>
      )}
      <span className={styles['show']}>
        <Button variant="main" wide onClick={onShow}>
          {t('show', { cars: t('cars:count', { count: draft.total }) })}
        </Button>
      </span>
    </div>
  );
}

function SaveAs({ draft, onDone }: { draft: FilterDraft; onDone: () => void }) {
  const { t } = useTranslation(['carlist', 'common']);
  const summary = useSummary();
  const saved = useSavedFilters();
  const [proposed] = useState(() => draft.asked.map(summary).join(', ').slice(0, SAVED_NAME_CHARACTERS_MAX));
  const [name, setName] = useState(proposed);
  useUnsaved(name !== proposed);
  const said = name.trim();
  const save = () => {
    if (said === '') return;
    saveFilter({ name: said, criteria: draft.asked });
    showSnack({ kind: 'success', text: t('saved.kept', { name: said }) });
    onDone();
  };
  return (
    <form
      className={styles['foot']}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <span className={styles['name']}>
        <Field
          ref={focusOnMount}
          label={t('saved.name')}
          value={name}
          maxLength={SAVED_NAME_CHARACTERS_MAX}
          autoComplete="off"
          {...(saved.some((one) => one.name === said) ? { help: t('saved.again') } : {})}
          onChange={(event) => setName(event.target.value)}
        />
      </span>
      <Button variant="ghost" onClick={onDone}>
        {t('common:cancel')}
      </Button>
      <Button variant="main" type="submit" disabled={said === ''}>
        {t('saved.save')}
      </Button>
    </form>
  );
}
