import { useState } from 'react';
import type { PlannedEvent } from '#contracts';
import { uploadAddress } from '../../lib/upload-address.ts';
import styles from './event-cover.module.css';

/** The cover of an event: its first picture, or a landscape in the colour of its kind. */
export function EventCover({ facts: { kind, images = [] } }: { facts: PlannedEvent['facts'] }) {
  const [failed, setFailed] = useState<string>();
  const [image] = images;
  return image !== undefined && image !== failed ? (
    <img
      className={styles['picture']}
      src={uploadAddress(image, 'card')}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(image)}
    />
  ) : (
    <svg
      className={styles['cover']}
      data-kind={kind}
      viewBox="0 0 220 120"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="220" height="120" className={styles['sky']} />
      <circle cx="52" cy="36" r="13" className={styles['sun']} />
      <path d="M-10 92 40 58 72 76 128 34 150 58 172 30 230 84V130H-10Z" className={styles['far']} />
      <path
        d="M128 34 140 47 133 51 127 45 120 50 116 47ZM172 30 184 44 176 49 171 42 165 47 161 44Z"
        className={styles['snow']}
      />
      <path d="M-10 104 60 86 128 98 230 80V130H-10Z" className={styles['near']} />
      <path d="M92 120C104 106 150 104 138 94S108 88 124 82" className={styles['road']} />
    </svg>
  );
}
