import type { ActorId, Event } from '#kernel';

/** Source: the players' notes on the library. */
export const templateKinds = ['best-of', 'event', 'other'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Why a moderator declines a template: the violated guideline, or another reason. */
export const templateFaults = [
  'context',
  'allCars',
  'similar',
  'roads',
  'tracks',
  'trackOrder',
  'carOrder',
  'times',
  'title',
  'duplicate',
  'other',
] as const;
export type TemplateFault = (typeof templateFaults)[number];

export type OfTemplate = { readonly templateId: string };

/** A user saved cars and tracks as a template; `textId` is its title, `deck` holds them as in a link. */
export type TemplateSaved = Event<
  'TemplateSaved',
  OfTemplate & {
    readonly author: ActorId;
    readonly textId: string;
    readonly kind: TemplateKind;
    readonly deck: string;
    readonly rqLimit?: number;
    readonly points?: number;
  }
>;

/** Its author proposed it for the library. The first of these events had no `author`. */
export type TemplateProposed = Event<'TemplateProposed', OfTemplate & { readonly author?: ActorId }>;

export type TemplateApproved = Event<'TemplateApproved', OfTemplate>;

/** A moderator declined it, or removed it from the library. */
export type TemplateDeclined = Event<
  'TemplateDeclined',
  OfTemplate & { readonly reason: TemplateFault; readonly textId?: string }
>;

export type TemplateReopened = Event<'TemplateReopened', OfTemplate>;

export type TemplateRemoved = Event<'TemplateRemoved', OfTemplate>;

export type TemplatePutBack = Event<'TemplatePutBack', OfTemplate>;

export type TemplateEvent =
  | TemplateSaved
  | TemplateProposed
  | TemplateApproved
  | TemplateDeclined
  | TemplateReopened
  | TemplateRemoved
  | TemplatePutBack;
