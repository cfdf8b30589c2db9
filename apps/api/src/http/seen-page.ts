import type { Page, Stored } from '#read-store';

type Paged = { readonly limit: number; readonly after?: string | undefined };
type Read<Doc> = (paged: Paged) => Promise<Page<Doc>>;
type See<Doc> = (docs: readonly Doc[]) => Promise<readonly Doc[]>;

/** Pages read for one response: behind more hidden items the page ends, and the next goes on. */
const MAX_PAGES = 20;

/** A page of the items that the caller may see, always full: neither a gap nor an empty page reveals hidden ones. */
export const seenPage = async <Doc>(read: Read<Doc>, see: See<Doc>, { limit, after }: Paged): Promise<Page<Doc>> => {
  const items: Stored<Doc>[] = [];
  let from = after;
  // Where the page's last item is: the page read from there, and the offset in it.
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
    if (pages === MAX_PAGES) return { items, ...(end ? await nextOf(read, end) : { next: page.next }) };
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
