import { Module } from '@nestjs/common';
import { WebhookSender } from './webhook-sender.ts';
import { WebhooksController } from './webhooks.controller.ts';

@Module({ controllers: [WebhooksController], providers: [WebhookSender] })
export class WebhooksModule {}
