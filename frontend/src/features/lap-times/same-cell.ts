import type { CellContent, KnownContent } from './cell-content.ts';
import type { TimeCellProps } from './time-cell-props.ts';

const isSameOther = (one: CellContent, other: CellContent): boolean =>
  Object.entries(one).every(([part, value]) => Reflect.get(other, part) === value);

const isSameKnown = (one: KnownContent, other: KnownContent): boolean =>
  one.text === other.text &&
  one.dnf === other.dnf &&
  one.speed === other.speed &&
  one.pending === other.pending &&
  one.yours === other.yours &&
  one.ranking.place === other.ranking.place &&
  one.ranking.points?.points === other.ranking.points?.points &&
  one.ranking.points?.uncertain === other.ranking.points?.uncertain;

/** Other visible parts: shades and gaps only where they are shown, because a gap is computed on access. */
const looksSameKnown = (one: KnownContent, other: KnownContent, { show, colours }: TimeCellProps): boolean =>
  isSameKnown(one, other) &&
  one.ranking.of > 1 === other.ranking.of > 1 &&
  (colours !== 'heat' || one.ranking.heat === other.ranking.heat) &&
  (show !== 'gaps' || one.ranking.gap === other.ranking.gap);

const isSameAround = (one: TimeCellProps, other: TimeCellProps): boolean =>
  one.show === other.show &&
  one.colours === other.colours &&
  one.base === other.base &&
  one.spoken === other.spoken &&
  one.figure === other.figure;

export function rendersSame(before: TimeCellProps, now: TimeCellProps): boolean {
  const [one, other] = [before.content, now.content];
  if (one === other) return isSameAround(before, now);
  if (one.status === 'known' && other.status === 'known')
    return isSameAround(before, now) && looksSameKnown(one, other, now);
  return one.status === other.status && isSameAround(before, now) && isSameOther(one, other);
}

export function announcesSame(before: TimeCellProps, now: TimeCellProps): boolean {
  const [one, other] = [before.content, now.content];
  const isSameOf = one.status !== 'known' || other.status !== 'known' || one.ranking.of === other.ranking.of;
  return isSameOf && rendersSame(before, now);
}
