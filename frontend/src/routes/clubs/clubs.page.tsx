import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { dayAfter } from '../../features/clubs/day-view.ts';
import { useClubCalendar } from '../../features/clubs/use-clubs.ts';
import { useNow } from '../../features/planned-events/use-now.ts';
import { lazyComponent } from '../../lib/lazy-component.ts';
import { useAddressFields } from '../../lib/navigation/use-address-fields.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { QueryBoundary } from '../../ui/query/query-boundary.tsx';
import { Skeleton } from '../../ui/query/skeleton.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CalendarIcon, EditIcon, PendingIcon } from '../../ui/icons.ts';
import { ContentPage } from '../../ui/page/content-page.tsx';
import { ClubDay } from './club-day.tsx';
import { FIRST_CLUBS, isDay } from './clubs-address.ts';
import { DAYS_BEFORE, VISIBLE_DAYS, DayStrip } from './day-strip.tsx';
import { PastDays } from './past-days.tsx';

const ClubsForStaff = lazyComponent(async () => (await import('./clubs-for-staff.tsx')).ClubsForStaff);

export function ClubsPage() {
  const { t, i18n } = useTranslation('clubs');
  const session = useSession();
  const [address, set] = useAddressFields(FIRST_CLUBS);
  const today = new Date(useNow()).toISOString().slice(0, 10);
  const day = isDay(address.day) ? address.day : today;
  const first = firstShown(day, today);
  const calendar = useClubCalendar(first, dayAfter(first, VISIBLE_DAYS - 1));
  const isStaff = session.status === 'signed-in' && (session.mod || session.admin);
  const next = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(Date.parse(dayAfter(today, 1)));
  return (
    <ContentPage
      title={t('title')}
      subtitle={t('line', { at: next })}
      actions={
        <>
          {isStaff ? (
            <Button
              icon={<EditIcon aria-hidden="true" />}
              onClick={() => set({ staff: address.staff === '' ? 'day' : '' })}
            >
              {t(address.staff === '' ? 'staff.edit' : 'staff.done')}
            </Button>
          ) : null}
          {day === today ? null : (
            <Button icon={<CalendarIcon aria-hidden="true" />} onClick={() => set({ day: '', pair: '' })}>
              {t('when.today')}
            </Button>
          )}
          <Button
            icon={<PendingIcon aria-hidden="true" />}
            onClick={() => set({ past: address.past === '' ? day.slice(0, '2026-01'.length) : '' })}
          >
            {t('pastDays')}
          </Button>
        </>
      }
    >
      {address.past === '' ? null : (
        <PastDays
          month={address.past}
          onMonth={(past) => set({ past })}
          onDay={(chosen) => set({ day: chosen, pair: '', past: '' })}
        />
      )}
      <QueryBoundary of={calendar} skeleton={<Skeleton rows={3} rowHeight={120} />}>
        {(known) => (
          <>
            <DayStrip calendar={known} first={first} chosen={day} onChoose={(one) => set({ day: one, pair: '' })} />
            {isStaff && address.staff !== '' ? (
              <Suspense fallback={<Skeleton rows={5} />}>
                <ClubsForStaff key={day} calendar={known} day={day} part={address.staff} set={set} />
              </Suspense>
            ) : (
              <ClubDay calendar={known} day={day} address={address} set={set} />
            )}
          </>
        )}
      </QueryBoundary>
    </ContentPage>
  );
}

/** The week around today, or around the shown day where that is another. */
function firstShown(day: string, today: string): string {
  const first = dayAfter(today, -DAYS_BEFORE);
  return day >= first && day < dayAfter(first, VISIBLE_DAYS) ? first : dayAfter(day, -DAYS_BEFORE);
}
