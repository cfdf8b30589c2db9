import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** A QR code, rendered locally: its text is not sent anywhere. Dark on light in every theme, as cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles['code']}>
      <path d={path} shapeRendering="crispEdges" fill="currentColor" />
    </svg>
  );
}
