import type { EmbedTheme } from '#contracts';
import { carClasses } from '#racing';
import { sharedTokens, themeTokens } from './embed-tokens.ts';

const declared = (tokens: Readonly<Record<string, string>>): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value};`)
    .join('');

const [dark, light] = [declared(themeTokens.dark), declared(themeTokens.light)];

const themed: Readonly<Record<EmbedTheme, string>> = {
  dark: `:root{color-scheme:dark;${dark}}`,
  light: `:root{color-scheme:light;${dark}${light}}`,
  auto: `:root{color-scheme:light dark;${dark}}@media (prefers-color-scheme:light){:root{${light}}}`,
};

const classes = carClasses.map(({ letter }) => `[data-class='${letter}']{--c:var(--class-${letter})}`).join('');

const RULES = `
*{box-sizing:border-box;margin:0;padding:0}
html{font:14px/1.35 Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP','Noto Sans SC',sans-serif;
 --data:'Sofia Sans Condensed','Roboto Condensed','Arial Narrow',system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100vh;background:var(--s1);color:var(--text)}
a{color:var(--accent);text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
main{flex:1;min-height:0;display:flex;flex-direction:column}
footer{display:flex;flex-wrap:wrap;gap:2px 12px;justify-content:space-between;padding:8px 12px;
 border-top:1px solid var(--line);color:var(--text-2);font-size:12px}
.plate{display:inline-flex;flex:none;overflow:hidden;border-radius:3px;background:var(--s4);font:700 14px/18px var(--data);
 box-shadow:0 0 0 1px color-mix(in srgb,var(--c) 60%,transparent);font-variant-numeric:tabular-nums}
.plate b{min-width:15px;padding:0 4px;background:var(--c);color:var(--class-ink);text-align:center}
.plate i{padding:0 5px 0 4px;font-style:normal}
.card{flex:1;display:grid;grid-template-columns:minmax(0,79fr) minmax(64px,21fr);min-height:200px;overflow:hidden;
 background:
 radial-gradient(100% 95% at 40% 104%,color-mix(in srgb,var(--c) var(--stage-mix),transparent),transparent 72%),
 linear-gradient(180deg,var(--s3),var(--s2))}
.stage{position:relative;display:flex;flex-direction:column;min-width:0;padding:12px 16px}
.stage small,.foot{color:var(--text-2);font:600 14px/1.25 var(--data);letter-spacing:.02em}
.stage h1{font:700 clamp(18px,6vw,30px)/1.08 var(--data);overflow-wrap:anywhere}
.stage svg{flex:1 1 0;height:0;min-height:60px;width:100%;color:var(--c);--car-tint:.62;margin:4px 0}
.foot{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:center}
.figures{display:grid;grid-template-rows:repeat(4,1fr);list-style:none;
 border-inline-start:1px solid color-mix(in srgb,var(--c) 18%,var(--line));
 background:color-mix(in srgb,var(--s1) 55%,transparent)}
.figures li{display:flex;flex-direction:column;align-items:center;justify-content:center;padding:2px 4px;text-align:center}
.figures li+li{border-top:1px solid color-mix(in srgb,var(--c) 14%,var(--line))}
.figures b{font:700 20px/1 var(--data);font-variant-numeric:tabular-nums}
.figures small{color:var(--text-2);font-size:11px}
.around{flex:1;overflow:auto}
.around:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
table{width:100%;border-collapse:collapse}
th,td{padding:5px 10px;border-bottom:1px solid var(--line);text-align:center}
thead th{position:sticky;top:0;z-index:1;min-width:96px;background:var(--s2);font:700 14px/1.15 var(--data)}
thead th>*{display:block}
thead th>.plate{display:inline-flex;margin-bottom:3px}
thead small,tbody small{display:block;color:var(--text-2);font-size:12px;font-weight:500}
tbody th{position:sticky;left:0;background:var(--s1);font-weight:600;text-align:start;min-width:130px}
thead th:first-child{left:0;z-index:2;min-width:130px;text-align:start}
td{font:600 17px/1.2 var(--data);font-variant-numeric:tabular-nums}
td[data-place]{background:color-mix(in srgb,var(--medal) var(--medal-bg),transparent)}
[data-place='1']{--medal:var(--medal-1)}[data-place='2']{--medal:var(--medal-2)}[data-place='3']{--medal:var(--medal-3)}
.none{color:var(--text-2);font-weight:500}
.gone{flex:1;display:grid;gap:6px;place-content:center;padding:24px;text-align:center}
.gone h1{font:700 20px/1.2 var(--data)}
@media (forced-colors:active){.plate{border:1px solid}}
`;

export const styleOf = (theme: EmbedTheme): string =>
  `${themed[theme]}:root{${declared(sharedTokens)}}${classes}${RULES}`;
