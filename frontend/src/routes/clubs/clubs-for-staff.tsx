import { useTranslation } from 'react-i18next';
import type { ClubCalendar } from '#contracts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import type { SetClubsAddress } from './clubs-address.ts';
import { DayForStaff } from './day-for-staff.tsx';
import { ImportClubs } from './import-clubs.tsx';
import { SetsForStaff } from './sets-for-staff.tsx';

const parts = ['day', 'sets', 'import'] as const;
type Part = (typeof parts)[number];

type ClubsForStaffProps = { calendar: ClubCalendar; day: string; part: string; set: SetClubsAddress };

export function ClubsForStaff({ calendar, day, part, set }: ClubsForStaffProps) {
  const { t } = useTranslation('clubs');
  const shown = parts.find((one) => one === part) ?? 'day';
  return (
    <>
      <SegmentedControl<Part>
        label={t('staff.edit')}
        value={shown}
        onChange={(staff) => set({ staff })}
        choices={parts.map((value) => ({ value, label: t(`staff.parts.${value}`) }))}
      />
      {shown === 'day' ? <DayForStaff calendar={calendar} day={day} /> : null}
      {shown === 'sets' ? <SetsForStaff sets={calendar.sets} /> : null}
      {shown === 'import' ? <ImportClubs calendar={calendar} /> : null}
    </>
  );
}
