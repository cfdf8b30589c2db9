import { useTranslation } from 'react-i18next';
import { Avatar, badgeOf } from '../../ui/avatar/avatar.tsx';
import { ChatIcon, ModeratorIcon, PatronIcon } from '../../ui/icons.ts';
import styles from './user-menu.module.css';

export type Person = { name: string; tier: number; mod: boolean; admin?: boolean; chatName?: string | undefined };

export function UserCard({ name, tier, mod, admin = false, chatName }: Person) {
  const { t } = useTranslation(['shell', 'members']);
  return (
    <div className={styles['card']} data-standing={badgeOf({ tier, mod })}>
      <Avatar name={name} tier={tier} mod={mod} size={46} />
      <span className={styles['who']}>
        <b className={styles['name']}>{name}</b>
        {mod ? (
          <span className={styles['standing']}>
            <ModeratorIcon aria-hidden="true" />
            {admin ? t('members:role.admin') : t('user.mod')}
          </span>
        ) : null}
        {tier > 0 ? (
          <span className={styles['standing']}>
            <PatronIcon aria-hidden="true" />
            {t('user.patron', { tier })}
          </span>
        ) : null}
        {chatName === undefined ? null : (
          <span className={styles['chat']}>
            <ChatIcon aria-hidden="true" />
            {t('user.linked', { name: chatName })}
          </span>
        )}
      </span>
    </div>
  );
}
