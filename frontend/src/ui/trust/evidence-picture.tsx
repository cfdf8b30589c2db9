import { useTranslation } from 'react-i18next';
import { uploadAddress } from '../../lib/upload-address.ts';
import styles from './evidence-picture.module.css';

export function EvidencePicture({ file }: { file: string }) {
  const { t } = useTranslation('photos');
  return (
    <a className={styles['picture']} href={uploadAddress(file, 'full')} target="_blank" rel="noreferrer">
      <img src={uploadAddress(file, 'card')} alt={t('evidence.alt')} loading="lazy" decoding="async" />
    </a>
  );
}
