import { useListAddress } from '../../lib/lists/use-list-address.ts';
import { usePagedList } from '../../lib/lists/use-paged-list.ts';
import { Button } from '../../ui/button/button.tsx';
import { ListPage } from '../../ui/list-page/list-page.tsx';
import { pageTexts } from './page-texts.ts';

type Row = { id: string; text: string; points: number };

const rows: readonly Row[] = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  text: `${pageTexts.row} ${at + 1}`,
  points: (at * 37) % 100,
}));
const PAGE = 8;

const remove = (chosen: readonly Row[], done: () => void) => (
  <Button variant="danger" onClick={done}>
    {pageTexts.remove} {chosen.length}
  </Button>
);

export function ListExamples() {
  const address = useListAddress();
  const { find, sort } = address;
  const sign = sort?.down ? -1 : 1;
  const found = rows
    .filter(({ text, points }) => text.includes(find) && (address.chosen('many').length === 0 || points >= 50))
    .sort((one, other) => (sort?.by === 'points' ? sign * (one.points - other.points) : 0));
  const list = usePagedList<Row>({
    key: ['ui', 'list', find, address.chosen('many').join(','), JSON.stringify(sort ?? null)],
    channels: [],
    uncached: true,
    ask: async (after) => {
      const from = Number(after ?? 0);
      const next = from + PAGE < found.length ? { next: String(from + PAGE) } : {};
      return { value: { items: found.slice(from, from + PAGE), total: found.length, ...next }, position: 0 };
    },
  });
  return (
    <ListPage
      label={pageTexts.listPage}
      list={list}
      address={address}
      search={{ label: pageTexts.search }}
      filters={[
        { name: 'many', label: pageTexts.points, options: [{ value: '50', text: pageTexts.points, count: 30 }] },
      ]}
      columns={[
        { key: 'text', head: pageTexts.row, cell: ({ text }) => text },
        { key: 'points', head: pageTexts.points, figures: true, sorts: true, cell: ({ points }) => points },
      ]}
      keyOf={({ id }) => id}
      nameOf={({ text }) => text}
      onOpen={() => {}}
      bulk={remove}
    />
  );
}
