import { Controller, Get, Post, Req, Res, type Type } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contractKey } from '../http/contract-metadata.js';
import { boundCommands, routeOf, type BoundCommand } from '../http/bound-commands.js';
import { ForwardCommand } from './forward-command.js';

/** One controller with one route per contract: path, role, rate and parsing all come from the contract. @source design 3 */
export function contractRoutes(commands = boundCommands()): Type {
  @Controller()
  class ContractRoutes {
    constructor(readonly forward: ForwardCommand) {}
  }
  const prototype: Record<string, unknown> = ContractRoutes.prototype as never;
  for (const [command, other] of byRoute(commands)) {
    if (!command) continue;
    const name = command.subject;
    prototype[name] = function (this: ContractRoutes, request: FastifyRequest, reply: FastifyReply) {
      const isOther = other && (other.http.body === 'multipart') === request.isMultipart();
      return this.forward.run(isOther ? other : command, request, reply);
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

/** The contracts of each route: one, or one for JSON and one for a form with a file. Who may call is the same for both. */
function byRoute(commands: readonly BoundCommand[]): BoundCommand[][] {
  const routes = new Map<string, BoundCommand[]>();
  for (const command of commands) {
    const key = routeOf(command.http);
    routes.set(key, [...(routes.get(key) ?? []), command]);
  }
  return [...routes.values()];
}
