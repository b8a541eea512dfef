// A gateway as Nest's own documentation makes it: Fastify in front, a NATS client behind. One half of what B14 is compared with.
import 'reflect-metadata';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ClientProxyFactory, Transport } from '@nestjs/microservices';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { firstValueFrom } from 'rxjs';
import { natsOptions } from '@linkyard/service-kit';

const client = ClientProxyFactory.create({
  transport: Transport.NATS,
  options: natsOptions(process.env.NATS_URL, 'bare'),
});

class EchoController {
  async echo(body) {
    return firstValueFrom(client.send('bare.echo', body));
  }
}
// What the decorators of a TypeScript source would do.
const method = Object.getOwnPropertyDescriptor(EchoController.prototype, 'echo');
Post('/echo')(EchoController.prototype, 'echo', method);
Body()(EchoController.prototype, 'echo', 0);
Controller()(EchoController);

class EchoModule {}
Module({ controllers: [EchoController] })(EchoModule);

const app = await NestFactory.create(EchoModule, new FastifyAdapter(), { logger: false });
await client.connect();
await app.listen(Number(process.env.PORT), '127.0.0.1');
