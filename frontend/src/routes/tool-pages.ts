import type { ComponentType } from 'react';

type Page = () => Promise<ComponentType>;

/**
 * Pages of tools. The file of the first load names this one instead of each page with all that it takes along, which is a
 * third of a kilobyte a page.
 */
export const toolPages = {
  AccelMaker: async () => (await import('./accel-maker/accel-maker.page.tsx')).AccelMakerPage,
  BestOf: async () => (await import('./best-of/best-of.page.tsx')).BestOfPage,
  CodeUtil: async () => (await import('./code-util/code-util.page.tsx')).CodeUtilPage,
  Decks: async () => (await import('./decks/decks.page.tsx')).DecksPage,
  FindCar: async () => (await import('./find-car/find-car.page.tsx')).FindCarPage,
  Gallery: async () => (await import('./gallery/gallery.page.tsx')).GalleryPage,
  NewPhotos: async () => (await import('./new-photos/new-photos.page.tsx')).NewPhotosPage,
  TemplateGuide: async () => (await import('./template-guide/template-guide.page.tsx')).TemplateGuidePage,
  Templates: async () => (await import('./templates/templates.page.tsx')).TemplatesPage,
  TestPoints: async () => (await import('./test-points/test-points.page.tsx')).TestPointsPage,
  Usefulness: async () => (await import('./usefulness/usefulness.page.tsx')).UsefulnessPage,
} satisfies Record<string, Page>;
