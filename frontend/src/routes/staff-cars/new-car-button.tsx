import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { pages } from '../../lib/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';

export function NewCarButton() {
  const { t } = useTranslation('staffcars');
  const navigate = useNavigate();
  return (
    <Button variant="main" icon={<AddIcon aria-hidden="true" />} onClick={() => void navigate(pages.newCar)}>
      {t('newCar')}
    </Button>
  );
}
