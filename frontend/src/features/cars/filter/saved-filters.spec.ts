import { act, renderHook } from '@testing-library/react';
import type { Criteria } from '#racing';
import { removeFilter, saveFilter, useSavedFilters } from './saved-filters.ts';

const criteria: Criteria = [{ name: '', ranges: { rq: { from: 50 } }, choices: {} }];
const read = () => JSON.parse(localStorage.getItem('tdr.car-filters') ?? '[]') as unknown;

describe('saved filters', () => {
  it('are kept on the device by name, and one of the same name is replaced', () => {
    const { result } = renderHook(useSavedFilters);
    act(() => saveFilter({ name: 'wet', criteria }));
    act(() => saveFilter({ name: 'dry', criteria }));
    act(() => saveFilter({ name: 'wet', criteria: [] }));
    expect(result.current.map(({ name }) => name)).toEqual(['wet', 'dry']);
    expect(read()).toMatchObject({
      account: null,
      filters: [
        { name: 'wet', text: '' },
        { name: 'dry', text: '~N~R50_' },
      ],
    });
  });

  it('come back after they were removed', () => {
    const { result } = renderHook(useSavedFilters);
    act(() => saveFilter({ name: 'wet', criteria }));
    let undo = () => {};
    act(() => void (undo = removeFilter('wet')));
    expect(result.current.map(({ name }) => name)).not.toContain('wet');
    act(() => undo());
    expect(result.current.map(({ name }) => name)).toContain('wet');
  });

  it('are read again when another tab has changed them', () => {
    const { result } = renderHook(useSavedFilters);
    localStorage.setItem('tdr.car-filters', '[{"name":"other","text":"~N~cS"},{"no":1}]');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'tdr.car-filters' })));
    expect(result.current).toEqual([
      { name: 'other', criteria: [{ name: '', ranges: {}, choices: { class: ['S'] } }] },
    ]);
  });
});
