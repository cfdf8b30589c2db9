import { useTranslation } from 'react-i18next';
import type { GarageVisibility, MyGarage } from '#contracts';
import type { GarageMutations } from '../../features/garage/use-garage-mutations.ts';
import { copyText } from '../../lib/copy-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyIcon, DoneIcon, LinkIcon, LockIcon, MembersIcon } from '../../ui/icons.ts';
import { Menu } from '../../ui/menu/menu.tsx';
import type { MenuEntry } from '../../ui/menu/menu-entries.ts';

type ShareMenuProps = { garage: Pick<MyGarage, 'visibility' | 'key'>; name: string; acts: GarageMutations };

const icons = { private: LockIcon, link: LinkIcon, public: MembersIcon } as const;

/** The address under which others see it; null for a private garage. */
const addressOf = ({ visibility, key }: ShareMenuProps['garage'], name: string): string | null => {
  const address = `${location.origin}/garage/${encodeURIComponent(name)}`;
  if (visibility === 'public') return address;
  return visibility === 'link' && key !== null ? `${address}?key=${key}` : null;
};

export function ShareMenu({ garage, name, acts }: ShareMenuProps) {
  const { t } = useTranslation(['garage', 'stuff']);
  const address = addressOf(garage, name);
  const Icon = icons[garage.visibility];
  const entries: MenuEntry[] = [
    ...(['private', 'link', 'public'] as const).map((visibility: GarageVisibility) => {
      const Sign = icons[visibility];
      return {
        key: visibility,
        text: t(`garage:sharing.${visibility}`),
        icon: <Sign />,
        end: visibility === garage.visibility ? <DoneIcon /> : null,
        run: () => {
          if (visibility !== garage.visibility) void acts.share(visibility, t(`garage:sharing.now.${visibility}`));
        },
      };
    }),
    ...(address === null
      ? []
      : [
          'rule' as const,
          {
            key: 'copy',
            text: t('stuff:copyLink'),
            icon: <CopyIcon />,
            run: () => void copyText(address, { copied: t('stuff:copied'), refused: t('stuff:notCopied') }),
          },
        ]),
    ...(garage.visibility === 'link'
      ? [
          {
            key: 'new',
            text: t('garage:sharing.newLink'),
            icon: <LinkIcon />,
            run: () => void acts.share('link', t('garage:sharing.now.link')),
          },
        ]
      : []),
  ];
  const trigger = (
    <Button icon={<Icon aria-hidden="true" />} aria-haspopup="menu">
      {t(`garage:sharing.${garage.visibility}`)}
    </Button>
  );
  return <Menu position="bottom-end" width={240} trigger={trigger} entries={entries} />;
}
