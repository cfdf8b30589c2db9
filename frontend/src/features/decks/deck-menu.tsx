import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../lib/copy-text.ts';
import { pages } from '../../lib/paths.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DoneIcon, EditIcon, LinkIcon, MoreIcon, RemoveIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { changeDeck, DECK_NAME_CHARACTERS_MAX, removeDeck } from './saved-decks.ts';
import type { LocalDeck } from './saved-decks.ts';

type DeckMenuProps = {
  of: LocalDeck;
  now: string | undefined;
};

function useDeckActs({ id, name, query }: LocalDeck) {
  const { t } = useTranslation(['decks', 'common', 'compare']);
  const said = (text: string, undo: () => void) =>
    showSnack({ kind: 'success', text, seconds: 10, action: { label: t('common:undo'), run: undo } });
  return {
    rename: (next: string) =>
      said(t('renamed', { name: next }), changeDeck(id, { name: next.slice(0, DECK_NAME_CHARACTERS_MAX) })),
    replace: (now: string) => said(t('replaced', { name }), changeDeck(id, { query: now })),
    remove: () => said(t('removed', { name }), removeDeck(id)),
    copy: () =>
      void copyText(location.origin + pages.compare + query, {
        copied: t('compare:linkCopied'),
        refused: t('notCopied'),
      }),
  };
}

export function DeckMenu({ of, now }: DeckMenuProps) {
  const { t } = useTranslation('decks');
  const acts = useDeckActs(of);
  const [renaming, setRenaming] = useState(false);
  const replaces = now !== undefined && now !== of.query;
  return (
    <>
      <Menu
        position="bottom-end"
        trigger={
          <IconButton label={t('menu', { name: of.name })}>
            <MoreIcon />
          </IconButton>
        }
        entries={[
          { key: 'rename', text: t('rename'), icon: <EditIcon />, run: () => setRenaming(true) },
          ...(replaces
            ? [{ key: 'replace', text: t('replace'), icon: <DoneIcon />, run: () => acts.replace(now) }]
            : []),
          { key: 'copy', text: t('copyLink'), icon: <LinkIcon />, run: acts.copy },
          'rule',
          { key: 'remove', text: t('remove'), icon: <RemoveIcon />, danger: true, run: acts.remove },
        ]}
      />
      <ConfirmDialog
        title={t('renameOf', { name: of.name })}
        opened={renaming}
        act={t('rename')}
        colour="green"
        input={{ label: t('name') }}
        onConfirm={(next) => {
          setRenaming(false);
          acts.rename(next);
        }}
        onClose={() => setRenaming(false)}
      />
    </>
  );
}
