import { useLayoutEffect, useRef, useState } from 'react';
import { howManyFit } from './how-many-fit.ts';

/**
 * How many entries fit into the bar. All of them stand in an invisible ruler; it is observed, so that another language,
 * another font or a larger text measures again.
 */
export function useFitting(count: number) {
  const bar = useRef<HTMLElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(count);
  useLayoutEffect(() => {
    const measure = () => {
      if (!bar.current || !ruler.current) return;
      const widths = [...ruler.current.children].map((entry) => entry.getBoundingClientRect().width);
      setFitting(howManyFit(widths, bar.current.getBoundingClientRect().width));
    };
    // The observer reports the first size too, once it is known: a measurement here would delay the first paint.
    const changed = new ResizeObserver(measure);
    if (bar.current) changed.observe(bar.current);
    if (ruler.current) changed.observe(ruler.current);
    return () => changed.disconnect();
  }, []);
  return { bar, ruler, fitting };
}
