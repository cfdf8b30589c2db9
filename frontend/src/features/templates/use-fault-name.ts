import { useTranslation } from 'react-i18next';
import type { TemplateFault } from '#contracts';

export function useFaultName(): (fault: TemplateFault) => string {
  const { t } = useTranslation(['templates', 'templateguide']);
  return (fault) => (fault === 'other' ? t('templates:otherReason') : t(`templateguide:rules.${fault}.name`));
}
