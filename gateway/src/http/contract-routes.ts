import { Controller, Get, Inject, Post, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allCommands, type AnyCommand, type HttpBinding } from '@linkyard/contracts';
import { contractKey } from './contract-metadata.js';
import { ForwardCommand } from './forward-command.js';

type Bound = AnyCommand & { http: HttpBinding };

/** Contracts with an HTTP path. @throws Error when two share one: the gateway then refuses to start */
export function boundCommands(commands: readonly AnyCommand[] = allCommands()): Bound[] {
  const bound = commands.filter((command): command is Bound => command.http !== undefined);
  const seen = new Map<string, string>();
  for (const { http, subject } of bound) {
    const key = `${http.method ?? 'POST'} ${http.path}`;
    const other = seen.get(key);
    if (other) throw new Error(`${subject} and ${other} share ${key}`);
    seen.set(key, subject);
  }
  return bound;
}

/** One controller with one route per contract: path, role, rate and parsing all come from the contract. @source design 3 */
export function contractRoutes(commands = boundCommands()): Type {
  @Controller()
  class ContractRoutes {
    constructor(@Inject(ForwardCommand) readonly forward: ForwardCommand) {}
  }
  const prototype: Record<string, unknown> = ContractRoutes.prototype as never;
  for (const command of commands) {
    const name = command.subject;
    prototype[name] = function (this: ContractRoutes, request: FastifyRequest, reply: FastifyReply) {
      return this.forward.run(command, request, reply);
    };
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    Req()(prototype, name, 0);
    Res()(prototype, name, 1);
    const route = command.http.method === 'GET' ? Get(command.http.path) : Post(command.http.path);
    route(prototype, name, descriptor);
    contractKey(command.http)(prototype, name, descriptor);
  }
  return ContractRoutes;
}
