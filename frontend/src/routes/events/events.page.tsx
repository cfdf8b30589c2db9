import { useTranslation } from 'react-i18next';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useAccountPicks } from '../../lib/saved-picks/account-picks.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { AddIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { CopyLinkButton } from '../../ui/tool/tool-parts.tsx';
import { EventScreen } from './event-screen.tsx';
import { FIRST_EVENTS } from './events-address.ts';
import { EventsList } from './events-list.tsx';
import { OpenEvents } from './open-events.tsx';
import { StaffEvents } from './staff-events.tsx';

const MAX_OPEN = 8;

export function EventsPage() {
  useAccountPicks();
  const { t } = useTranslation('events');
  const session = useSession();
  const [address, set] = useAddressFields(FIRST_EVENTS);
  const opened = address.open.split(',').filter((id) => id !== '');
  const isStaff = session.status === 'signed-in' && (session.mod || session.admin);
  const openEvent = (id: string) =>
    set({ event: id, open: [...opened.filter((one) => one !== id), id].slice(-MAX_OPEN).join(','), staff: '' });
  const close = (id: string) => {
    const left = opened.filter((one) => one !== id);
    set({ open: left.join(','), ...(address.event === id ? { event: '', staff: '' } : {}) });
  };
  return (
    <ContentPage
      title={t('title')}
      subtitle={t('line')}
      actions={
        <>
          {isStaff && address.staff === '' && address.event === '' ? (
            <Button icon={<AddIcon aria-hidden="true" />} onClick={() => set({ staff: 'events' })}>
              {t('staff.title')}
            </Button>
          ) : null}
          <CopyLinkButton />
        </>
      }
    >
      {opened.length > 0 || address.staff !== '' ? (
        <OpenEvents
          opened={opened}
          shown={address.event}
          onShow={(id) => set({ event: id, staff: '' })}
          onClose={close}
        />
      ) : null}
      {address.event !== '' ? (
        <EventScreen key={address.event} id={address.event} isStaff={isStaff} address={address} set={set} />
      ) : address.staff !== '' && isStaff ? (
        <StaffEvents onOpen={openEvent} />
      ) : (
        <EventsList address={address} set={set} onOpen={openEvent} />
      )}
    </ContentPage>
  );
}
