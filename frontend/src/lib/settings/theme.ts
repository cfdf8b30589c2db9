import { useMedia } from '../use-media.ts';
import { useSetting } from './settings.ts';

/** What the browser's own bar is coloured like: the top bar (`--s1` of ui/tokens.css). */
const barColours = { dark: '#111418', light: '#ffffff' };

/** Tells the page, and the browser around it, which theme is shown. */
export function tellTheme(theme: 'dark' | 'light'): void {
  document.documentElement.dataset['mantineColorScheme'] = theme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[theme]);
}

/** The theme that is shown: what was chosen, or what the system prefers at this moment. */
export function useTheme(): 'dark' | 'light' {
  const theme = useSetting('theme');
  const system = useMedia('(prefers-color-scheme: light)') ? 'light' : 'dark';
  return theme === 'system' ? system : theme;
}
