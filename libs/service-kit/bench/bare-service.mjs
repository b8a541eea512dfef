// A service as Nest's own documentation makes it. The other half of what B14 is compared with.
import 'reflect-metadata';
import { createServer } from 'node:http';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { natsOptions } from '@linkyard/service-kit';
import { MessagePattern, Payload, Transport } from '@nestjs/microservices';

const answer = JSON.parse(process.env.ANSWER);

class EchoController {
  async echo() {
    return answer;
  }
}
const method = Object.getOwnPropertyDescriptor(EchoController.prototype, 'echo');
Payload()(EchoController.prototype, 'echo', 0);
MessagePattern('bare.echo')(EchoController.prototype, 'echo', method);
Controller()(EchoController);

class EchoModule {}
Module({ controllers: [EchoController] })(EchoModule);

const app = await NestFactory.createMicroservice(EchoModule, {
  transport: Transport.NATS,
  options: { ...natsOptions(process.env.NATS_URL, 'bare'), queue: 'bare' },
  logger: false,
});
await app.listen();
// Says that it is there.
createServer((_request, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
