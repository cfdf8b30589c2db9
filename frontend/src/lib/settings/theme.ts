import { useEffect, useState } from 'react';
import { useSetting } from './settings.ts';

const light = '(prefers-color-scheme: light)';

function systemTheme(): 'dark' | 'light' {
  return matchMedia(light).matches ? 'light' : 'dark';
}

/** The theme that is shown: what was chosen, or what the system prefers at this moment. */
export function useTheme(): 'dark' | 'light' {
  const theme = useSetting('theme');
  const [system, setSystem] = useState(systemTheme);
  useEffect(() => {
    const query = matchMedia(light);
    const changed = () => setSystem(systemTheme());
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, []);
  return theme === 'system' ? system : theme;
}
