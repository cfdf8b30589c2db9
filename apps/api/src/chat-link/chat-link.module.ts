import { Module } from '@nestjs/common';
import { ChatLinkController } from './chat-link.controller.ts';
import { ChatLinking } from './chat-linking.ts';

@Module({ controllers: [ChatLinkController], providers: [ChatLinking], exports: [ChatLinking] })
export class ChatLinkModule {}
