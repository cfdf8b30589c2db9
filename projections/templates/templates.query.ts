import type { View } from '#read-store';
import type { TemplateDoc } from './templates.projection.ts';

type Paged = { readonly limit: number; readonly after?: string | undefined };
export type TemplatePage = {
  readonly position: number;
  readonly items: readonly TemplateDoc[];
  readonly next?: string;
};

/** Templates of a status, the latest first; of waiting ones the longest waiting. Throws `CursorUnreadable`. */
export const templatesIn = (
  view: View<TemplateDoc>,
  status: TemplateDoc['status'],
  paged: Paged,
): Promise<TemplatePage> => page(view, { status }, status !== 'waiting', paged);

/** A user's templates, the latest first; removed ones included. */
export const templatesBy = (view: View<TemplateDoc>, author: string, paged: Paged): Promise<TemplatePage> =>
  page(view, { author }, true, paged);

const page = async (
  view: View<TemplateDoc>,
  where: Partial<TemplateDoc>,
  descending: boolean,
  { limit, after }: Paged,
): Promise<TemplatePage> => {
  const position = await view.position();
  const order = { field: 'since', descending } as const;
  const found = await view.find({ where, order, limit, ...(after === undefined ? {} : { after }) });
  const items = found.items.map(({ doc }) => doc);
  return { position, items, ...(found.next === undefined ? {} : { next: found.next }) };
};
