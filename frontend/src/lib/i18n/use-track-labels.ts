import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseTrackCode } from '#racing';
import type { ConditionCode, SimpleSurface, Track } from '#racing';

export type TrackLabels = {
  circuit: (track: Track) => string;
  /** A condition, or a part of a mix, in one word. */
  condition: (code: ConditionCode | SimpleSurface) => string;
  /** The name of a track code's circuit; the code itself when there is no such track. */
  name: (trackCode: string) => string;
  /** The road condition of a track code, in one word; '' when there is no such track. */
  road: (trackCode: string) => string;
};

function trackWords(t: TFunction<['circuits', 'tracks']>): TrackLabels {
  // A halved circuit has the name of its circuit.
  const circuit = ({ id, halves, name }: Track) => t(`circuits:${halves ?? id}`, name);
  const condition = (code: ConditionCode | SimpleSurface) => t(`tracks:conditions.${code}`);
  return {
    circuit,
    condition,
    name: (trackCode) => {
      const parsed = parseTrackCode(trackCode);
      return parsed ? circuit(parsed.track) : trackCode;
    },
    road: (trackCode) => {
      const parsed = parseTrackCode(trackCode);
      return parsed ? condition(parsed.condition.code) : '';
    },
  };
}

/** Names of tracks and road conditions in the user's language. */
export function useTrackLabels(): TrackLabels {
  const { t } = useTranslation(['circuits', 'tracks']);
  return useMemo(() => trackWords(t), [t]);
}
