import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Car } from '#contracts';
import { carResolver, type CarResolver, withChoices } from '#racing';
import { type CarChoices as Choices, choicesOf, useCarChoices } from '../../lib/files/car-choices.ts';
import { textOfFile } from '../../lib/files/text-of-file.ts';
import { lineRanges } from '../../lib/files/line-ranges.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { CarChoices } from '../../ui/car-choices/car-choices.tsx';
import { DownloadIcon, UploadIcon } from '../../ui/icons.ts';
import { showSnack } from '../../ui/snack/snacks.ts';
import {
  DECK_FILE_BYTES_MAX,
  deckFile,
  type DecksOfTable,
  isDeckHead,
  readDeckFile,
  readDeckTable,
} from './deck-file.ts';
import { saveDecks, removeDeck, useSavedDecks, savedDecks } from './saved-decks.ts';
import { saveFailure } from './save-failure.ts';

type TakenFile = { readonly name: string; readonly text: string };

async function decksIn(text: string, resolve: CarResolver): Promise<DecksOfTable | undefined> {
  const slots = readDeckFile(text);
  if (slots) return { ...slots, quotes: [], leftLines: [], open: [] };
  const { readTable } = await import('#tables');
  const table = readTable(text, isDeckHead);
  return table && readDeckTable(table, resolve);
}

function useLeftOut() {
  const { t } = useTranslation(['decks', 'filelines']);
  const of = (lines: readonly number[]) =>
    lines.length > 0 ? [t('filelines:lines', { lines: lineRanges(lines) })] : [];
  return ({ left, leftLines, quotes, open }: DecksOfTable): readonly string[] => {
    const lost = left + open.length;
    const lines = [...leftLines, ...open.map(({ line }) => line)].toSorted((a, b) => a - b);
    return [
      ...(quotes.length > 0 ? [...of(quotes), t('filelines:fault.quotes')] : []),
      ...(lost > 0 ? [...of(lines), t('left', { count: lost })] : []),
    ];
  };
}

function useKeepAll() {
  const { t } = useTranslation(['decks', 'common']);
  const leftOut = useLeftOut();
  return (name: string, read: DecksOfTable | undefined) => {
    const left = read ? leftOut(read) : [];
    if (!read || read.decks.length === 0)
      return showSnack({ kind: 'error', text: [t('notADeckFile', { name }), ...left].join(' ') });
    const before = new Set(savedDecks().map(({ id }) => id));
    const kept = saveDecks(read.decks);
    if (kept !== 'kept') return showSnack(saveFailure(kept, t));
    const added = savedDecks().filter(({ id }) => !before.has(id));
    const undo = () => added.forEach(({ id }) => removeDeck(id));
    const text = [t('taken', { count: added.length }), ...left].join(' ');
    return showSnack({ kind: 'success', text, seconds: 10, action: { label: t('common:undo'), run: undo } });
  };
}

function useTakeFile(cars: readonly Car[]) {
  const keepAll = useKeepAll();
  const [asked, setAsked] = useState<TakenFile & { read: DecksOfTable }>();
  const { choices, choose } = useCarChoices(asked?.name ?? '');
  const resolve = useMemo(() => carResolver(cars), [cars]);
  const variant = async ({ name, text }: TakenFile, chosen: Choices) => {
    const read = await decksIn(text, withChoices(resolve, chosen));
    const isOpen = read !== undefined && read.open.length > 0;
    setAsked(isOpen ? { name, text, read } : undefined);
    if (!isOpen) keepAll(name, read);
  };
  return {
    open: asked?.read.open ?? [],
    take: async (file: File) => {
      const { name } = file;
      const text = file.size > DECK_FILE_BYTES_MAX ? undefined : await textOfFile(file).catch(() => undefined);
      if (text === undefined) keepAll(name, undefined);
      else await variant({ name, text }, choicesOf(name));
    },
    choose: (text: string, carId: string) => void (asked && variant(asked, { ...choices, ...choose(text, carId) })),
    takeRest: () => {
      if (asked) keepAll(asked.name, asked.read);
      setAsked(undefined);
    },
  };
}

export function DeckFiles({ cars }: { cars: readonly Car[] }) {
  const { t } = useTranslation(['decks', 'filelines']);
  const decks = useSavedDecks();
  const { open, take, choose, takeRest } = useTakeFile(cars);
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
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        aria-label={t('takeFile')}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void take(file);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
      <CarChoices open={open} cars={cars} onChoose={choose} />
      {open.length > 0 ? <Button onClick={takeRest}>{t('filelines:withoutThese')}</Button> : null}
    </>
  );
}
