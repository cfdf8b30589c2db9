import { storeOf, useStore } from '../../lib/store.ts';

const said = storeOf('');

/** Announces one sentence to screen readers, politely. */
export const announce = (text: string): void => said.set(text);

/** The one live region of the page; mounted once. */
export function Announcer() {
  return (
    <div className="sr" role="status" aria-live="polite" data-announcer>
      {useStore(said)}
    </div>
  );
}
