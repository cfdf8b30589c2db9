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
import { QueryExamples } from './query-examples.tsx';
import { FormExamples } from './form-examples.tsx';
import { ListExamples } from './list-examples.tsx';
import { Buttons, Flags, Openers, Settings } from './more-examples.tsx';
import { MoreFields, ScreenExamples } from './screen-examples.tsx';
import { pageTexts } from './page-texts.ts';
import styles from './ui.module.css';

const kinds: readonly TypedKind[] = ['acel', 'acelSoft', 'topSpeed', 'hand', 'integer', 'tune', 'mra'];
const drives = ['FWD', 'RWD', '4WD'].map((value) => ({ value, text: value }));
const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: index, text: `${pageTexts.row} ${index + 1}` }));

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
      <Button onClick={() => setOpen('green')}>{pageTexts.approve}</Button>
      <Button onClick={() => setOpen('red')}>{pageTexts.remove}</Button>
      <Button onClick={() => setOpen('brakes')}>{pageTexts.brakes}</Button>
      <Button onClick={() => setOpen('why')}>{pageTexts.reason}</Button>
      <ReasonDialog
        title={pageTexts.removeTitle}
        opened={open === 'why'}
        act={pageTexts.remove}
        variant="danger"
        options={drives}
        help={pageTexts.settingHelp}
        submit={async () => {}}
        onClose={close}
      />
      <ConfirmDialog
        title={pageTexts.approveTitle}
        opened={open === 'green'}
        act={pageTexts.approve}
        colour="green"
        onConfirm={close}
        onClose={close}
      />
      <ConfirmDialog
        title={pageTexts.removeTitle}
        opened={open === 'red'}
        act={pageTexts.remove}
        colour="red"
        input={{ label: pageTexts.reason }}
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
      <ChipGroup label={pageTexts.any} options={drives} chosen={chosen} onChange={setChosen} />
      <ChipGroup label={pageTexts.required} required options={drives} chosen={chosen} onChange={setChosen} />
      <ChipGroup label={pageTexts.oneOnly} oneOnly options={drives} chosen={chosen} onChange={setChosen} />
      <RangeField label={pageTexts.year} min={1910} max={2026} value={range} onChange={setRange} />
      <SliderField label={pageTexts.copies} min={1} max={9} value={one} onChange={setOne} />
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
  return (
    <Button onClick={() => setUnsaved(!unsaved)}>{unsaved ? pageTexts.allowLeaving : pageTexts.blockLeaving}</Button>
  );
}

/** Every part of the kit on one page, for developers of screens; it exists in development only. */
export function UiPage() {
  const undo = { label: pageTexts.undo, run: () => {} };
  return (
    <div className={styles['page']}>
      <h1>{pageTexts.title}</h1>
      <Part name={pageTexts.dialogs}>
        <Dialogs />
      </Part>
      <Part name={pageTexts.snacks}>
        <Button onClick={() => showSnack({ kind: 'success', text: pageTexts.saved })}>{pageTexts.saved}</Button>
        <Button onClick={() => showSnack({ kind: 'info', text: pageTexts.removed, action: undo })}>
          {pageTexts.removed}
        </Button>
        <Button onClick={() => showSnack({ kind: 'error', text: pageTexts.failed })}>{pageTexts.failed}</Button>
      </Part>
      <Part name={pageTexts.buttons}>
        <Buttons />
      </Part>
      <Part name={pageTexts.openers}>
        <Openers />
      </Part>
      <Part name={pageTexts.settings}>
        <Settings />
      </Part>
      <Part name={pageTexts.avatars}>
        <Flags />
        {[0, 1, 2, 3, 4, 5].map((tier) => (
          <Avatar key={tier} name={pageTexts.name} tier={tier} mod={false} />
        ))}
        <Avatar name={pageTexts.name} tier={0} mod size={46} />
      </Part>
      <Part name={pageTexts.choices}>
        <Choices />
      </Part>
      <Part name={pageTexts.inputs}>
        <Inputs />
      </Part>
      <Part name={pageTexts.leaving}>
        <Leaving />
      </Part>
      <Part name={pageTexts.list}>
        <div className={styles['list']}>
          <VirtualList items={rows} keyField="id" rowHeight={33} label={pageTexts.list}>
            {({ text }) => text}
          </VirtualList>
        </div>
      </Part>
      <Part name={pageTexts.fields}>
        <MoreFields />
      </Part>
      <Part name={pageTexts.parts}>
        <ScreenExamples />
      </Part>
      <Part name={pageTexts.form}>
        <FormExamples />
      </Part>
      <ListExamples />
      <Part name={pageTexts.asked}>
        <QueryExamples />
      </Part>
      <OfflineNotice offline />
      <Part name={pageTexts.error}>
        <ErrorPage title={pageTexts.errorTitle} safe={pageTexts.errorSafe}>
          <Button variant="main">{pageTexts.again}</Button>
        </ErrorPage>
      </Part>
    </div>
  );
}
