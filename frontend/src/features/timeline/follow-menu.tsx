import { useTranslation } from 'react-i18next';
import { timeline } from '#contracts';
import { addressOf } from '../../lib/api/address.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarIcon, FeedIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';

/** The addresses for feed readers and calendars, to copy: opened here they would only be text. */
export function FollowMenu() {
  const { t } = useTranslation(['timeline', 'stuff']);
  const copy = (path: string) =>
    void copyText(new URL(addressOf('reads', path), location.href).href, {
      copied: t('stuff:copied'),
      refused: t('stuff:notCopied'),
    });
  return (
    <Menu
      position="bottom-end"
      width={260}
      trigger={<Button icon={<FeedIcon aria-hidden="true" />}>{t('timeline:follow')}</Button>}
      entries={[
        { heading: t('timeline:followHelp') },
        { key: 'feed', text: t('timeline:feed'), icon: <FeedIcon />, run: () => copy(timeline.feed.path) },
        {
          key: 'calendar',
          text: t('timeline:calendar'),
          icon: <CalendarIcon />,
          run: () => copy(timeline.calendar.path),
        },
      ]}
    />
  );
}
