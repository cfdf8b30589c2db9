import { RuleBroken } from '#kernel';
import { type LapTimeValue, parseLapTime, type TrackCode } from '#racing';

/** The typed text as a value within range. Throws `RuleBroken` with one of the lap-time codes. */
export const readLapTime = (text: string, trackCode: TrackCode): LapTimeValue => {
  const read = parseLapTime(text, trackCode);
  if (!read.ok) throw new RuleBroken(read.code, { time: text });
  return read.value;
};
