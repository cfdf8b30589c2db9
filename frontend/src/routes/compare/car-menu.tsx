import { useTranslation } from 'react-i18next';
import { BaseIcon, MoveLeftIcon, MoveRightIcon, RemoveIcon } from '../../ui/icons.ts';
import { Key } from '../../ui/key.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry, MenuTrigger } from '../../ui/menu/menu-entries.ts';

export type CarMenuActs = { base?: () => void; left?: () => void; right?: () => void; remove: () => void };

/** What can be done to a column. Acts that make no sense now are not offered. */
export function CarMenu({ name, acts, children }: { name: string; acts: CarMenuActs; children: MenuTrigger }) {
  const { t } = useTranslation('compare');
  const { base, left, right, remove } = acts;
  const entries: MenuEntry[] = [
    { heading: name },
    ...(base ? [{ key: 'base', text: t('setBase'), icon: <BaseIcon />, end: <Key single>R</Key>, run: base }] : []),
    ...(left ? [{ key: 'left', text: t('moveLeft'), icon: <MoveLeftIcon />, end: <Key>Alt ←</Key>, run: left }] : []),
    ...(right
      ? [{ key: 'right', text: t('moveRight'), icon: <MoveRightIcon />, end: <Key>Alt →</Key>, run: right }]
      : []),
    'rule',
    { key: 'remove', text: t('remove'), icon: <RemoveIcon />, end: <Key>Del</Key>, danger: true, run: remove },
  ];
  return <Menu trigger={children} position="bottom-start" entries={entries} />;
}
