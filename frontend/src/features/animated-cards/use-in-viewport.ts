import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether any part of an element is in view. */
export function useInViewport<Of extends Element>(): readonly [RefObject<Of | null>, boolean] {
  const place = useRef<Of>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, seen];
}
