import { useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ChipGroup } from '../../ui/chips/chip-group.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ErrorPage } from '../../ui/error/error-page.tsx';
import { BrakeClassDialog } from '../../ui/explainer/brake-class-dialog.tsx';
import { TypedField } from '../../ui/field/typed-field.tsx';
import type { TypedKind } from '../../ui/field/typed-value.ts';
import { ReasonDialog } from '../../ui/form/reason-dialog.tsx';
import { VirtualList } from '../../ui/list/virtual-list.tsx';
import { OfflineNotice } from '../../ui/live/offline-notice.tsx';
import { RangeField, SliderField } from '../../ui/slider/range-field.tsx';
import type { ChosenRange } from '../../ui/slider/range-field.tsx';
import { showSnack } from '../../ui/snack/snacks.ts';
import { useUnsaved } from '../../lib/navigation/unsaved.ts';
import { AskedParts } from './asked-parts.tsx';
import { FormParts } from './form-parts.tsx';
import { ListParts } from './list-parts.tsx';
import { Buttons, Flags, Openers, Settings } from './more-parts.tsx';
import { MoreFields, ScreenParts } from './screen-parts.tsx';
import { words } from './words.ts';
import styles from './ui.module.css';

const kinds: readonly TypedKind[] = ['acel', 'acelSoft', 'topSpeed', 'hand', 'integer', 'tune', 'mra'];
const drives = ['FWD', 'RWD', '4WD'].map((value) => ({ value, text: value }));
const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: index, text: `${words.row} ${index + 1}` }));

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles['part']} aria-label={name}>
      <h2>{name}</h2>
      <div className={styles['shown']}>{children}</div>
    </section>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'green' | 'red' | 'brakes' | 'why' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('green')}>{words.approve}</Button>
      <Button onClick={() => setOpen('red')}>{words.remove}</Button>
      <Button onClick={() => setOpen('brakes')}>{words.brakes}</Button>
      <Button onClick={() => setOpen('why')}>{words.reason}</Button>
      <ReasonDialog
        title={words.removeTitle}
        opened={open === 'why'}
        act={words.remove}
        look="danger"
        options={drives}
        help={words.settingHelp}
        submit={async () => {}}
        onClose={close}
      />
      <ConfirmDialog
        title={words.approveTitle}
        opened={open === 'green'}
        act={words.approve}
        colour="green"
        onConfirm={close}
        onClose={close}
      />
      <ConfirmDialog
        title={words.removeTitle}
        opened={open === 'red'}
        act={words.remove}
        colour="red"
        input={{ label: words.reason }}
        onConfirm={close}
        onClose={close}
      />
      <BrakeClassDialog opened={open === 'brakes'} onClose={close} />
    </>
  );
}

function Choices() {
  const [chosen, setChosen] = useState<readonly string[]>(['RWD']);
  const [range, setRange] = useState<ChosenRange>({ from: 1990, to: undefined });
  const [one, setOne] = useState(5);
  return (
    <>
      <ChipGroup label={words.any} options={drives} chosen={chosen} onChange={setChosen} />
      <ChipGroup label={words.required} required options={drives} chosen={chosen} onChange={setChosen} />
      <ChipGroup label={words.oneOnly} oneOnly options={drives} chosen={chosen} onChange={setChosen} />
      <RangeField label={words.year} min={1910} max={2026} value={range} onChange={setRange} />
      <SliderField label={words.copies} min={1} max={9} value={one} onChange={setOne} />
    </>
  );
}

function Inputs() {
  const [values, setValues] = useState<Partial<Record<TypedKind, string>>>({});
  return kinds.map((kind) => (
    <TypedField
      key={kind}
      kind={kind}
      label={kind}
      acceleration0to60s={4}
      value={values[kind] ?? ''}
      onValue={(value) => setValues({ ...values, [kind]: value })}
    />
  ));
}

function Leaving() {
  const [unsaved, setUnsaved] = useState(false);
  useUnsaved(unsaved);
  return <Button onClick={() => setUnsaved(!unsaved)}>{unsaved ? words.allowLeaving : words.blockLeaving}</Button>;
}

/** Every part of the kit on one page, for developers of screens; it exists in development only. */
export function UiPage() {
  const undo = { label: words.undo, run: () => {} };
  return (
    <div className={styles['page']}>
      <h1>{words.title}</h1>
      <Part name={words.dialogs}>
        <Dialogs />
      </Part>
      <Part name={words.snacks}>
        <Button onClick={() => showSnack({ kind: 'success', text: words.saved })}>{words.saved}</Button>
        <Button onClick={() => showSnack({ kind: 'info', text: words.removed, action: undo })}>{words.removed}</Button>
        <Button onClick={() => showSnack({ kind: 'error', text: words.failed })}>{words.failed}</Button>
      </Part>
      <Part name={words.buttons}>
        <Buttons />
      </Part>
      <Part name={words.openers}>
        <Openers />
      </Part>
      <Part name={words.settings}>
        <Settings />
      </Part>
      <Part name={words.avatars}>
        <Flags />
        {[0, 1, 2, 3, 4, 5].map((tier) => (
          <Avatar key={tier} name={words.name} tier={tier} mod={false} />
        ))}
        <Avatar name={words.name} tier={0} mod size={46} />
      </Part>
      <Part name={words.choices}>
        <Choices />
      </Part>
      <Part name={words.inputs}>
        <Inputs />
      </Part>
      <Part name={words.leaving}>
        <Leaving />
      </Part>
      <Part name={words.list}>
        <div className={styles['list']}>
          <VirtualList items={rows} keyField="id" rowHeight={33} label={words.list}>
            {({ text }) => text}
          </VirtualList>
        </div>
      </Part>
      <Part name={words.fields}>
        <MoreFields />
      </Part>
      <Part name={words.parts}>
        <ScreenParts />
      </Part>
      <Part name={words.form}>
        <FormParts />
      </Part>
      <ListParts />
      <Part name={words.asked}>
        <AskedParts />
      </Part>
      <OfflineNotice offline />
      <Part name={words.error}>
        <ErrorPage title={words.errorTitle} safe={words.errorSafe}>
          <Button look="main">{words.again}</Button>
        </ErrorPage>
      </Part>
    </div>
  );
}
