import { useEffect, useRef } from 'react';
import styles from './picture-form.module.css';

export function FilePreview({ file, alt }: { file: File; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    picture.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={picture} alt={alt} className={styles['preview']} />;
}
