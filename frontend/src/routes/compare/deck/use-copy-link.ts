import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/copy-text.ts';

/** Copies the address of what is compared. */
export function useCopyLink(): () => void {
  const { t } = useTranslation('compare');
  return () => void copyText(location.href, { copied: t('linkCopied'), refused: t('linkNotCopied') });
}
