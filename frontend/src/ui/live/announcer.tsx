import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Says one sentence to screen readers, politely. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** The one live region of the page; mounted once. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    listeners.add(setText);
    return () => void listeners.delete(setText);
  }, []);
  return (
    <div className="sr" role="status" aria-live="polite" data-announcer>
      {text}
    </div>
  );
}
