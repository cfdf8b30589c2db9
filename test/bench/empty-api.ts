import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Body, Controller, Post, StandardSchemaValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { submitLapTimeBody } from '#contracts';

// The minimum cost of a POST on this framework: the same schema, and nothing behind it. The decorators are called by
// hand, because Node runs this file without compiling it.
class LapTimes {
  submit() {
    return { id: '00000000-0000-5000-8000-000000000000', position: 1, views: ['lap-times', 'cell-history'] };
  }
}
const submit = Object.getOwnPropertyDescriptor(LapTimes.prototype, 'submit') as PropertyDescriptor;
Body({ schema: submitLapTimeBody })(LapTimes.prototype, 'submit', 0);
Post()(LapTimes.prototype, 'submit', submit);
Controller('api/v1/lap-times')(LapTimes);

const EmptyApi = { module: LapTimes, controllers: [LapTimes] };

const app = await NestFactory.create<NestFastifyApplication>(EmptyApi, new FastifyAdapter(), { logger: false });
app.useGlobalPipes(new StandardSchemaValidationPipe());
await app.listen(0, '127.0.0.1');
console.log(`empty api is ready at http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`);
