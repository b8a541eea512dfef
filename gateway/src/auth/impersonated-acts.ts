import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isReading, recordImpersonatedAct, type AnyCommand, type RouteRule } from '@linkyard/contracts';
import { Bus, DomainError } from '@linkyard/service-kit';
import { ContextFactory } from '../http/request-context.js';

/**
 * What people do while they are signed in as another person: recorded before it is done, so that nothing is done without a record.
 * @source cases admin J2, quality 3 "Impersonation scope"
 */
@Injectable()
export class ImpersonatedActs {
  constructor(
    private readonly bus: Bus,
    private readonly contexts: ContextFactory,
  ) {}

  /** @throws DomainError auth.not_while_impersonating for what only the person alone may do */
  async check({ path, whileImpersonating }: RouteRule, request: FastifyRequest): Promise<void> {
    if (whileImpersonating !== 'refused' || !this.isImpersonating(request)) return;
    await this.record(path, 'refused', request);
    throw new DomainError('auth.not_while_impersonating');
  }

  /** Reading and the session itself are no acts. */
  async recordBegun(command: AnyCommand, request: FastifyRequest): Promise<void> {
    if (!command.http || command.http.session || isReading(command) || !this.isImpersonating(request)) return;
    await this.record(command.http.path, 'begun', request);
  }

  private isImpersonating = (request: FastifyRequest): boolean => this.contexts.of(request).impersonatorId !== null;

  private async record(act: string, outcome: 'begun' | 'refused', request: FastifyRequest): Promise<void> {
    await this.bus.request(recordImpersonatedAct, { act, outcome }, this.contexts.of(request));
  }
}
