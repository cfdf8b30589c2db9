import { Command, RuleBroken } from '#kernel';
import type { CarLoopSubmitted } from './animated-card.events.ts';
import type { AnimatedCards } from './animated-card.state.ts';
import { ANIMATED_CARDS_MAX } from './animated-cards-max.ts';
import { animatedCardPermissions } from './animated-card.permissions.ts';

/** The minimum that a card needs, in pixels. */
const WIDTH_MIN = 160;
const HEIGHT_MIN = 100;

/** Submit a loop of a car, by its id, a guid or a number; `file` is an upload of the user. */
export class SubmitCarLoop extends Command<{ readonly carId: string; readonly file: string }> {}

/** The car (undefined: none) and the upload (undefined: not theirs) at the time of submission. */
type SubmitFacts = {
  readonly loopId: string;
  readonly carId: string | undefined;
  readonly upload: { readonly width: number; readonly height: number } | undefined;
  readonly kept: number;
};

export const submitCarLoop = (
  { data, meta }: SubmitCarLoop,
  { loops }: AnimatedCards,
  { loopId, carId, upload, kept }: SubmitFacts,
): readonly CarLoopSubmitted[] => {
  const { file } = data;
  if (carId === undefined) throw new RuleBroken('car-unknown', { carId: data.carId });
  animatedCardPermissions.check('submit-car-loop', { status: 'new' }, meta);
  if (!upload) throw new RuleBroken('upload-unknown', { name: file });
  const { width, height } = upload;
  if (width < WIDTH_MIN || height < HEIGHT_MIN) throw new RuleBroken('car-loop-too-small', { width, height });
  if (kept >= ANIMATED_CARDS_MAX) throw new RuleBroken('car-loops-full', { most: ANIMATED_CARDS_MAX });
  const same = loops.find((loop) => loop.file === file && isTaken(loop.status));
  if (same) throw new RuleBroken('car-loop-already-sent', { loopId: same.loopId });
  const submittedBy = meta.actor;
  return [{ type: 'CarLoopSubmitted', data: { loopId, carId, file, width, height, submittedBy } }];
};

const isTaken = (status: AnimatedCards['loops'][number]['status']): boolean =>
  status === 'pending' || status === 'approved' || status === 'reported';
