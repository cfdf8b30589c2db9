import { garages } from '#contracts';
import type { GarageAgreement, GarageFigures } from '#contracts';
import { ask } from '../../lib/api/ask.ts';
import { type LiveView, useLiveView, useQuestion } from '../../lib/live-views/use-live-view.ts';

export const useGarageAgreement = (): LiveView<GarageAgreement> =>
  useLiveView({
    key: ['garage-agreements', 'own'],
    channels: ['own-account'],
    ask: () => ask(garages.agreement),
  });

export const useGarageFigures = (): LiveView<GarageFigures> =>
  useQuestion({ key: ['garage-figures'], ask: () => ask(garages.figures, { query: { limit: 50 } }) });
