import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseIcon, MoveLeftIcon, MoveRightIcon, RemoveIcon } from '../../ui/icons.ts';
import { Key } from '../../ui/key.tsx';
import { Menu, MenuDivider, MenuItem, MenuLabel } from '../../ui/menu/menu.tsx';

export type CarMenuActs = { base?: () => void; left?: () => void; right?: () => void; remove: () => void };

/** What can be done to a column. Acts that make no sense now are not offered. */
export function CarMenu({ name, acts, children }: { name: string; acts: CarMenuActs; children: ReactElement }) {
  const { t } = useTranslation('compare');
  const { base, left, right, remove } = acts;
  return (
    <Menu trigger={children} position="bottom-start">
      <MenuLabel>{name}</MenuLabel>
      {base ? (
        <MenuItem icon={<BaseIcon />} end={<Key>R</Key>} onClick={base}>
          {t('setBase')}
        </MenuItem>
      ) : null}
      {left ? (
        <MenuItem icon={<MoveLeftIcon />} end={<Key>Alt ←</Key>} onClick={left}>
          {t('moveLeft')}
        </MenuItem>
      ) : null}
      {right ? (
        <MenuItem icon={<MoveRightIcon />} end={<Key>Alt →</Key>} onClick={right}>
          {t('moveRight')}
        </MenuItem>
      ) : null}
      <MenuDivider />
      <MenuItem icon={<RemoveIcon />} end={<Key>Del</Key>} danger onClick={remove}>
        {t('remove')}
      </MenuItem>
    </Menu>
  );
}
