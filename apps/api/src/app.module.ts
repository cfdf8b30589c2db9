import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountsModule } from './accounts/accounts.module.ts';
import { ApiClientModule } from './api-client/api-client.module.ts';
import { ApiKeysModule } from './api-keys/api-keys.module.ts';
import { CarPhotosModule } from './car-photos/car-photos.module.ts';
import { TunedStatsModule } from './tuned-stats/tuned-stats.module.ts';
import { CarReviewsModule } from './car-reviews/car-reviews.module.ts';
import { AnimatedCardsModule } from './animated-cards/animated-cards.module.ts';
import { CampaignModule } from './campaign/campaign.module.ts';
import { CarTagsModule } from './car-tags/car-tags.module.ts';
import { ChallengesModule } from './challenges/challenges.module.ts';
import { CarsModule } from './cars/cars.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { ChatLinkModule } from './chat-link/chat-link.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { ClientConfigModule } from './client-config/client-config.module.ts';
import { DumpsModule } from './dumps/dumps.module.ts';
import { EmbedsModule } from './embeds/embeds.module.ts';
import { GaragesModule } from './garages/garages.module.ts';
import { HealthModule } from './health/health.module.ts';
import { RememberedMembers } from './members/remembered-members.ts';
import { ReadYourWrite } from './http/read-your-write.ts';
import { HistoryModule } from './history/history.module.ts';
import { BulkActionsModule } from './bulk-actions/bulk-actions.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { LapTimesModule } from './lap-times/lap-times.module.ts';
import { LiveModule } from './live/live.module.ts';
import { ViewCountsModule } from './view-counts/view-counts.module.ts';
import { MembersModule } from './members/members.module.ts';
import { ClubsModule } from './clubs/clubs.module.ts';
import { OperationsModule } from './operations/operations.module.ts';
import { PacksModule } from './packs/packs.module.ts';
import { PlannedEventsModule } from './planned-events/planned-events.module.ts';
import { EventPlansModule } from './event-plans/event-plans.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { QueueModule } from './queue/queue.module.ts';
import { ContributorsModule } from './contributors/contributors.module.ts';
import { RecapsModule } from './recaps/recaps.module.ts';
import { RecordsModule } from './records/records.module.ts';
import { DecksModule } from './decks/decks.module.ts';
import { RoundsModule } from './rounds/rounds.module.ts';
import { SettingsModule } from './settings/settings.module.ts';
import { DailyActionCounts } from './action-limits/daily-action-counts.ts';
import { AccountLevels } from './action-limits/account-levels.ts';
import { SiteModule } from './site/site.module.ts';
import { TemplatesModule } from './templates/templates.module.ts';
import { GroupsModule } from './groups/groups.module.ts';
import { TimelineModule } from './timeline/timeline.module.ts';
import { TranslationsModule } from './translations/translations.module.ts';
import { TrustModule } from './trust/trust.module.ts';
import { UploadsModule } from './uploads/uploads.module.ts';
import { UsefulnessModule } from './usefulness/usefulness.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';
import { VisitsModule } from './visits/visits.module.ts';
import { viewProviders } from './inject-view.ts';
import {
  ACCOUNTS,
  CONFIG,
  DUMP_FILES,
  EVENT_STORE,
  LOGGER,
  MAIL_TEXTS,
  MESSENGER,
  type Ports,
  POSITIONS,
  READ_STORE,
  UPLOADS,
} from './ports.ts';

const features = [
  LapTimesModule,
  TunedStatsModule,
  RecordsModule,
  CarsModule,
  CarPhotosModule,
  AnimatedCardsModule,
  CarReviewsModule,
  TemplatesModule,
  PlannedEventsModule,
  EventPlansModule,
  ClubsModule,
  TimelineModule,
  GaragesModule,
  RecapsModule,
  ContributorsModule,
  GroupsModule,
  TranslationsModule,
  CampaignModule,
  CarTagsModule,
  PacksModule,
  ChallengesModule,
  CatalogueModule,
  UsefulnessModule,
  AccountsModule,
  ChatLinkModule,
  MembersModule,
  PrivacyModule,
  QueueModule,
  TrustModule,
  RoundsModule,
  SettingsModule,
  ApiClientModule,
  ApiKeysModule,
  ChangesModule,
  DecksModule,
  DumpsModule,
  EmbedsModule,
  ClientConfigModule,
  HealthModule,
  HistoryModule,
  BulkActionsModule,
  ImportsModule,
  LiveModule,
  ViewCountsModule,
  OperationsModule,
  SiteModule,
  UploadsModule,
  VisitsModule,
  WebhooksModule,
];

/** One module per feature, around the shared providers. */
@Global()
@Module({})
export class AppModule {
  static on(ports: Ports): DynamicModule {
    const shared = [
      { provide: CONFIG, useValue: ports.config },
      { provide: LOGGER, useValue: ports.logger },
      { provide: EVENT_STORE, useValue: ports.eventStore },
      { provide: READ_STORE, useValue: ports.readStore },
      { provide: ACCOUNTS, useValue: ports.accounts },
      { provide: MAIL_TEXTS, useValue: ports.mailWords },
      { provide: MESSENGER, useValue: ports.messenger },
      { provide: UPLOADS, useValue: ports.uploads },
      { provide: DUMP_FILES, useValue: ports.dumpFiles },
      { provide: POSITIONS, useValue: ports.positions },
      ...viewProviders(ports.readStore),
      ReadYourWrite,
      RememberedMembers,
      AccountLevels,
      DailyActionCounts,
    ];
    return {
      module: AppModule,
      imports: [CqrsModule.forRoot(), ...features],
      providers: shared,
      exports: shared,
    };
  }
}
