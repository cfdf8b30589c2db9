import type { EmbedTheme } from '#contracts';
import { styleOf } from './embed-style.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { Html, html } from './html.ts';

export type EmbedPage = {
  readonly title: string;
  readonly body: Html;
  readonly note: string;
  readonly link: string;
};

type Look = { readonly theme: EmbedTheme; readonly language: string };

/** A full page: no script, nothing loaded, one link that opens in a new tab. */
export const pageOf = (page: EmbedPage, words: EmbedTexts, { theme, language }: Look): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <style>
          ${new Html(styleOf(theme))}
        </style>
      </head>
      <body>
        <main>${page.body}</main>
        <footer>
          <span>${page.note}</span>
          <a href="${page.link}" target="_blank" rel="noopener">${words('share:embed.open')}</a>
        </footer>
      </body>
    </html>`.text;
