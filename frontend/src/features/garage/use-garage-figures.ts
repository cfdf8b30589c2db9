import { garages } from '#contracts';
import type { GarageAgreement, GarageFigures } from '#contracts';
import { queryApi } from '../../lib/api/query-api.ts';
import { type LiveView, useLiveView, useQuery } from '../../lib/live-views/use-live-view.ts';

export const useGarageAgreement = (): LiveView<GarageAgreement> =>
  useLiveView({
    key: ['garage-agreements', 'own'],
    channels: ['own-account'],
    ask: () => queryApi(garages.agreement),
  });

export const useGarageFigures = (): LiveView<GarageFigures> =>
  useQuery({ key: ['garage-figures'], ask: () => queryApi(garages.figures, { query: { limit: 50 } }) });
