import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../../features/cars/use-catalogue.ts';
import { TimesFile } from '../../features/imports/times-file.tsx';
import { pages } from '../../lib/paths.ts';
import { staffImport } from './staff-addresses.ts';
import { StaffPage } from './staff-page.tsx';

export function ImportTimesPage() {
  const { t } = useTranslation('imports');
  const { cars } = useCatalogue();
  return (
    <StaffPage
      title={t('times.title')}
      subtitle={t('times.about')}
      back={{ to: pages.staffImports, label: t('title') }}
    >
      <TimesFile addressOf={staffImport} cars={cars} />
    </StaffPage>
  );
}
