import type { View } from '#read-store';
import type { IncidentDoc } from './incidents.projection.ts';

export const MAX_INCIDENTS = 50;

/** The latest start first. */
export const latestIncidents = async (
  view: View<IncidentDoc>,
): Promise<{ position: number; items: readonly IncidentDoc[] }> => {
  const position = await view.position();
  const { items } = await view.find({ order: { field: 'openedAt', descending: true }, limit: MAX_INCIDENTS });
  return { position, items: items.map(({ doc }) => doc) };
};
