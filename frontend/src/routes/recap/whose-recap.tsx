import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';

type WhoseRecapProps = { period: string; whose: 'own' | 'site' };

export function WhoseRecap({ period, whose }: WhoseRecapProps) {
  const { t } = useTranslation('recap');
  const navigate = useNavigate();
  return (
    <span>
      <SegmentedControl
        label={t('whose')}
        value={whose}
        choices={(['own', 'site'] as const).map((value) => ({ value, label: t(`whoses.${value}`) }))}
        onChange={(next) => void navigate(next === 'site' ? `/recap/${period}?of=site` : `/recap/${period}`)}
      />
    </span>
  );
}
