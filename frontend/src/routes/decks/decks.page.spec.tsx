import { act, screen, waitFor, within } from '@testing-library/react';
import { decks } from '#contracts';
import { keepDecks, keptDecks, removeDeck } from '../../features/decks/kept-decks.ts';
import { takeSettings } from '../../lib/settings/settings.ts';
import { FakeApi } from '../../test/fake-api.ts';
import { testCar } from '../../test/test-car.ts';
import { renderAt } from '../../test/render.tsx';
import { closeSnack, shownSnack } from '../../ui/snack/snacks.ts';
import { DecksPage } from './decks.page.tsx';

const wet = { name: 'Wet', query: '?share=~KtRoad_a01~CMistral~T332' };

beforeEach(() => {
  new FakeApi().install();
  takeSettings({ deck: '?share=~KtRoad_a00~CFlea~T332' });
  for (const { id } of keptDecks()) removeDeck(id);
});

// What waits to be said of one test is not said in the next.
afterEach(() =>
  act(() => {
    while (shownSnack.get()) closeSnack();
  }),
);

const open = () => renderAt('/decks', <DecksPage />);
/** A file as browsers have it: this one's own has no way to read it. */
const jsonFile = (text: string, name: string) =>
  Object.assign(new File([text], name, { type: 'application/json' }), { text: async () => text });
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
    keepDecks([wet]);
    const { user } = open();
    const choose = async (entry: string) => {
      await user.click(await mine().findByRole('button', { name: /: menu$/ }));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Replace with this comparison');
    expect(keptDecks()[0]?.query).toBe('?share=~KtRoad_a00~CFlea~T332');
    await user.click(await undo());
    expect(keptDecks()[0]?.query).toBe(wet.query);
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
    act(() => void keepDecks(Array.from({ length: 8 }, (_one, at) => ({ ...wet, name: `Deck ${at}` }))));
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Find a deck' }), 'deck 3');
    expect(mine().getAllByRole('link')).toHaveLength(1);
  });
});

/** A server that knows one short link. */
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
