import type { ActorId, Event } from '#kernel';

/** What a template is for. Source: the players' notes on the library. */
export const templateKinds = ['best-of', 'event', 'other'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Why a moderator declines a template: the guideline that it does not keep, or another reason. */
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

/** Somebody keeps cars and tracks for others to start from; `textId` is its title, `deck` holds them as a link does. */
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

/** Its author wants it in the library. The first of these did not say who that is. */
export type TemplateProposed = Event<'TemplateProposed', OfTemplate & { readonly author?: ActorId }>;

/** A moderator put it into the library. */
export type TemplateApproved = Event<'TemplateApproved', OfTemplate>;

/** A moderator leaves it out of the library, or takes it out again. */
export type TemplateDeclined = Event<
  'TemplateDeclined',
  OfTemplate & { readonly reason: TemplateFault; readonly textId?: string }
>;

/** What was decided is undone: it waits again. */
export type TemplateReopened = Event<'TemplateReopened', OfTemplate>;

/** Its author took it away. */
export type TemplateRemoved = Event<'TemplateRemoved', OfTemplate>;

/** Its author has it back, for themselves. */
export type TemplatePutBack = Event<'TemplatePutBack', OfTemplate>;

export type TemplateEvent =
  | TemplateSaved
  | TemplateProposed
  | TemplateApproved
  | TemplateDeclined
  | TemplateReopened
  | TemplateRemoved
  | TemplatePutBack;
