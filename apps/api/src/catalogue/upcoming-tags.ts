import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueHead, RequestedTags } from '#contracts';
import { tagsNotOut } from '#open-data';
import { ALL_TAGS, type CarTagsDoc, carTagsView } from '#projections/car-tags/car-tags.projection';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { InjectView } from '../inject-view.ts';
import { CONFIG } from '../ports.ts';

type SaidTags = CatalogueHead['saidTags'];

/**
 * Tags of collections that are not out yet. The site's config gives each release date; from that day on it is a normal
 * tag, with no action needed. Moderators' decisions on a tag take precedence.
 */
@Injectable()
export class UpcomingTags {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InjectView(carTagsView) private readonly tags: View<CarTagsDoc>,
  ) {}

  async said(): Promise<SaidTags> {
    return { ...(await this.tags.get(ALL_TAGS))?.doc.said };
  }

  now(said: SaidTags): readonly string[] {
    return tagsNotOut(this.config.upcomingTags, said, isoNow());
  }

  async leftOut({ upcomingTags: asked }: RequestedTags): Promise<ReadonlySet<string>> {
    return new Set(asked === 'shown' ? [] : this.now(await this.said()));
  }
}
