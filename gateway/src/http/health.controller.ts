import { createHash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, healthReport, metricsText, metricsType, type HealthCheck } from '@linkyard/service-kit';
import type { GatewayConfig } from '../config/gateway-config.js';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import { openRoute } from './open-route.js';

/** Checks of this process, filled in by the code that starts it. */
export const HEALTH_CHECKS = Symbol('gateway:health-checks');

/**
 * Probes of the public port. Whether the process is ready is public; which component fails and all metrics need METRICS_TOKEN. The client's address
 * is no proof: behind a proxy on the same machine every visitor comes from loopback.
 * @source design 9
 */
@Controller()
export class HealthController {
  constructor(
    @Inject(HEALTH_CHECKS) private readonly checks: HealthCheck[],
    @Inject(GATEWAY_CONFIG) private readonly config: Pick<GatewayConfig, 'METRICS_TOKEN'>,
  ) {}

  @Get('/health/live')
  @openRoute('/health/live')
  live() {
    return { live: true };
  }

  @Get('/health/ready')
  @openRoute('/health/ready')
  async ready(@Req() request: Pick<FastifyRequest, 'headers'>, @Res() reply: FastifyReply) {
    const { ready, checks } = await healthReport(this.checks);
    return reply.status(ready ? 200 : 503).send(this.isOperator(request) ? { ready, checks } : { ready });
  }

  @Get('/metrics')
  @openRoute('/metrics')
  async metrics(@Req() request: Pick<FastifyRequest, 'headers'>, @Res() reply: FastifyReply) {
    if (!this.isOperator(request)) throw new DomainError('core.not_found');
    return reply.header('content-type', metricsType).send(await metricsText());
  }

  private isOperator({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    const { METRICS_TOKEN } = this.config;
    return (
      METRICS_TOKEN !== '' && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${METRICS_TOKEN}`))
    );
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();
