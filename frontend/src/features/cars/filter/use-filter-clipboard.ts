import { useEffect, useEffectEvent } from 'react';
import { type Criteria, formatCriteria } from '#racing';
import { readFilterText } from './filter-text.ts';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea') !== null;

/** Where no field has focus and nothing is selected, copy puts the filter on the clipboard and paste sets it. */
export function useFilterClipboard(criteria: Criteria, onRead: (criteria: Criteria) => void): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isSelected = getSelection()?.isCollapsed === false;
    if (isTypedInto(event.target) || isSelected || criteria.length === 0) return;
    event.clipboardData?.setData('text/plain', formatCriteria(criteria));
    event.preventDefault();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (isTypedInto(event.target)) return;
    const read = readFilterText(event.clipboardData?.getData('text/plain') ?? '');
    if (!read.nothing) onRead(read.criteria);
  });
  useEffect(() => {
    const [onCopy, onPaste] = [(event: ClipboardEvent) => copy(event), (event: ClipboardEvent) => paste(event)];
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
