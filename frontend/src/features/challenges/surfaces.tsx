import { surfaceOf, type TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import styles from './challenges.module.css';

export function Surfaces({ tracks, size = 20 }: { tracks: readonly string[]; size?: number }) {
  const words = useTrackLabels();
  const seen = new Map(tracks.map((code) => [surfaceOf(code) ?? 'dry', words.road(code as TrackCode)]));
  if (seen.size === 0) return null;
  return (
    <span className={styles['surfaces']}>
      {[...seen].map(([surface, word]) => (
        <SurfaceMark key={surface} surface={surface} word={word} size={size} />
      ))}
    </span>
  );
}
