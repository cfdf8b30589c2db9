import { Module } from '@nestjs/common';
import { SignInController } from './sign-in.controller.ts';
import { UserController } from './user.controller.ts';

@Module({ controllers: [SignInController, UserController] })
export class AccountsModule {}
