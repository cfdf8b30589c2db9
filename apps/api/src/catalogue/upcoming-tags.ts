import { Inject, Injectable } from '@nestjs/common';
import type { TagsAsked } from '#contracts';
import type { Config } from '../config.ts';
import { CONFIG } from '../ports.ts';

/**
 * Tags of collections that are not out yet. Who runs the site says when each comes out; from that day on it is a tag like
 * others, with nothing to do for anybody.
 */
@Injectable()
export class UpcomingTags {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  now(): readonly string[] {
    const today = new Date().toISOString();
    return this.config.upcomingTags.flatMap(({ tag, from }) => (from > today ? [tag] : []));
  }

  /** What an answer leaves out: all of them, unless they were asked for. */
  leftOut({ upcomingTags: asked }: TagsAsked): ReadonlySet<string> {
    return new Set(asked === 'shown' ? [] : this.now());
  }
}
