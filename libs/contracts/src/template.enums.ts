/** What a template is for; a test compares these with the domain's. */
export const templateKinds = ['best-of', 'event', 'other'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Why a template is declined: the guideline that it breaks, or another reason. */
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

/** Source of the minimum: the players' notes. */
export const TEMPLATE_TITLE_MIN = 3;
export const TEMPLATE_TITLE_MAX = 80;
