import { useTranslation } from 'react-i18next';
import { EVENT_NOTE_CHARACTERS_MAX, EVENT_PLACE_MAX } from '#contracts';
import { useSavedDraft } from '../../lib/form/use-saved-draft.ts';
import { useAreInAccount } from '../../lib/saved-picks/account-picks.ts';
import { Field } from '../../ui/field/field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { ToolPanel } from '../../ui/tool/tool-parts.tsx';
import styles from './events.module.css';
import { useSavedEvent } from './use-saved-event.ts';

const PLACE_DIGITS = String(EVENT_PLACE_MAX).length;

export function MyResult({ eventId }: { eventId: string }) {
  const { t } = useTranslation('events');
  const { kept, keep } = useSavedEvent(eventId);
  const inAccount = useAreInAccount();
  const place = useSavedDraft(kept.place === null ? '' : String(kept.place), (text) =>
    keep({ place: Number(text) || null }),
  );
  const note = useSavedDraft(kept.note ?? '', (text) => keep({ note: text.trim() || null }));
  return (
    <ToolPanel title={t('own.title')}>
      <div className={styles['own']}>
        <Field
          label={t('own.place')}
          inputMode="numeric"
          autoComplete="off"
          value={place.value}
          onChange={(event) => place.onType(event.target.value.replaceAll(/\D/g, '').slice(0, PLACE_DIGITS))}
          onBlur={place.onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter') place.onBlur();
          }}
        />
        <TextField
          label={t('own.note')}
          rows={3}
          maxLength={EVENT_NOTE_CHARACTERS_MAX}
          help={t(inAccount ? 'own.inAccount' : 'own.onDevice')}
          value={note.value}
          onChange={(event) => note.onType(event.target.value)}
          onBlur={note.onBlur}
        />
      </div>
    </ToolPanel>
  );
}
