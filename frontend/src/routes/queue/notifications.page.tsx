import { useTranslation } from 'react-i18next';
import { MyItems } from '../../features/queue/my-items.tsx';
import { NotificationList } from '../../features/queue/notification-list.tsx';
import { ContentPage } from '../../ui/page/content-page.tsx';

export function NotificationsPage() {
  const { t } = useTranslation('queue');
  return (
    <ContentPage title={t('news')} width="text">
      <NotificationList />
      <MyItems />
    </ContentPage>
  );
}
