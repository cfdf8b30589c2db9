import type { TemplateEvent, TemplateFault, TemplateKind } from '#domain';
import type { Projection } from '#read-store';

/** A template of the library: `author` a user id, `deck` cars and tracks as in a link, times ISO 8601. */
export type TemplateDoc = {
  readonly templateId: string;
  readonly author: string;
  readonly textId: string;
  readonly kind: TemplateKind;
  readonly deck: string;
  readonly rqLimit: number | null;
  readonly points: number | null;
  readonly status: 'private' | 'waiting' | 'approved' | 'declined' | 'removed';
  readonly reason: TemplateFault | null;
  readonly savedAt: string;
  /** When it got its status. */
  readonly since: string;
};

export const TEMPLATES_CHANNEL = 'templates';

/** View `templates`: all of them, by status and by author. */
export const templates: Projection<TemplateEvent, TemplateDoc> = {
  name: 'templates',
  version: 2,
  handles: [
    'TemplateSaved',
    'TemplateProposed',
    'TemplateApproved',
    'TemplateDeclined',
    'TemplateReopened',
    'TemplateRemoved',
    'TemplatePutBack',
  ],
  indexes: [
    ['status', 'since'],
    ['author', 'since'],
  ],
  keysOf: ({ data }) => [data.templateId],
  channel: () => TEMPLATES_CHANNEL,
  evolve: (doc, { type, data, meta: { at } }) => {
    if (type === 'TemplateSaved') {
      const { rqLimit = null, points = null, ...saved } = data;
      return { ...saved, rqLimit, points, status: 'private', reason: null, savedAt: at, since: at };
    }
    const reason = type === 'TemplateDeclined' ? data.reason : null;
    return doc && { ...doc, status: statusAfter[type], reason, since: at };
  },
};

const statusAfter = {
  TemplateReopened: 'waiting',
  TemplateProposed: 'waiting',
  TemplateApproved: 'approved',
  TemplateDeclined: 'declined',
  TemplateRemoved: 'removed',
  TemplatePutBack: 'private',
} as const;
