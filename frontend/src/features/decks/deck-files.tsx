import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, UploadIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import { DECK_FILE_BYTES_MAX, deckFile, readDeckFile } from './deck-file.ts';
import { keepDecks, removeDeck, useKeptDecks, keptDecks } from './kept-decks.ts';
import { sayKept } from './say-kept.ts';

/** Takes decks out of a file, and says what came of it. */
function useTakeFile() {
  const { t } = useTranslation(['decks', 'common']);
  return async (file: File) => {
    const read = file.size > DECK_FILE_BYTES_MAX ? undefined : readDeckFile(await file.text());
    if (!read || read.decks.length === 0)
      return showSnack({ kind: 'error', text: t('notADeckFile', { name: file.name }) });
    const before = new Set(keptDecks().map(({ id }) => id));
    const kept = keepDecks(read.decks);
    if (kept !== 'kept') return showSnack(sayKept(kept, t));
    const added = keptDecks().filter(({ id }) => !before.has(id));
    const undo = () => added.forEach(({ id }) => removeDeck(id));
    const count = t('taken', { count: added.length });
    const text = read.left > 0 ? `${count} ${t('left', { count: read.left })}` : count;
    return showSnack({ kind: 'success', text, seconds: 10, action: { label: t('common:undo'), run: undo } });
  };
}

/** All decks into a file, and decks out of one. */
export function DeckFiles() {
  const { t } = useTranslation('decks');
  const decks = useKeptDecks();
  const take = useTakeFile();
  const chosen = useRef<HTMLInputElement>(null);
  const save = () =>
    saveFile(new Blob([deckFile(decks)], { type: 'application/json' }), 'track-day-records-decks.json');
  return (
    <>
      <Button icon={<DownloadIcon />} reason={decks.length === 0 ? t('none') : undefined} onClick={save}>
        {t('saveFile')}
      </Button>
      <Button icon={<UploadIcon />} onClick={() => chosen.current?.click()}>
        {t('takeFile')}
      </Button>
      <input
        ref={chosen}
        type="file"
        accept=".json,application/json"
        aria-label={t('takeFile')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
