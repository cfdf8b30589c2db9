import { useTranslation } from 'react-i18next';
import { changeSettings } from '../../lib/settings/settings.ts';
import { useTheme } from '../../lib/settings/theme.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DarkThemeIcon, LightThemeIcon } from '../../ui/icons.ts';

export function ThemeButton() {
  const { t } = useTranslation('shell');
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={t(`theme.to.${other}`)} onClick={() => changeSettings({ theme: other })}>
      {other === 'light' ? <LightThemeIcon /> : <DarkThemeIcon />}
    </IconButton>
  );
}
