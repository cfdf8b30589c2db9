import { useTranslation } from 'react-i18next';
import type { MemberAccount } from '#contracts';

type Limit = Pick<MemberAccount['limits'][number], 'what' | 'until'>;

/** Roles, tiers and limits in words. Their days are the server's, in UTC. */
export function useMemberLabels() {
  const { t, i18n } = useTranslation('members');
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (at: string) => days.format(new Date(at));
  return {
    roles: ({ admin, moderator }: Pick<MemberAccount, 'admin' | 'moderator'>) => [
      ...(admin ? [t('role.admin')] : []),
      ...(moderator ? [t('role.moderator')] : []),
    ],
    tier: ({ tier, paidThrough }: Pick<MemberAccount, 'tier' | 'paidThrough'>) => {
      if (tier === 0) return t('tierNone');
      return paidThrough === null ? t('tierWith', { tier }) : t('tierUntil', { tier, date: day(paidThrough) });
    },
    limit: ({ what, until }: Limit) =>
      `${t(`limitFor.${what}`)} ${until === null ? t('noEnd') : t('until', { date: day(until) })}`,
  };
}
