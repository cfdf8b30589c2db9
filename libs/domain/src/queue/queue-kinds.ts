import type { Event } from '#kernel';
import { animatedCardQueueKind } from '../animated-card/animated-card.queue-kind.ts';
import { carPhotoQueueKind } from '../car-photo/car-photo.queue-kind.ts';
import { carReviewQueueKind } from '../car-review/car-review.queue-kind.ts';
import { importRowQueueKind } from '../catalogue-import/import-row.queue-kind.ts';
import { lapTimeQueueKind } from '../lap-time/lap-time.queue-kind.ts';
import { pendingCarQueueKind } from '../car/pending-car.queue-kind.ts';
import { templateQueueKind } from '../template/template.queue-kind.ts';
import { roundQueueKind } from '../round/round.queue-kind.ts';
import { communityGroupQueueKind } from '../community-group/community-group.queue-kind.ts';
import { translationQueueKind } from '../translation/translation.queue-kind.ts';
import { appealQueueKind } from '../appeal/appeal.queue-kind.ts';
import { reportQueueKind } from '../report/report.queue-kind.ts';
import type { QueueKind, QueueMove } from './queue-kind.ts';
import type { QueueKindName } from './queue.enums.ts';

const anyKind = <Ev extends Event>(kind: QueueKind<Ev>): QueueKind => kind as unknown as QueueKind;

export const queueKinds: Readonly<Record<QueueKindName, QueueKind>> = {
  'lap-time': anyKind(lapTimeQueueKind),
  template: anyKind(templateQueueKind),
  'pending-car': anyKind(pendingCarQueueKind),
  'car-photo': anyKind(carPhotoQueueKind),
  'car-loop': anyKind(animatedCardQueueKind),
  'car-review': anyKind(carReviewQueueKind),
  'import-row': anyKind(importRowQueueKind),
  round: anyKind(roundQueueKind),
  group: anyKind(communityGroupQueueKind),
  translation: anyKind(translationQueueKind),
  report: anyKind(reportQueueKind),
  appeal: anyKind(appealQueueKind),
};

const byType = new Map(Object.values(queueKinds).flatMap((kind) => kind.handles.map((type) => [type, kind] as const)));

export const queueMoveTypes: readonly string[] = [...byType.keys()];

export const moveIn = (event: Event): (QueueMove & { readonly kind: QueueKindName }) | undefined => {
  const kind = byType.get(event.type);
  const move = kind?.moveOf(event);
  return kind && move && { ...move, kind: kind.kind };
};
