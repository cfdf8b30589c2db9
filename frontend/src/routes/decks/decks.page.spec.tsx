import { act, screen, waitFor, within } from '@testing-library/react';
import { decks } from '#contracts';
import { saveDecks, savedDecks, removeDeck } from '../../features/decks/saved-decks.ts';
import { takeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { testCar } from '../../test/test-car.ts';
import { renderAt } from '../../test/render.tsx';
import { closeSnack, currentSnack } from '../../ui/snack/snacks.ts';
import { DecksPage } from './decks.page.tsx';

const wet = { name: 'Wet', query: '?share=~KtRoad_a01~CMistral~T332' };

beforeEach(() => {
  new FakeApi().install();
  takeSettings({ deck: '?share=~KtRoad_a00~CFlea~T332' });
  for (const { id } of savedDecks()) removeDeck(id);
});

// Pending notices of one test must not appear in the next.
afterEach(() =>
  act(() => {
    while (currentSnack.get()) closeSnack();
  }),
);

const open = () => renderAt('/decks', <DecksPage />);
const jsonFile = (text: string, name: string) => new File([text], name, { type: 'application/json' });
const csvFile = (lines: readonly string[], name: string) => new File([lines.join('\r')], name, { type: 'text/csv' });
const mine = () => within(screen.getByRole('region', { name: 'My decks' }));
const undo = () => screen.findByRole('button', { name: 'Undo' });

describe('the decks of a device', () => {
  it('are none at first, and what is compared now becomes one under a name', async () => {
    const { user } = open();
    expect(await screen.findByText('No saved decks yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save deck' }));
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Fleas{Enter}');
    const link = await mine().findByRole('link', { name: /Fleas/ });
    expect(link).toHaveAttribute('href', '/compare?share=~KtRoad_a00~CFlea~T332');
  });

  it('names a car of the past with its version', async () => {
    const api = new FakeApi();
    api.cars = [testCar('Flea', { name: 'Flea One' })];
    api.install();
    takeSettings({ deck: '?share=~KtRoad_a00~CFlea%4024~T332' });
    open();
    expect((await screen.findAllByText('Flea One (24)'))[0]).toBeVisible();
  });

  it('can be renamed, replaced and removed, and each of it undone', async () => {
    saveDecks([wet]);
    const { user } = open();
    const choose = async (entry: string) => {
      await user.click(await mine().findByRole('button', { name: /: menu$/ }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Replace with this comparison');
    expect(savedDecks()[0]?.query).toBe('?share=~KtRoad_a00~CFlea~T332');
    await user.click(await undo());
    expect(savedDecks()[0]?.query).toBe(wet.query);
    await choose('Rename');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Rain{Enter}');
    expect(await mine().findByRole('link', { name: /Rain/ })).toBeVisible();
    await choose('Remove');
    expect(await screen.findByText('No saved decks yet')).toBeVisible();
    await user.click(await undo());
    expect(await mine().findByRole('link', { name: /Rain/ })).toBeVisible();
  });

  it('are taken out of a file, and a file that is none is said', async () => {
    const { user } = open();
    const field = screen.getByLabelText('Load from a file', { selector: 'input' });
    await user.upload(field, jsonFile('{}', 'else.json'));
    expect(await screen.findByText(/^No decks found in else\.json/)).toBeVisible();
    const slots = JSON.stringify([{ name: 'Slot', cars: [{ rid: 'Flea' }], tracks: ['nowhere_a00'] }, null]);
    await user.upload(field, jsonFile(slots, 'slots.json'));
    expect(await mine().findByRole('link', { name: /Slot/ })).toBeVisible();
    expect(await screen.findByText(/1 part could not be read/)).toBeVisible();
    await user.click(await undo());
    expect(mine().queryByRole('link')).toBeNull();
  });

  it('are searched by name when there are many', async () => {
    act(() => void saveDecks(Array.from({ length: 8 }, (_one, at) => ({ ...wet, name: `Deck ${at}` }))));
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Find a deck' }), 'deck 3');
    expect(mine().getAllByRole('link')).toHaveLength(1);
  });
});

const HEAD = 'deck;car;tune;track';
/** Two cars share one name. */
const withTwins = () => {
  const api = new FakeApi();
  api.cars = [
    testCar('Flea', { name: 'Flea One' }),
    testCar('M5_1985', { name: 'BMW M5', year: 1985 }),
    testCar('M5_2018', { name: 'BMW M5', year: 2018 }),
  ];
  api.install();
};
const take = async (file: File) => {
  const { user } = open();
  await user.upload(screen.getByLabelText('Load from a file', { selector: 'input' }), file);
  return user;
};
const button = () => screen.getByRole('button', { name: 'Load from a file' });

describe('decks in a table', () => {
  beforeEach(withTwins);

  it('are taken, each from its rows', async () => {
    await take(
      csvFile(['My decks', HEAD, 'Rain;"Flea One";332.0;', 'Rain;;;tRoad_a01', 'Dry;;;tRoad_a00', ''], 'decks.csv'),
    );
    expect(await screen.findByText('2 decks loaded from the file.')).toBeVisible();
    expect(mine().getByRole('link', { name: /Rain/ })).toHaveAttribute('href', '/compare?share=~KtRoad_a01~CFlea~T332');
    expect(mine().getByRole('link', { name: /Dry/ })).toBeVisible();
  });

  it('lose lines that cannot be read, which are named, and no other', async () => {
    const user = await take(
      csvFile(
        [
          HEAD,
          'Rain;Flea One;332;',
          '"Rain;;;tRoad_a00',
          'Rain;;;nowhere_a00',
          'Rain;Flea One;999;',
          'Rain;;;tRoad_a01',
        ],
        'decks.csv',
      ),
    );
    const told = 'Line 3: A quote is not closed. Line 4, 5: 2 parts could not be read and were skipped.';
    expect(await screen.findByText(`1 deck loaded from the file. ${told}`)).toBeVisible();
    expect(mine().getByRole('link', { name: /Rain/ })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a01~CFlea~T332~CFlea',
    );
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('aria-busy', 'true');
    await user.upload(
      screen.getByLabelText('Load from a file', { selector: 'input' }),
      csvFile([HEAD, '"Rain;Flea One;332;'], 'broken.csv'),
    );
    expect(
      await screen.findByText(/^No decks found in broken\.csv\. .* Line 2: A quote is not closed\.$/),
    ).toBeVisible();
  });

  it.each([
    ['nothing', ['']],
    ['ends of lines alone', ['', '', '', '']],
    ['names of columns alone', [HEAD, '']],
  ])('of %s are none, and it is said', async (_what, lines) => {
    await take(csvFile(lines, 'empty.csv'));
    expect(await screen.findByText(/^No decks found in empty\.csv\./)).toBeVisible();
    expect(button()).toBeEnabled();
  });
});

describe('cars in a table of decks', () => {
  beforeEach(withTwins);

  it('ask which car a line means, or go on without it', async () => {
    const file = csvFile(
      [HEAD, 'Rain;;;tRoad_a01', 'Rain;BMW M5;332;', 'Dry;BMW M5;111;', 'Dry;Zeppelin;111;'],
      'm5.csv',
    );
    const user = await take(file);
    const asked = within(await screen.findByRole('region', { name: 'Choose the car' }));
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Line 3, 4: BMW M5'),
      expect.stringContaining('Line 5: Zeppelin No car has this name. Correct it in the file.'),
    ]);
    expect(savedDecks()).toEqual([]);
    await user.click(asked.getByRole('combobox', { name: 'Car for “BMW M5”' }));
    await user.click(await screen.findByRole('option', { name: 'BMW M5 (2018)' }));
    expect(asked.getAllByRole('listitem')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Load without these lines' }));
    expect(
      await screen.findByText('2 decks loaded from the file. Line 5: 1 part could not be read and was skipped.'),
    ).toBeVisible();
    expect(mine().getByRole('link', { name: /Rain/ })).toHaveAttribute(
      'href',
      '/compare?share=~KtRoad_a01~CM5_2018~T332',
    );
    expect(screen.queryByRole('region', { name: 'Choose the car' })).toBeNull();
  });
});

class FakeLinks extends FakeApi {
  protected override handlers() {
    const one = ({ params }: { params: { code: string } }) => ({
      query: params.code === 'k3f9x2ab' ? wet.query : null,
    });
    return [this.on(decks.ofLink, one), ...super.handlers()];
  }
}

describe('a short link', () => {
  beforeEach(() => new FakeLinks().install());

  it('opens what it leads to', async () => {
    const { where } = renderAt('/decks?s=k3f9x2ab', <DecksPage />);
    await waitFor(() => expect(where()).toBe(`/compare${wet.query}`));
  });

  it.each(['zzzzzzzz', 'no%20code'])('that nobody has made says so: %s', async (code) => {
    renderAt(`/decks?s=${code}`, <DecksPage />);
    expect(await screen.findByText('This short link does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Compare' })).toHaveAttribute('href', '/compare');
  });
});
