import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ImportList } from '../../features/imports/import-list.tsx';
import { staffImport } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

/** Every import of cars and of ratings. */
export function ImportsPage() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  return (
    <StaffPage subtitle={t('about')}>
      <ImportList onOpen={({ importId }) => void navigate(staffImport(importId))} />
    </StaffPage>
  );
}
