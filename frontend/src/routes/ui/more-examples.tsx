import { useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Sheet } from '../../ui/dialog/sheet.tsx';
import { SearchField } from '../../ui/field/search-field.tsx';
import { Flag } from '../../ui/flag/flag.tsx';
import { RemoveIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { pageTexts } from './page-texts.ts';

const views = [
  { value: 'points', label: pageTexts.points, hint: pageTexts.tip },
  { value: 'times', label: pageTexts.times },
] as const;

export function Buttons() {
  return (
    <>
      {(['main', 'plain', 'ghost', 'danger', 'good'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button busy>{pageTexts.busy}</Button>
      <Button reason={pageTexts.patronsOnly}>{pageTexts.notAvailable}</Button>
      <Button data-tip={pageTexts.tip}>{pageTexts.tooltip}</Button>
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
        trigger={<Button aria-haspopup="menu">{pageTexts.menu}</Button>}
        entries={[
          { heading: pageTexts.menu },
          { key: 'stays', text: pageTexts.again, staysOpen: true, run: () => {} },
          'rule',
          { key: 'remove', text: pageTexts.remove, icon: <RemoveIcon />, danger: true, run: () => {} },
        ]}
      />
      <Button onClick={() => setOpened(true)}>{pageTexts.sheet}</Button>
      <Sheet label={pageTexts.sheet} opened={opened} onClose={close}>
        <Button onClick={close}>{pageTexts.close}</Button>
      </Sheet>
    </>
  );
}

export function Settings() {
  const [view, setView] = useState<'points' | 'times'>('points');
  const [on, setOn] = useState(true);
  const [searched, setSearched] = useState(pageTexts.name);
  return (
    <>
      <SegmentedControl label={pageTexts.view} value={view} choices={views} onChange={setView} />
      <Switch label={pageTexts.setting} help={pageTexts.settingHelp} on={on} onChange={setOn} />
      <SearchField label={pageTexts.search} placeholder={pageTexts.search} value={searched} onChange={setSearched} />
    </>
  );
}

export const Flags = () =>
  ['DE', 'EN', 'JP', 'inactive', 'nobody drew this'].map((code) => (
    <Flag key={code} code={code} name={code} width={32} />
  ));
