import type { ReactNode } from 'react';
import styles from './cheat-sheet.module.css';

export type SheetRow = { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] };

type SheetTableProps = {
  label: string;
  heads: readonly ReactNode[];
  rows: readonly SheetRow[];
  /** How good a cell is, 0 to 1; it sets the colour. */
  heatOf?: (row: number, cell: number) => number;
};

export function SheetTable({ label, heads, rows, heatOf }: SheetTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keys too
    <div role="group" aria-label={label} tabIndex={0} className={styles['scroller']} data-sideways>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{label}</span>
            </th>
            {heads.map((head, at) => (
              // A column has no name except its place.
              // oxlint-disable-next-line react/no-array-index-key
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }, row) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, at) => (
                <td
                  // oxlint-disable-next-line react/no-array-index-key
                  key={at}
                  data-heat={heatOf ? true : undefined}
                  style={heatOf ? { ['--heat' as string]: `${Math.round(100 * heatOf(row, at))}%` } : undefined}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
