import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ImportList } from '../../features/imports/import-list.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UploadIcon } from '../../ui/icons.ts';
import { pages } from '../../lib/paths.ts';
import { staffImport } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

export function ImportsPage() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  return (
    <StaffPage
      subtitle={t('about')}
      actions={
        <Button
          variant="main"
          icon={<UploadIcon aria-hidden="true" />}
          onClick={() => void navigate(pages.importTimes)}
        >
          {t('times.title')}
        </Button>
      }
    >
      <ImportList onOpen={({ importId }) => void navigate(staffImport(importId))} />
    </StaffPage>
  );
}
