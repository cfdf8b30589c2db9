import { useTranslation } from 'react-i18next';
import { LargeCardsIcon, SmallCardsIcon, TableIcon } from '../../ui/icons.ts';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { type CarView, carViews } from './use-cars-address.ts';

const icons = {
  table: <TableIcon aria-hidden="true" />,
  large: <LargeCardsIcon aria-hidden="true" />,
  small: <SmallCardsIcon aria-hidden="true" />,
};

export function ViewChoice({ view, onView }: { view: CarView; onView: (view: CarView) => void }) {
  const { t } = useTranslation('carlist');
  const isPhone = useIsPhone();
  const label = (one: CarView) => (isPhone ? <span className="sr">{t(`views.${one}`)}</span> : t(`views.${one}`));
  const choices = carViews.map((value) => ({ value, label: label(value), icon: icons[value] }));
  return <SegmentedControl label={t('view')} value={view} choices={choices} onChange={onView} />;
}
