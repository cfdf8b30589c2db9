import { surfaceOf } from '#racing';
import type { TrackCode } from '#racing';
import { useTrackLabels } from '../../lib/i18n/use-track-labels.ts';
import { SurfaceMark } from '../../ui/track/surface-mark.tsx';
import styles from './best-of.module.css';

export function TrackNames({ tracks }: { tracks: readonly TrackCode[] }) {
  const words = useTrackLabels();
  return (
    <ul className={styles['tracks']}>
      {tracks.map((code) => (
        <li key={code} className={styles['track']}>
          <b>{words.name(code)}</b>
          <SurfaceMark surface={surfaceOf(code) ?? 'dry'} word={words.road(code)} shown />
        </li>
      ))}
    </ul>
  );
}
