import { screen } from '@testing-library/react';
import { renderAt } from '../../test/render.tsx';
import { TimeCell } from './time-cell.tsx';
import type { TimeCellProps } from './time-cell-props.ts';
import { useSpokenCell } from './use-spoken-cell.ts';

function Cell(props: Omit<TimeCellProps, 'spoken'>) {
  return <TimeCell {...props} spoken={useSpokenCell()} />;
}

describe('a time that is disputed', () => {
  it('is shown, marked as not counted, without a place or points', () => {
    const content = { status: 'disputed', text: '12.34', dnf: false, speed: false, yours: false } as const;
    renderAt('/', <Cell content={content} show="points" colours="medals" base={false} />);
    expect(screen.getByText('12.34, disputed, not counted')).toBeInTheDocument();
    const tip = 'Far from the prediction, or downvoted: not counted until it is confirmed';
    expect(screen.getByText('12.34 ?').parentElement).toHaveAttribute('data-tip', tip);
  });
});

describe('a time of the past', () => {
  it('is shown, marked as not counted, without a place or points', () => {
    renderAt('/', <Cell content={{ status: 'past', text: '1:08.25' }} show="points" colours="medals" base={false} />);
    expect(screen.getByText('1:08.25, measured before the car was changed, not counted')).toBeInTheDocument();
    const tip = 'Measured before the game changed this car: not counted';
    expect(screen.getByText('1:08.25').parentElement).toHaveAttribute('data-tip', tip);
  });
});
