import type { CarTagStated } from '../../car-tag/car-tag.events.ts';
import { carTagStream } from '../../car-tag/car-tag.state.ts';
import { always, type HistoryKind, oneStream } from '../history-kind.ts';

export const carTagHistoryKind: HistoryKind<CarTagStated> = {
  kind: 'car-tag',
  stream: oneStream(carTagStream),
  itemOf: ({ tag }) => tag,
  seenBy: 'moderators',
  isPublic: always,
  acts: {
    CarTagStated: {
      act: 'told',
      byStaff: true,
      status: (_before, { standing }) => standing,
      facts: ({ gameVersion }) => ({ gameVersion }),
    },
  },
};
