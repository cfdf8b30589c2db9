import type { ComponentType } from 'react';

type Page = () => Promise<ComponentType>;

/**
 * Pages but those of the first load. Its file names this one instead of each page with all that it takes along, which is a
 * third of a kilobyte a page.
 */
export const laterPages = {
  AccelMaker: async () => (await import('./accel-maker/accel-maker.page.tsx')).AccelMakerPage,
  Account: async () => (await import('./account/account.page.tsx')).AccountPage,
  Admin: async () => (await import('./admin/admin.page.tsx')).AdminPage,
  BestOf: async () => (await import('./best-of/best-of.page.tsx')).BestOfPage,
  CampaignFacts: async () => (await import('./staff-cars/campaign-facts.page.tsx')).CampaignFactsPage,
  Car: async () => (await import('./car/car.page.tsx')).CarPage,
  CarReviews: async () => (await import('./staff-cars/reviews.page.tsx')).ReviewsPage,
  CloseAccount: async () => (await import('./privacy/close-account.page.tsx')).CloseAccountPage,
  CodeUtil: async () => (await import('./code-util/code-util.page.tsx')).CodeUtilPage,
  Decks: async () => (await import('./decks/decks.page.tsx')).DecksPage,
  FindCar: async () => (await import('./find-car/find-car.page.tsx')).FindCarPage,
  Gallery: async () => (await import('./gallery/gallery.page.tsx')).GalleryPage,
  Import: async () => (await import('./staff-cars/import.page.tsx')).ImportPage,
  Imports: async () => (await import('./staff-cars/imports.page.tsx')).ImportsPage,
  Match: async () => (await import('./match/match.page.tsx')).MatchPage,
  NewCar: async () => (await import('./staff-cars/new-car.page.tsx')).NewCarPage,
  NewPhotos: async () => (await import('./new-photos/new-photos.page.tsx')).NewPhotosPage,
  Notifications: async () => (await import('./queue/queue-pages.ts')).NotificationsPage,
  Privacy: async () => (await import('./privacy/privacy.page.tsx')).PrivacyPage,
  Queue: async () => (await import('./queue/queue-pages.ts')).QueuePage,
  StaffCar: async () => (await import('./staff-cars/staff-car.page.tsx')).StaffCarPage,
  StaffCars: async () => (await import('./staff-cars/staff-cars.page.tsx')).StaffCarsPage,
  TemplateGuide: async () => (await import('./template-guide/template-guide.page.tsx')).TemplateGuidePage,
  Templates: async () => (await import('./templates/templates.page.tsx')).TemplatesPage,
  TestPoints: async () => (await import('./test-points/test-points.page.tsx')).TestPointsPage,
  Usefulness: async () => (await import('./usefulness/usefulness.page.tsx')).UsefulnessPage,
  Versions: async () => (await import('./admin/versions/versions.page.tsx')).VersionsPage,
  WaitingCar: async () => (await import('./staff-cars/waiting-car.page.tsx')).WaitingCarPage,
  WaitingCars: async () => (await import('./staff-cars/waiting-cars.page.tsx')).WaitingCarsPage,
} satisfies Record<string, Page>;
