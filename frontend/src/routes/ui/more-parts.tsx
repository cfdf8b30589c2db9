import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { RemoveIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { words } from './words.ts';

const views = [
  { value: 'points', label: words.points, hint: words.tip },
  { value: 'times', label: words.times },
] as const;

export function Buttons() {
  return (
    <>
      {(['main', 'plain', 'ghost', 'danger', 'good'] as const).map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button busy>{words.busy}</Button>
      <Button reason={words.patronsOnly}>{words.notAvailable}</Button>
      <Button data-tip={words.tip}>{words.tooltip}</Button>
    </>
  );
}

export function Openers() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Menu
        position="bottom-start"
        trigger={<Button aria-haspopup="menu">{words.menu}</Button>}
        entries={[
          { heading: words.menu },
          { key: 'stays', text: words.again, staysOpen: true, run: () => {} },
          'rule',
          { key: 'remove', text: words.remove, icon: <RemoveIcon />, danger: true, run: () => {} },
        ]}
      />
      <Button onClick={() => setOpened(true)}>{words.sheet}</Button>
      <Sheet label={words.sheet} opened={opened} onClose={close}>
        <Button onClick={close}>{words.close}</Button>
      </Sheet>
    </>
  );
}

export function Settings() {
  const [view, setView] = useState<'points' | 'times'>('points');
  const [on, setOn] = useState(true);
  const [searched, setSearched] = useState(words.name);
  return (
    <>
      <Segments label={words.view} value={view} choices={views} onChange={setView} />
      <Switch label={words.setting} help={words.settingHelp} on={on} onChange={setOn} />
      <SearchField label={words.search} placeholder={words.search} value={searched} onChange={setSearched} />
    </>
  );
}

export const Flags = () =>
  ['DE', 'EN', 'JP', 'inactive', 'nobody drew this'].map((code) => (
    <Flag key={code} code={code} name={code} width={32} />
  ));
