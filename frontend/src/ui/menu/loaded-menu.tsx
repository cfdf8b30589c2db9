import { Menu as MantineMenu } from '@mantine/core';
import { InMantine } from '../mantine/in-mantine.tsx';
import type { MenuEntry, MenuProps } from './menu-entries.ts';
import styles from './menu.module.css';

const classNames = {
  dropdown: styles['dropdown'] ?? '',
  item: styles['item'] ?? '',
  itemSection: styles['section'] ?? '',
  label: styles['label'] ?? '',
  divider: styles['divider'] ?? '',
};

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'rule') return <MantineMenu.Divider />;
  if ('heading' in entry) return <MantineMenu.Label>{entry.heading}</MantineMenu.Label>;
  const { text, icon, end, danger = false, staysOpen = false, run } = entry;
  return (
    <MantineMenu.Item
      leftSection={icon}
      rightSection={end}
      closeMenuOnClick={!staysOpen}
      onClick={run}
      data-danger={danger || undefined}
    >
      {text}
    </MantineMenu.Item>
  );
}

const keyOf = (entry: MenuEntry, place: number) =>
  typeof entry === 'object' && 'key' in entry ? entry.key : `${place}`;

export function LoadedMenu({ trigger, position = 'bottom-end', width = 240, opened, onChange, entries }: MenuProps) {
  return (
    <InMantine>
      <MantineMenu
        opened={opened ?? false}
        onChange={onChange ?? (() => {})}
        position={position}
        width={width}
        offset={6}
        zIndex="var(--z-menu)"
        transitionProps={{ duration: 120 }}
        classNames={classNames}
      >
        <MantineMenu.Target>{trigger}</MantineMenu.Target>
        <MantineMenu.Dropdown>
          {entries.map((entry, place) => (
            <Entry key={keyOf(entry, place)} entry={entry} />
          ))}
        </MantineMenu.Dropdown>
      </MantineMenu>
    </InMantine>
  );
}
