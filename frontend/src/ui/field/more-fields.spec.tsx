import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAt } from '../../test/render.tsx';
import { FileField } from './file-field.tsx';
import { MomentField } from './moment-field.tsx';
import { PickField } from './pick-field.tsx';

let file: File | null = null;
let moment: string | null = null;
let picked: string | null = null;

function Fields() {
  const [, again] = useState(0);
  const shown = () => again((times) => times + 1);
  const set = {
    file: (next: File | null) => void ((file = next), shown()),
    moment: (next: string | null) => void ((moment = next), shown()),
    picked: (next: string | null) => void ((picked = next), shown()),
  };
  return (
    <>
      <FileField label="Import" kinds={['.csv']} mostBytes={20} value={file} onChange={set.file} />
      <MomentField label="Starts" value={moment} onChange={set.moment} />
      <PickField
        label="Track"
        options={['Alp', 'Bay', 'Bend'].map((value) => ({ value, label: value }))}
        value={picked}
        onChange={set.picked}
      />
    </>
  );
}

const csv = (text: string, name = 'times.csv') => new File([text], name, { type: 'text/csv' });

describe('a file', () => {
  it('is taken, named and removed', async () => {
    const { user } = renderAt('/', <Fields />);
    await user.upload(screen.getByLabelText('Import'), csv('a,b'));
    expect(file?.name).toBe('times.csv');
    await user.click(screen.getByRole('button', { name: 'Remove times.csv' }));
    expect(file).toBeNull();
  });

  it('that is too large or of another kind is refused at once', async () => {
    const { user } = renderAt('/', <Fields />);
    await user.upload(screen.getByLabelText('Import'), csv('x'.repeat(21)));
    expect(screen.getByRole('alert')).toHaveTextContent('This file is larger than 1 kB. Nothing was saved.');
    await user.upload(screen.getByLabelText('Import'), csv('a', 'times.CSV'));
    expect([screen.queryByRole('alert'), file?.name]).toEqual([null, 'times.CSV']);
  });
});

describe('a moment', () => {
  it('is entered on the reader’s clock, whose zone is named', async () => {
    const { user } = renderAt('/', <Fields />);
    await user.type(screen.getByLabelText('Date'), '2027-04-01');
    expect(moment).toBeNull();
    await user.type(screen.getByLabelText('Time of day'), '18:30');
    expect(moment).toBe(new Date('2027-04-01T18:30').toISOString());
    expect(screen.getByText(/^Your time zone: \S+/)).toBeVisible();
  });
});

describe('one of many', () => {
  it('is found by typing and taken by Enter', async () => {
    const { user } = renderAt('/', <Fields />);
    await user.type(screen.getByRole('combobox', { name: 'Track' }), 'be{ArrowDown}{Enter}');
    expect(picked).toBe('Bend');
  });
});
