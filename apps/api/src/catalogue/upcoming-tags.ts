import { Inject, Injectable } from '@nestjs/common';
import type { CatalogueHead, TagsAsked } from '#contracts';
import { tagsNotOut } from '#open-data';
import { ALL_TAGS, type CarTagsDoc, carTagsView } from '#projections/car-tags/car-tags.projection';
import type { View } from '#read-store';
import type { Config } from '../config.ts';
import { isoNow } from '../http/iso-now.ts';
import { InView } from '../in-view.ts';
import { CONFIG } from '../ports.ts';

type SaidTags = CatalogueHead['saidTags'];

/**
 * Tags of collections that are not out yet. Who runs the site says when each comes out; from that day on it is a tag like
 * others, with nothing to do for anybody. What moderators say of a tag counts more.
 */
@Injectable()
export class UpcomingTags {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @InView(carTagsView) private readonly tags: View<CarTagsDoc>,
  ) {}

  /** What moderators said of tags. */
  async said(): Promise<SaidTags> {
    return { ...(await this.tags.get(ALL_TAGS))?.doc.said };
  }

  now(said: SaidTags): readonly string[] {
    return tagsNotOut(this.config.upcomingTags, said, isoNow());
  }

  /** What an answer leaves out: all of them, unless they were asked for. */
  async leftOut({ upcomingTags: asked }: TagsAsked): Promise<ReadonlySet<string>> {
    return new Set(asked === 'shown' ? [] : this.now(await this.said()));
  }
}
