import { screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../lib/api/query-api.ts';
import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { type Page, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { renderAt } from '../../test/render.tsx';
import { ListPage } from './list-page.tsx';

type Club = { id: string; name: string; members: number };
const clubs: Club[] = [
  { id: 'a', name: 'Alpine', members: 3 },
  { id: 'b', name: 'Borealis', members: 9 },
  { id: 'c', name: 'Corsa', members: 5 },
];
let asked: string[] = [];
let opened: string[] = [];
let visit = 0;
beforeEach(() => {
  asked = [];
  opened = [];
  // The page caches what an earlier visit has loaded.
  visit += 1;
});

const pageOf = async (question: string, after = ''): Promise<Answer<Page<Club>>> => {
  asked.push(`${question} ${after}`.trim());
  const found = question.includes('nobody') ? [] : clubs;
  const cut = question.includes('many');
  const items = after === '' ? found.slice(0, 2) : found.slice(2);
  return {
    value: { items, total: found.length, cut, ...(after === '' && found.length > 2 ? { next: 'b' } : {}) },
    position: 1,
  };
};

const closing = (chosen: readonly Club[], done: () => void) => (
  <button type="button" onClick={done}>
    Close {chosen.map(({ name }) => name).join(' and ')}
  </button>
);

function Clubs() {
  const address = useListAddress();
  const { find, sort } = address;
  const question = `${find}|${address.chosen('kind').join('+')}|${sort?.down ? '-' : ''}${sort?.by ?? ''}`;
  const list = usePagedList({
    key: ['clubs', String(visit), question],
    channels: [],
    ask: (after) => pageOf(question, after),
  });
  return (
    <ListPage
      label="Clubs"
      list={list}
      address={address}
      search={{ label: 'Search' }}
      filters={[{ name: 'kind', label: 'Type', options: [{ value: 'open', text: 'Open', count: 2 }] }]}
      columns={[
        { key: 'name', head: 'Name', sorts: true, cell: ({ name }) => name },
        { key: 'members', head: 'Members', sorts: true, figures: true, cell: ({ members }) => members },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onOpen={({ name }) => opened.push(name)}
      bulk={closing}
    />
  );
}

const open = async (address = '/clubs') => {
  const view = renderAt(address, <Clubs />);
  await screen.findByRole('table', { name: 'Clubs' });
  return view;
};
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

describe('a list page', () => {
  it('counts all there are, and loads more behind the first page', async () => {
    const { user } = await open();
    expect(screen.getByText('Found: 3')).toBeVisible();
    expect(names()).toEqual(['Alpine', 'Borealis']);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(names()).toEqual(['Alpine', 'Borealis', 'Corsa']));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(asked).toEqual(['||', '|| b']);
  });

  it('says that there are more than were counted', async () => {
    await open('/clubs?find=many');
    expect(screen.getByText('Found: 3+')).toBeVisible();
  });

  it('keeps search, filters and order in the address, beside what else stands there', async () => {
    const { user, where } = await open('/clubs?tab=1');
    await user.type(screen.getByLabelText('Search'), 'al');
    await user.click(screen.getByRole('button', { name: /Open/ }));
    await user.click(screen.getByRole('button', { name: 'Members' }));
    await user.click(screen.getByRole('button', { name: 'Members' }));
    expect(where()).toBe('/clubs?tab=1&find=al&kind=open&sort=-members');
    await waitFor(() => expect(asked.at(-1)).toBe('al|open|-members'));
    expect(screen.getByRole('columnheader', { name: 'Members' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('shows the list of an address', async () => {
    await open('/clubs?find=bo&kind=open&sort=name');
    expect(asked).toEqual(['bo|open|name']);
    expect(screen.getByLabelText('Search')).toHaveValue('bo');
    expect(screen.getByRole('button', { name: /Open/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers to go when nothing fits', async () => {
    const { user, where } = renderAt('/clubs?find=nobody&kind=open&sort=name', <Clubs />);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(where()).toBe('/clubs?sort=name');
    expect(await screen.findByText('Alpine')).toBeVisible();
  });

  it('chooses one, all shown and none for what is done to several', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Alpine' }));
    expect(screen.getByRole('region', { name: 'Selected: 1' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await user.click(screen.getByRole('button', { name: 'Close Alpine and Borealis' }));
    expect(screen.queryByRole('region', { name: /Choice saved/ })).toBeNull();
  });

  it('is walked by J and K from anywhere but a field, and Enter opens', async () => {
    const { user } = await open();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Alpine' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Borealis' })).toHaveFocus();
    await user.keyboard('k{Enter}');
    expect(opened).toEqual(['Alpine']);
    await user.type(screen.getByLabelText('Search'), 'j');
    expect(screen.getByLabelText('Search')).toHaveValue('j');
  });

  it('is walked by the arrow keys', async () => {
    const { user } = await open();
    screen.getByRole('button', { name: 'Alpine' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Borealis' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Home}');
    expect(screen.getByRole('button', { name: 'Alpine' })).toHaveFocus();
  });
});
