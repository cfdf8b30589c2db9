import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { type Template, templateActions } from '#contracts';
import { templatePermissions } from '#domain';
import type { ActorId, Caller } from '#kernel';
import type { TemplateDoc } from '#projections/templates/templates.projection';
import { ACCOUNTS } from '../ports.ts';
import { ItemVersions } from '../queue/item-versions.ts';

@Injectable()
export class TemplatesPresenter {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly versions: ItemVersions,
  ) {}

  /** Skips templates whose title is gone: it is deleted with its author's account. */
  async shown(docs: readonly TemplateDoc[], by: Caller): Promise<Template[]> {
    const names = await this.accounts.displayNames(docs.map(({ author }) => author));
    const titles = await this.accounts.texts.bodies(docs.map(({ textId }) => textId));
    const itemIds = docs.map(({ templateId }) => templateId);
    const version = await this.versions.of('template', { by, itemIds });
    return docs.flatMap(({ author, textId, status, savedAt: _savedAt, ...doc }) => {
      const title = titles.get(textId);
      if (title === undefined || status === 'removed') return [];
      const allowed = templatePermissions.allowed({ status, author: author as ActorId }, by, templateActions);
      return {
        ...doc,
        ...version(doc.templateId),
        status,
        title,
        by: { userId: author, name: names.get(author) ?? null },
        allowed,
      };
    });
  }
}
