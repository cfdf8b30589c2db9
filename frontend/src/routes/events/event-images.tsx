import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlannedEvent } from '#contracts';
import { uploadAddress } from '../../lib/upload-address.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './event-images.module.css';

export function EventImages({ facts: { name, images = [] } }: { facts: PlannedEvent['facts'] }) {
  const { t } = useTranslation('events');
  const [open, setOpen] = useState<string>();
  const wordsOf = (image: string) => t('images.of', { number: images.indexOf(image) + 1, name });
  if (images.length === 0) return null;
  return (
    <>
      <ul className={styles['images']} aria-label={t('fields.images')}>
        {images.map((image) => (
          <li key={image}>
            <button type="button" onClick={() => setOpen(image)}>
              <img src={uploadAddress(image, 'card')} alt={wordsOf(image)} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog title={name} opened={open !== undefined} onClose={() => setOpen(undefined)} width={1200} fillsPhone>
        {open === undefined ? null : (
          <img className={styles['whole']} src={uploadAddress(open, 'full')} alt={wordsOf(open)} />
        )}
      </Dialog>
    </>
  );
}
