import type { Car } from '#contracts';
import { carDrawing, tunedFigures, type Tune } from '#racing';
import { drawingOf } from './car-drawings.ts';
import type { EmbedTexts } from './embed-texts.ts';
import { html, type Html } from './html.ts';

export const carBadgeHtml = ({ class: letter, rq }: Pick<Car, 'class' | 'rq'>, words: EmbedTexts): Html =>
  html`<span class="plate" data-class="${letter}" role="img" aria-label="${words('cars:plate', { letter, rating: rq })}"
    ><b>${letter}</b><i>${rq}</i></span
  >`;

export const cardOf = async (car: Car, tune: Tune, words: EmbedTexts, language: string): Promise<Html> => {
  const { topSpeedMph, acceleration0to60s, handling } = tunedFigures(car, tune);
  const country = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(car.country) ?? car.country;
  const figures = [
    [topSpeedMph, 'mph'],
    [acceleration0to60s === null ? words('cars:never') : acceleration0to60s.toFixed(1), 'acceleration'],
    [handling, 'handling'],
    [car.drive, 'drive'],
  ] as const;
  const drawing = await drawingOf(carDrawing(car));
  return html`<article class="card" data-class="${car.class}">
    <div class="stage">
      <small>${car.brand}</small>
      <h1>${car.name}</h1>
      <small>${car.year} · ${country}</small>
      ${drawing}
      <p class="foot">
        ${carBadgeHtml(car, words)} <span>${words(`cars:tyres.${car.tyre}`)}</span> <span>${tune}</span>
      </p>
    </div>
    <ul class="figures">
      ${figures.map(([value, name]) => html`<li><b>${value}</b><small>${words(`cars:stat.${name}`)}</small></li>`)}
    </ul>
  </article>`;
};
