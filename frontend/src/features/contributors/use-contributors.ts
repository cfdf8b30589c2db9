import { contributors, type ContributionWord, type ContributorList } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useQuestion } from '../../lib/live-views/use-live-view.ts';

export type ContributorsAsked = { readonly period?: string | undefined; readonly kind?: ContributionWord | undefined };

export const useContributors = ({ period, kind }: ContributorsAsked): LiveView<ContributorList> =>
  useQuestion({
    key: ['contributors', period ?? '', kind ?? ''],
    ask: () => ask(contributors.list, { query: { ...(period && { period }), ...(kind && { kind }) } }),
  });
