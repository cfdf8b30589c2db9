import { templates } from '#contracts';
import type { Template } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type PagedList, usePagedList } from '../../lib/lists/use-paged-list.ts';
import { type LiveView, useLiveView } from '../../lib/live-views/use-live-view.ts';

export const templateLists = ['library', 'mine', 'waiting'] as const;
export type TemplateList = (typeof templateLists)[number];

const endpoints = { library: templates.list, mine: templates.mine, waiting: templates.waiting } as const;
const channels = ['templates'];

export const useTemplates = (list: TemplateList): PagedList<Template> =>
  usePagedList({
    key: ['templates', list],
    channels,
    // The allowed actions depend on the user.
    uncached: true,
    ask: (after) => queryApi(endpoints[list], { query: { limit: 50, ...(after === undefined ? {} : { after }) } }),
  });

/** The template in an address. Null sends no request. */
export const useTemplate = (id: string | null): LiveView<Template> =>
  useLiveView(
    id === null
      ? null
      : {
          key: ['templates', 'one', id],
          channels,
          uncached: true,
          ask: () => queryApi(templates.one, { params: { id } }),
        },
  );
