import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pages } from '../../lib/paths.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import { ToolList } from './tool-list.tsx';
import type { ToolName } from './tools.ts';

type ToolPageProps = {
  name: ToolName;
  /** Whether the address holds the state of the page. */
  linked?: boolean;
  next?: readonly ToolName[];
  children: ReactNode;
};

export function ToolPage({ name, linked = false, next = [], children }: ToolPageProps) {
  const { t } = useTranslation(['stuff', 'shell']);
  return (
    <ContentPage
      title={t(`stuff:tools.${name}.name`)}
      subtitle={t(`stuff:tools.${name}.line`)}
      back={{ to: pages.stuff, label: t('shell:menu.Stuff') }}
      {...(linked ? { actions: <CopyLinkButton /> } : {})}
    >
      {children}
      {next.length > 0 ? <ToolList title={t('stuff:next')} names={next} /> : null}
    </ContentPage>
  );
}
