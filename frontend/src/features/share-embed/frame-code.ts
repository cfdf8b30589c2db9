type Frame = { readonly address: string; readonly title: string; readonly width: string; readonly height: number };

/** Its link opens next to the embedding page; nothing else is allowed. */
export const frameRules = 'allow-popups allow-popups-to-escape-sandbox';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** The HTML with which another site embeds a page of ours. */
export const frameCode = ({ address, title, width, height }: Frame): string =>
  `<iframe src="${escaped(address)}" title="${escaped(title)}" width="${width}" height="${height}" ` +
  `style="border:0;border-radius:8px;max-width:100%" loading="lazy" sandbox="${frameRules}"></iframe>`;
