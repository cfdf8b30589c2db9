import { render, screen } from '@testing-library/react';
import { checkRendered, keyOfItem, VirtualList } from './virtual-list.tsx';

const items = Array.from({ length: 5_000 }, (_, index) => ({ id: `car-${index}` }));

describe('a virtual list', () => {
  it('makes the rows that are seen and 200 px more, of any number', () => {
    render(
      <VirtualList items={items} keyField="id" rowHeight={50}>
        {({ id }) => id}
      </VirtualList>,
    );
    const rows = screen.getAllByRole('listitem');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-setsize', '5000');
  });

  it('asks for the next page when the end of what is loaded is near, once', () => {
    const more = jest.fn();
    const pages = { hasMore: true, loadingMore: false, problem: undefined, more };
    const list = (count: number, of: Partial<typeof pages> = {}) => (
      <VirtualList items={items.slice(0, count)} keyField="id" rowHeight={50} pages={{ ...pages, ...of }}>
        {({ id }) => id}
      </VirtualList>
    );
    const { rerender } = render(list(2_000));
    expect(more).not.toHaveBeenCalled();
    rerender(list(3));
    expect(more).toHaveBeenCalledTimes(1);
    rerender(list(3, { loadingMore: true }));
    expect(screen.getByText('Loading')).toBeVisible();
    rerender(list(4));
    expect(more).toHaveBeenCalledTimes(2);
    rerender(list(5, { hasMore: false }));
    expect(more).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5');
  });

  it.each([
    ['no key', items.map(() => ({ id: undefined as unknown as string })), 50, 'no key field "id"'],
    ['a height of next to nothing', items, 0.5, 'more than 1000'],
  ])('is not drawn for items with %s', (_, given, rowHeight, message) => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    const list = (
      <VirtualList items={given} keyField="id" rowHeight={rowHeight}>
        {({ id }) => id}
      </VirtualList>
    );
    expect(() => render(list)).toThrow(message);
    told.mockRestore();
  });

  it('refuses items without a key', () => {
    expect(() => keyOfItem({ id: undefined as unknown as string }, 'id')).toThrow('no key field "id"');
    expect(keyOfItem({ id: 'a' }, 'id')).toBe('a');
  });

  it('refuses to make more than 1,000 rows at once', () => {
    expect(() => checkRendered(1_001)).toThrow('more than 1000');
    expect(() => checkRendered(1_000)).not.toThrow();
  });
});
