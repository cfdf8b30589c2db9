import type { Page, Stored } from '#read-store';

type Paged = { readonly limit: number; readonly after?: string | undefined };
type Read<Doc> = (paged: Paged) => Promise<Page<Doc>>;
/** Of these documents those that who asks may know of, in their order. */
type See<Doc> = (docs: readonly Doc[]) => Promise<readonly Doc[]>;

/** So many pages are read for one: behind more that is hidden the page ends, and the next goes on. */
const PAGES_MOST = 20;

/** A page of what who asks may know of, as full as if there were nothing else: neither a gap nor an empty page tells. */
export const seenPage = async <Doc>(read: Read<Doc>, see: See<Doc>, { limit, after }: Paged): Promise<Page<Doc>> => {
  const items: Stored<Doc>[] = [];
  let from = after;
  // Where the last item of the page stands: in the page that was read from there, and how far in it.
  let end: { readonly from: string | undefined; readonly limit: number } | undefined;
  for (let pages = 0; ; pages += 1) {
    const page = await read({ limit, after: from });
    const seen = new Set(await see(page.items.map(({ doc }) => doc)));
    for (const [at, item] of page.items.entries()) {
      if (!seen.has(item.doc)) continue;
      if (end) return { items, ...(await nextOf(read, end)) };
      items.push(item);
      if (items.length === limit) end = { from, limit: at + 1 };
    }
    if (page.next === undefined) return { items };
    if (pages === PAGES_MOST) return { items, ...(end ? await nextOf(read, end) : { next: page.next }) };
    from = page.next;
  }
};

const nextOf = async <Doc>(
  read: Read<Doc>,
  { from, limit }: { readonly from: string | undefined; readonly limit: number },
): Promise<{ readonly next?: string }> => {
  const { next } = await read({ limit, after: from });
  return next === undefined ? {} : { next };
};
