import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { TimeCell } from './time-cell.tsx';
import type { TimeCellProps } from './time-cell-props.ts';
import { useSpokenCell } from './use-spoken-cell.ts';

function Cell(props: Omit<TimeCellProps, 'spoken'>) {
  return <TimeCell {...props} spoken={useSpokenCell()} />;
}

describe('a time of the past', () => {
  it('is shown, marked as not counted, without a place or points', () => {
    renderAt('/', <Cell content={{ status: 'past', text: '1:08.25' }} show="points" colours="medals" base={false} />);
    expect(screen.getByText('1:08.25, measured before the car was changed, not counted')).toBeInTheDocument();
    const tip = 'Measured before the game changed this car: not counted';
    expect(screen.getByText('1:08.25').parentElement).toHaveAttribute('data-tip', tip);
  });
});
