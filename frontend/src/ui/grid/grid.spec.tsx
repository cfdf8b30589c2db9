import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Grid } from './grid.tsx';
import type { GridRender } from './grid-parts.ts';

const lines = ['a', 'b', 'c', 'd'].map((key) => ({ key, kind: 'row' as const }));
const columns = ['one', 'two'];
const sizes = { row: 33, group: 26, column: 126, head: 60, rowHead: 100, trailing: 0 };
const at = (row: number) => screen.getByText(`${lines[row]?.key} one`).closest<HTMLElement>('[role=gridcell]');

describe('the grid', () => {
  it('draws no row anew but those that the active place leaves and comes to', () => {
    const drawn = new Set<number>();
    const parts: GridRender = {
      corner: null,
      columnHead: () => null,
      rowHead: () => null,
      trailing: null,
      cell: (row, column) => {
        drawn.add(row);
        return `${lines[row]?.key} ${columns[column]}`;
      },
    };
    function Page() {
      const [active, setActive] = useState({ row: 0, column: 0 });
      const still = { selected: null, editing: null, marked: -1, busy: false, handle: null, onKey: () => {} };
      const press = { onPress: () => {}, onActive: (next: typeof active) => setActive(next) };
      return <Grid {...still} {...press} {...{ label: 'Times', lines, columns, sizes, active }} render={parts} />;
    }
    render(<Page />);
    drawn.clear();
    act(() => at(2)?.focus());
    expect(at(2)).toHaveAttribute('tabindex', '0');
    expect([...drawn].sort()).toEqual([0, 2]);
  });
});
