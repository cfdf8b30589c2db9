import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { type Criteria, formatCriteria, parseCriteria } from '#racing';
import { FakeApi } from '../../../test/fake-api.ts';
import { currentSettings } from '../../../lib/settings/settings.ts';
import { renderAt } from '../../../test/render.tsx';
import { testCar } from '../../../test/test-car.ts';
import { FilterDialog } from './filter-dialog.tsx';

const cars = [
  testCar('nsx', { brand: 'Honda', country: 'JP', class: 'A', year: 1990, drive: 'RWD', tags: ['Track', 'Red'] }),
  testCar('golf', { brand: 'Volkswagen', country: 'DE', class: 'B', year: 2004, drive: '4WD', tags: ['Red'] }),
  testCar('mini', { brand: 'MINI', country: 'GB', class: 'D', year: 2004, drive: 'FWD', tags: ['Blue'], prize: true }),
];

let shown = '';

function Filter({ text = '' }: { text?: string }) {
  const [criteria, setCriteria] = useState<Criteria>(parseCriteria(text).criteria);
  const [opened, setOpened] = useState(true);
  const show = (next: Criteria) => {
    shown = formatCriteria(next);
    setCriteria(next);
  };
  return (
    <FilterDialog opened={opened} onClose={() => setOpened(false)} cars={cars} criteria={criteria} onShow={show} />
  );
}

const open = (text?: string) => renderAt('/', <Filter {...(text === undefined ? {} : { text })} />);
const group = (name: string) => within(screen.getByRole('group', { name }));
const chip = (name: string, value: string) => group(name).getByRole('button', { name: value });

let api: FakeApi;
beforeEach(() => {
  shown = '';
  api = new FakeApi();
  api.install();
});

describe('the filter', () => {
  it('counts what each value would bring, and shows the cars that fit', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Show 3 cars' });
    await user.click(chip('Drive', '4WD 1'));
    expect(chip('Drive', 'RWD 1')).toBeVisible();
    expect(chip('Brand', 'Honda 0')).toBeVisible();
    await user.click(chip('Drive', 'RWD 1'));
    await user.click(screen.getByRole('button', { name: 'Show 2 cars' }));
    expect(shown).toBe('~N~d4WD,RWD');
  });

  it('takes a figure by typing, and says it beside its name', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Year, from' }), '1998{Enter}');
    expect(screen.getByText('from 1998')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 2 cars' }));
    expect(shown).toBe('~N~Y1998_');
  });

  it('has any, yes or no for what a car has or not', async () => {
    const { user } = open();
    const prize = await screen.findByRole('radiogroup', { name: 'Prize car' });
    await user.click(within(prize).getByRole('radio', { name: 'No' }));
    expect(screen.getByRole('button', { name: 'Show 2 cars' })).toBeVisible();
    await user.click(within(prize).getByRole('radio', { name: 'any' }));
    expect(screen.getByRole('button', { name: 'Show 3 cars' })).toBeVisible();
  });

  it('asks for several tags at once', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Show 3 cars' });
    await user.click(chip('Tags', 'Red 2'));
    await user.click(screen.getByRole('button', { name: 'And another tag' }));
    await user.click(chip('And tags', 'Track 1'));
    await user.click(screen.getByRole('button', { name: 'Show 1 car' }));
    expect(shown).toBe('~N~lRed~mTrack');
  });

  it('has a switch for upcoming tags where there are some', async () => {
    api.upcomingTags = ['Winter'];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Upcoming 1' }));
    expect(screen.getByRole('button', { name: 'Upcoming 1', pressed: true })).toBeVisible();
    expect(currentSettings().showUpcomingTags).toBe(true);
  });

  it('has old tags for those who ask for them', async () => {
    cars.push(testCar('ox', { tags: ['Year of the Ox'] }));
    const { user } = open();
    await screen.findByRole('button', { name: 'Show 4 cars' });
    expect(group('Tags').queryByRole('button', { name: /Year of the Ox/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Old 1' }));
    expect(chip('Tags', 'Year of the Ox 1')).toBeVisible();
    cars.pop();
  });

  it('clears all of it', async () => {
    const { user } = open('~N~cA~Y1990_');
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'Show 3 cars' }));
    expect(shown).toBe('');
  });
});

describe('alternatives of a filter', () => {
  it('let cars in by one or the other, and count those once that fit both', async () => {
    const { user } = open('~N~d4WD');
    await user.click(await screen.findByRole('button', { name: 'Or another filter' }));
    await user.click(group('Classes').getByRole('button', { name: 'Class B 1' }));
    expect(screen.getByText('Match several filters, counted once: 1. Maximum three.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Filter name' }), 'wet');
    await user.click(screen.getByRole('button', { name: 'Show 1 car' }));
    expect(shown).toBe('~N~d4WD~Nwet~cB');
  });

  it('go one by one', async () => {
    const { user } = open('~Nwet~d4WD~N~cA');
    await user.click(await screen.findByRole('button', { name: 'Remove wet' }));
    await user.click(screen.getByRole('button', { name: 'Show 1 car' }));
    expect(shown).toBe('~N~cA');
  });
});

describe('a filter as text', () => {
  it('is set by what is pasted, and names what it does not understand', async () => {
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Filter as text' });
    await user.click(field);
    await user.paste('~N~cA,B~zz');
    expect(screen.getByText('Could not be read: zz. The rest is applied.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 2 cars' }));
    expect(shown).toBe('~N~cA,B');
  });

  it('of six criteria is the same pasted elsewhere', async () => {
    const text = '~N~Y1980_2010~cA,B~d4WD,RWD~oDE,JP~lRed~rVolkswagen';
    const first = open(text);
    const button = await screen.findByRole('button', { name: /^Show/ });
    let copied = '';
    fireEvent.copy(button, { clipboardData: { setData: (_: string, said: string) => (copied = said) } });
    first.unmount();
    const { user } = open();
    fireEvent.paste(await screen.findByRole('button', { name: 'Show 3 cars' }), {
      clipboardData: { getData: () => copied },
    });
    await user.click(await screen.findByRole('button', { name: 'Show 1 car' }));
    expect(shown).toBe(copied);
    expect(copied.split('~')).toHaveLength(8);
  });

  it('says when a text has none', async () => {
    const { user } = open('~N~cA');
    await user.click(await screen.findByRole('textbox', { name: 'Filter as text' }));
    await user.paste('hello');
    expect(screen.getByText('No filter found in this text.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show 1 car' })).toBeVisible();
  });

  it('is pasted and copied without a field as well', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Show 3 cars' });
    fireEvent.paste(button, { clipboardData: { getData: () => '~N~cD' } });
    expect(await screen.findByRole('button', { name: 'Show 1 car' })).toBeVisible();
    const copied: string[] = [];
    fireEvent.copy(button, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } });
    expect(copied).toEqual(['~N~cD']);
  });
});

describe('saving a filter', () => {
  it('keeps it under a name, sets it again, and brings it back after it was removed', async () => {
    const { user } = open('~N~cA');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'only A{Enter}');
    expect(await screen.findByText('Saved: only A')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await user.click(screen.getByRole('button', { name: 'only A 1' }));
    expect(screen.getByRole('button', { name: 'Show 1 car' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove only A' }));
    expect(screen.queryByRole('button', { name: 'only A 1' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'only A 1' })).toBeVisible();
  });
});
