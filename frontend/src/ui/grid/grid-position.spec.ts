import { clampPosition, movedBy } from './grid-position.ts';

const extent = { rows: 10, columns: 4, page: 5 };

describe('moving in the grid', () => {
  it('moves one cell by an arrow and stops at the edge', () => {
    expect(movedBy('ArrowRight', false, { row: 2, column: 2 }, extent)).toEqual({ row: 2, column: 3 });
    expect(movedBy('ArrowRight', false, { row: 2, column: 3 }, extent)).toEqual({ row: 2, column: 3 });
  });

  it('reaches the heads, but never the corner', () => {
    expect(movedBy('ArrowUp', false, { row: 0, column: 1 }, extent)).toEqual({ row: -1, column: 1 });
    expect(movedBy('ArrowLeft', false, { row: -1, column: 0 }, extent)).toEqual({ row: 0, column: -1 });
  });

  it('jumps by Control Home and Control End', () => {
    expect(movedBy('Home', true, { row: 7, column: 3 }, extent)).toEqual({ row: 0, column: 0 });
    expect(movedBy('End', true, { row: 0, column: 0 }, extent)).toEqual({ row: 9, column: 3 });
  });

  it('leaves other keys alone', () => {
    expect(movedBy('e', false, { row: 0, column: 0 }, extent)).toBeUndefined();
  });

  it('stays inside when rows or columns went away', () => {
    expect(clampPosition({ row: 20, column: 9 }, { rows: 3, columns: 2 })).toEqual({ row: 2, column: 1 });
  });
});
