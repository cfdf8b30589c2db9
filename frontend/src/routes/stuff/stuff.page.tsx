import { useTranslation } from 'react-i18next';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { ToolList } from './tool-list.tsx';
import { toolGroups } from './tools.ts';

export function StuffPage() {
  const { t } = useTranslation(['stuff', 'shell']);
  return (
    <ContentPage title={t('shell:menu.Stuff')} subtitle={t('stuff:intro')}>
      {toolGroups.map((group) => (
        <ToolList key={group} title={t(`stuff:groups.${group}`)} group={group} />
      ))}
      <AboutLinks />
    </ContentPage>
  );
}
