import { act, renderHook } from '@testing-library/react';
import { useGridPlace } from './use-grid-place.ts';

describe('the active place of the grid', () => {
  it('re-renders where it moves, and not where a press names it again', () => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders += 1;
      return useGridPlace({ row: 1, column: 2 }, (at) => at);
    });
    act(() => result.current.setActive({ row: 1, column: 2 }));
    expect([renders, result.current.active]).toEqual([1, { row: 1, column: 2 }]);
    act(() => result.current.setActive({ row: 1, column: 3 }));
    expect([renders, result.current.active]).toEqual([2, { row: 1, column: 3 }]);
  });
});
