import { act, waitFor } from '@testing-library/react';
import { me, type SavedFilterText } from '#contracts';
import { FakeApi } from '../../../test/fake-api.ts';
import { withoutRetry, renderAt } from '../../../test/render.tsx';
import { useAccountFilters } from './account-filters.ts';
import { saveFilters, localFilters, removeFilter, saveFilter, useSavedFilters } from './saved-filters.ts';

class FakeFilters extends FakeApi {
  kept: readonly SavedFilterText[] = [];
  writes = 0;

  protected override handlers() {
    return [
      this.on(me.carFilters, () => ({ filters: [...this.kept] })),
      this.on(me.keepCarFilters, ({ body: { filters } }) => {
        this.writes += 1;
        this.kept = [...filters, ...this.kept.filter(({ name }) => filters.every((one) => one.name !== name))];
        return { filters: [...this.kept] };
      }),
      ...super.handlers(),
    ];
  }
}

let api: FakeFilters;
beforeEach(() => {
  api = new FakeFilters();
  api.install();
  saveFilters({ account: null, filters: [] });
});

const filter = (name: string, hour: string, text: string | null = '~N~cS'): SavedFilterText => ({
  name,
  text,
  changedAt: `2026-03-01T${hour}:00:00.000Z`,
});
function Names() {
  const isKept = useAccountFilters();
  const names = useSavedFilters().map(({ name }) => name);
  return <p>{`${names.join(' ')}, ${isKept ? 'in the account' : 'here'}`}</p>;
}
const show = () => renderAt('/', withoutRetry(<Names />));

describe('filters of an account', () => {
  it('come to a device, and those of the device to the account', async () => {
    api.kept = [filter('wet', '10'), filter('old', '08', null)];
    saveFilters({ account: null, filters: [filter('dry', '11'), filter('old', '07')] });
    const { findByText } = show();
    await findByText('dry wet, in the account');
    expect(api.kept.map(({ name }) => name)).toEqual(['dry', 'wet', 'old']);
    expect(api.writes).toBe(1);
    act(() => saveFilter({ name: 'new', criteria: [] }));
    await waitFor(() => expect(api.kept[0]).toMatchObject({ name: 'new', text: '' }));
    let undo = () => {};
    act(() => void (undo = removeFilter('wet')));
    await waitFor(() => expect(api.kept[0]).toMatchObject({ name: 'wet', text: null }));
    act(() => undo());
    await waitFor(() => expect(api.kept[0]).toMatchObject({ name: 'wet', text: '~N~cS' }));
  });

  it('are not given to the account of another person', async () => {
    api.kept = [filter('mine', '10')];
    saveFilters({ account: 'user-9', filters: [filter('theirs', '11')] });
    const { findByText } = show();
    await findByText('mine, in the account');
    expect(api.writes).toBe(0);
    expect(localFilters.get().account).toBe('user-1');
  });

  it('stay on the device of who is signed out, or cannot reach the account', async () => {
    api.signedIn = false;
    saveFilters({ account: null, filters: [filter('dry', '11')] });
    const { findByText, unmount } = show();
    await findByText('dry, here');
    expect(api.asked('/api/v1/car-filters')).toEqual([]);
    unmount();
    api.signedIn = true;
    api.failures.set('/api/v1/car-filters', 'store-unavailable');
    const again = show();
    await waitFor(() => expect(api.asked('/api/v1/car-filters')).toHaveLength(1));
    expect(await again.findByText('dry, here')).toBeVisible();
  });
});
