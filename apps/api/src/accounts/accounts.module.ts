import { Module } from '@nestjs/common';
import { ChatLinkModule } from '../chat-link/chat-link.module.ts';
import { SignInController } from './sign-in.controller.ts';
import { UserController } from './user.controller.ts';

@Module({ imports: [ChatLinkModule], controllers: [SignInController, UserController] })
export class AccountsModule {}
