import { Inject, Injectable } from '@nestjs/common';
import type { Accounts } from '#accounts';
import { languageCodes } from '#contracts';
import { type MakeReport, partsOf, type ReportedKind, reportedPages } from '#domain';
import type { ActorId, Command } from '#kernel';
import { type CarPhotoDoc, carPhotosView } from '#projections/car-photos/car-photos.projection';
import { type TemplateDoc, templates } from '#projections/templates/templates.projection';
import type { View } from '#read-store';
import { InjectView } from '../inject-view.ts';
import { ACCOUNTS } from '../ports.ts';
import { ReleaseTexts } from '../translations/release-texts.ts';

const isOneOf = (list: readonly string[], text: string): boolean => list.includes(text);

type OwnerOf = (itemId: string) => Promise<string | null | undefined>;

/** Looks up the owner of a reported item. Only items that the reporter can see exist for them. */
@Injectable()
export class ReportLookups {
  readonly #owners: Readonly<Record<ReportedKind, OwnerOf>> = {
    person: async (userId) => {
      const name = (await this.accounts.displayNames([userId])).get(userId) ?? null;
      return name === null ? undefined : userId;
    },
    'car-photo': async (itemId) => {
      const photo = (await this.photos.get(partsOf(itemId)[1]))?.doc;
      return photo?.status === 'approved' ? photo.submittedBy : undefined;
    },
    template: async (templateId) => {
      const template = (await this.templates.get(templateId))?.doc;
      return template?.status === 'approved' ? template.author : undefined;
    },
    translation: async (itemId) => {
      const [language, key] = partsOf(itemId);
      return isOneOf(languageCodes, language) && (await this.texts.english()).has(key) ? null : undefined;
    },
    page: (path) => Promise.resolve(isOneOf(reportedPages, path) ? null : undefined),
  };

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @InjectView(carPhotosView) private readonly photos: View<CarPhotoDoc>,
    @InjectView(templates) private readonly templates: View<TemplateDoc>,
    private readonly texts: ReleaseTexts,
  ) {}

  async owner(command: Command): Promise<ActorId | null | undefined> {
    const { kind, itemId } = (command as MakeReport).data.about;
    return (await this.#owners[kind](itemId)) as ActorId | null | undefined;
  }
}
