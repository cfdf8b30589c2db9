import { act, waitFor } from '@testing-library/react';
import { decks, type SavedDeck } from '#contracts';
import { FakeApi } from '../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../test/render.tsx';
import { useAccountDecks } from './account-decks.ts';
import { changeDeck, decksHere, saveDecks, saveLocally, removeDeck, useSavedDecks } from './saved-decks.ts';

class FakeDecks extends FakeApi {
  kept: readonly SavedDeck[] = [];
  writes = 0;

  protected override handlers() {
    return [
      this.on(decks.mine, () => ({ decks: [...this.kept] })),
      this.on(decks.keepMine, ({ body }) => {
        this.writes += 1;
        this.kept = [...body.decks, ...this.kept.filter(({ id }) => body.decks.every((one) => one.id !== id))];
        return { decks: [...this.kept] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: FakeDecks;
beforeEach(() => {
  api = new FakeDecks();
  api.install();
  saveLocally({ account: null, decks: [] });
});

const query = '?share=~CFlea';
const saved = (id: string, hour: string, name: string | null = id): SavedDeck => ({
  id,
  deck: name === null ? null : { name, query },
  changedAt: `2026-03-01T${hour}:00:00.000Z`,
});
function Names() {
  const isKept = useAccountDecks();
  const names = useSavedDecks().map(({ name }) => name);
  return <p>{`${names.join(' ')}, ${isKept ? 'in the account' : 'here'}`}</p>;
}
const show = () => renderAt('/', withoutRetry(<Names />));

describe('decks of an account', () => {
  it('come to a device, and those of the device to the account', async () => {
    api.kept = [saved('wet', '10'), saved('old', '08', null), saved('sand', '12', 'dunes')];
    saveLocally({ account: null, decks: [saved('dry', '11'), saved('old', '07'), saved('sand', '09')] });
    const { findByText } = show();
    await findByText('wet dry dunes, in the account');
    expect(api.writes).toBe(1);
    expect(api.kept.map(({ id }) => id)).toEqual(['dry', 'wet', 'old', 'sand']);
    act(() => void saveDecks([{ name: 'new', query }]));
    await waitFor(() => expect(api.kept[0]).toMatchObject({ deck: { name: 'new' } }));
    let undo = () => {};
    act(() => void (undo = removeDeck('wet')));
    await waitFor(() => expect(api.kept[0]).toMatchObject({ id: 'wet', deck: null }));
    act(() => undo());
    await waitFor(() => expect(api.kept[0]).toMatchObject({ id: 'wet', deck: { name: 'wet' } }));
  });

  it('change after a device whose clock is ahead has changed them', async () => {
    api.kept = [{ ...saved('wet', '10'), changedAt: '2999-01-01T00:00:00.000Z' }];
    const { findByText } = show();
    await findByText('wet, in the account');
    act(() => void changeDeck('wet', { name: 'rain' }));
    await waitFor(() => expect(api.kept[0]).toMatchObject({ deck: { name: 'rain' } }));
  });

  it('are not given to the account of another person', async () => {
    api.kept = [saved('mine', '10')];
    saveLocally({ account: 'user-9', decks: [saved('theirs', '11')] });
    const { findByText } = show();
    await findByText('mine, in the account');
    expect(api.writes).toBe(0);
    expect(decksHere.get().account).toBe('user-1');
  });

  it('stay on the device of who is signed out, or cannot reach the account', async () => {
    api.signedIn = false;
    saveLocally({ account: null, decks: [saved('dry', '11')] });
    const { findByText, unmount } = show();
    await findByText('dry, here');
    expect(api.asked('/api/v1/decks')).toEqual([]);
    unmount();
    api.signedIn = true;
    api.failures.set('/api/v1/decks', 'store-unavailable');
    const again = show();
    await waitFor(() => expect(api.asked('/api/v1/decks')).toHaveLength(1));
    expect(await again.findByText('dry, here')).toBeVisible();
  });
});
