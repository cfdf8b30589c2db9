import { useMedia } from '../use-media.ts';
import { useSetting } from './settings.ts';

/** The colour of the browser's own bar: that of the top bar (`--s1` of ui/tokens.css). */
const barColours = { dark: '#111418', light: '#ffffff' };

export function applyTheme(theme: 'dark' | 'light'): void {
  document.documentElement.dataset['mantineColorScheme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[theme]);
}

/** The current theme: the chosen one, or the system's preference at this moment. */
export function useTheme(): 'dark' | 'light' {
  const theme = useSetting('theme');
  const system = useMedia('(prefers-color-scheme: light)') ? 'light' : 'dark';
  return theme === 'system' ? system : theme;
}
