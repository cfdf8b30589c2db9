import { useTranslation } from 'react-i18next';
import { AboutLinks } from '../../features/about/about-links.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { ToolList } from './tool-list.tsx';
import { toolGroups } from './tools.ts';

/** The index of everything beside the main screens: each tool with what it is for and the day of its data. */
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
