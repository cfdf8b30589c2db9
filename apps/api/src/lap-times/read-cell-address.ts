import type { CellAddress } from '#contracts';
import { RuleBroken } from '#kernel';
import { parseTrackCode, parseTune, type TrackCode, trackCodeFault, type Tune } from '#racing';

/** The cell's tune and track in canonical spelling. Throws `RuleBroken` with a specific code. */
export const readCellAddress = ({ carId, tune, trackCode }: CellAddress) => ({
  carId,
  tune: readTune(tune),
  trackCode: readTrackCode(trackCode),
});

export const readTune = (text: string): Tune => {
  const tune = parseTune(text);
  if (!tune) throw new RuleBroken('tune-invalid', { tune: text });
  return tune;
};

export const readTrackCode = (text: string): TrackCode => {
  const track = parseTrackCode(text);
  if (!track) throw new RuleBroken(trackCodeFault(text) ?? 'track-unknown', { trackCode: text });
  return track.code;
};
