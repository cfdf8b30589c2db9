import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { ToolList } from './tool-list.tsx';

/** The index of everything beside the main screens: each tool with what it is for and the day of its data. */
export function StuffPage() {
  const { t } = useTranslation(['stuff', 'shell']);
  return (
    <ContentPage title={t('shell:menu.Stuff')} subtitle={t('stuff:intro')}>
      <ToolList title={t('stuff:all')} />
    </ContentPage>
  );
}
