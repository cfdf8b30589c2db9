import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EMBED_CARS_MAX, EMBED_TRACKS_MAX, embeds, type ReadRequestOf } from '#contracts';
import { RuleBroken } from '#kernel';
import { carIdToday, parseDeck } from '#racing';
import type { Config } from '../config.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import { readTune } from '../lap-times/read-cell-address.ts';
import { CONFIG } from '../ports.ts';
import { cardOf } from './car-card.ts';
import { EmbedData } from './embed-data.ts';
import { type EmbedPage, pageOf } from './embed-page.ts';
import { type EmbedTexts, TextsOfLanguage } from './embed-texts.ts';
import { tableOf } from './grid-table.ts';
import { html } from './html.ts';

/** A forum page that is read a thousand times in a minute requests each once. */
const KEPT = 'public, max-age=60';

type Look = ReadRequestOf<typeof embeds.car>['query'] | ReadRequestOf<typeof embeds.grid>['query'];

@Controller()
export class EmbedsController {
  constructor(
    private readonly facts: EmbedData,
    private readonly words: TextsOfLanguage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Endpoint(embeds.car)
  async car(
    @Parsed() { params: { id }, query }: ReadRequestOf<typeof embeds.car>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tune = readTune(query.tune);
    const car = await this.facts.car(id);
    if (!car && !wantsPage(request)) throw new RuleBroken('car-unknown', { carId: id });
    if (!car) reply.code(404);
    await this.#send(reply, query, async (words) =>
      car
        ? {
            title: car.name,
            body: await cardOf(car, tune, words, query.language),
            note: '',
            link: `/cars/${encodeURIComponent(carIdToday(car.id))}`,
          }
        : gone(words, '/cars'),
    );
  }

  @Endpoint(embeds.grid)
  async grid(@Parsed() { query }: ReadRequestOf<typeof embeds.grid>, @Res() reply: FastifyReply): Promise<void> {
    const { deck } = parseDeck(query.deck);
    const shown = { cars: deck.cars.slice(0, EMBED_CARS_MAX), tracks: deck.tracks.slice(0, EMBED_TRACKS_MAX) };
    const grid = await this.facts.grid(shown);
    await this.#send(reply, query, (words) => {
      const link = `/compare?share=${query.deck}`;
      if (shown.cars.length === 0 || shown.tracks.length === 0) return gone(words, link);
      const cars = [words('shell:menu.Cars'), shown.cars.length, deck.cars.length] as const;
      const tracks = [words('tracks:title'), shown.tracks.length, deck.tracks.length] as const;
      const cut = [cars, tracks].filter(([, some, all]) => some < all);
      const note = cut.map(([what, some, all]) => `${what}: ${some} / ${all}`).join(' · ');
      return { title: words('share:embed.times'), body: tableOf(grid, words), note, link };
    });
  }

  async #send(
    reply: FastifyReply,
    look: Look,
    page: (words: EmbedTexts) => EmbedPage | Promise<EmbedPage>,
  ): Promise<void> {
    const words = await this.words.of(look.language);
    const made = await page(words);
    const link = new URL(made.link, this.config.publicUrl).href;
    await reply.header('cache-control', KEPT).send(pageOf({ ...made, link }, words, look));
  }
}

/** Browsers in a frame get a sentence, programs a problem. */
const wantsPage = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

const gone = (words: EmbedTexts, link: string): EmbedPage => ({
  title: words('share:embed.gone'),
  body: html`<div class="gone">
    <h1>${words('share:embed.gone')}</h1>
    <p>${words('share:embed.goneHelp')}</p>
  </div>`,
  note: '',
  link,
});
