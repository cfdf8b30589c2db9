import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../features/showcase/showcase.module.css';

/** The file that was chosen, before it is sent. */
export function FilePreview({ file }: { file: File }) {
  const { t } = useTranslation('showcase');
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={t('form.preview')} className={styles['preview']} />;
}
