import { contributors, type ContributionCode, type ContributorList } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

export type ContributorsFilter = { readonly period?: string | undefined; readonly kind?: ContributionCode | undefined };

export const useContributors = ({ period, kind }: ContributorsFilter): LiveView<ContributorList> =>
  useQuery({
    key: ['contributors', period ?? '', kind ?? ''],
    ask: () => queryApi(contributors.list, { query: { ...(period && { period }), ...(kind && { kind }) } }),
  });
