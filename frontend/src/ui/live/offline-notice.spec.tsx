import { act, render, screen } from '@testing-library/react';
import { OfflineNotice } from './offline-notice.tsx';

beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 0, 1, 14, 2) }));
afterEach(() => void jest.useRealTimers());

describe('the offline notice', () => {
  it('says since when what is shown is old, and is gone when the connection is back', () => {
    const { rerender } = render(<OfflineNotice offline />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(3_000));
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(Date.UTC(2026, 0, 1, 14, 2));
    expect(screen.getByRole('status')).toHaveTextContent(`Offline. You see the data from ${time}.`);
    rerender(<OfflineNotice offline={false} />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says only how old it is while the site itself says that it is away', () => {
    const asOf = Date.UTC(2026, 0, 1, 13, 50);
    render(<OfflineNotice offline asOf={asOf} maintenance />);
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(asOf);
    expect(screen.getByRole('status')).toHaveTextContent(`You see the data from ${time}.`);
    expect(screen.getByRole('status')).not.toHaveTextContent('Offline');
  });

  it('says nothing of a connection that was lost for a moment', () => {
    const { rerender } = render(<OfflineNotice offline />);
    act(() => jest.advanceTimersByTime(2_000));
    rerender(<OfflineNotice offline={false} />);
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
