import { useTranslation } from 'react-i18next';
import { currentView, withView } from '../../../lib/deck/grid-view.ts';
import { copyText } from '../../../lib/copy-text.ts';

export function useCopyLink(): () => void {
  const { t } = useTranslation('compare');
  return () =>
    void copyText(location.origin + location.pathname + withView(location.search, currentView()), {
      copied: t('linkCopied'),
      refused: t('linkNotCopied'),
    });
}
