import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ALL_COUNTRIES, type Group, type GroupPlatform } from '#contracts';
import { kShort } from './k-short.ts';

const DAY_MS = 86_400_000;

const brands: Partial<Record<GroupPlatform, string>> = {
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  vk: 'VK',
  line: 'LINE',
  wechat: 'WeChat',
  qq: 'QQ',
  kakaotalk: 'KakaoTalk',
  teamspeak: 'TeamSpeak',
};

export function useGroupLabels() {
  const { t, i18n } = useTranslation('community');
  const { language } = i18n;
  return useMemo(() => {
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    const languages = new Intl.DisplayNames(language, { type: 'language' });
    const ago = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
    const country = (code: string) => (code === ALL_COUNTRIES ? t('global') : (countries.of(code) ?? code));
    return {
      country,
      language: (code: string) => languages.of(code) ?? code,
      platform: (name: GroupPlatform) =>
        name === 'website' || name === 'forum'
          ? t(`platforms.${name}`)
          : (brands[name] ?? name.charAt(0).toUpperCase() + name.slice(1)),
      size: ({ size }: Pick<Group, 'size'>) => kShort(size, language),
      confirmed: ({ confirmedAt }: Pick<Group, 'confirmedAt'>) =>
        t('confirmed', { when: ago.format(Math.round((Date.parse(confirmedAt) - Date.now()) / DAY_MS), 'day') }),
      byCountry: (one: string, other: string) => country(one).localeCompare(country(other), language),
    };
  }, [t, language]);
}
