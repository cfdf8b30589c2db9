import { Controller } from '@nestjs/common';
import { type ReadRequestOf, type Template, type TemplatePage, templates as calls } from '#contracts';
import { type ActorId, type Caller, RuleBroken } from '#kernel';
import { type TemplateDoc, templates } from '#projections/templates/templates.projection';
import { templatesBy, templatesIn, type TemplatePage as Found } from '#projections/templates/templates.query';
import type { View } from '#read-store';
import { Actor, By } from '../http/caller.ts';
import { Endpoint } from '../http/endpoint.ts';
import { Parsed } from '../http/parsed.ts';
import type { Positioned } from '../http/positioned.ts';
import { InjectView } from '../inject-view.ts';
import { TemplatesPresenter } from './templates.presenter.ts';

@Controller()
export class TemplatesController {
  constructor(
    @InjectView(templates) private readonly templates: View<TemplateDoc>,
    private readonly show: TemplatesPresenter,
  ) {}

  @Endpoint(calls.list)
  async list(
    @Parsed() { query }: ReadRequestOf<typeof calls.list>,
    @By() by: Caller,
  ): Promise<Positioned<TemplatePage>> {
    return this.#page(await templatesIn(this.templates, 'approved', query), by);
  }

  @Endpoint(calls.mine)
  async mine(
    @Parsed() { query }: ReadRequestOf<typeof calls.mine>,
    @Actor() actor: ActorId,
  ): Promise<Positioned<TemplatePage>> {
    return this.#page(await templatesBy(this.templates, actor, query), { actor });
  }

  @Endpoint(calls.waiting)
  async waiting(
    @Parsed() { query }: ReadRequestOf<typeof calls.waiting>,
    @By() by: Caller,
  ): Promise<Positioned<TemplatePage>> {
    return this.#page(await templatesIn(this.templates, 'waiting', query), by);
  }

  @Endpoint(calls.one)
  async one(
    @Parsed() { params: { id: templateId } }: ReadRequestOf<typeof calls.one>,
    @By() by: Caller,
  ): Promise<Positioned<Template>> {
    const position = await this.templates.position();
    const found = await this.templates.get(templateId);
    const [body] = await this.show.shown(found ? [found.doc] : [], by);
    if (!body) throw new RuleBroken('template-unknown', { templateId });
    return { position, body };
  }

  async #page({ position, items, ...next }: Found, by: Caller): Promise<Positioned<TemplatePage>> {
    return { position, body: { items: await this.show.shown(items, by), ...next } };
  }
}
