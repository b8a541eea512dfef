import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { healthReport, metricsText, metricsType, type HealthCheck } from '@linkyard/service-kit';
import { openRoute } from './open-route.js';

/** Checks of this process, filled in by whoever starts it. */
export const HEALTH_CHECKS = Symbol('gateway:health-checks');

/** @source design 9 */
@Controller()
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly checks: HealthCheck[]) {}

  @Get('/health/live')
  @openRoute('/health/live')
  live() {
    return { live: true };
  }

  @Get('/health/ready')
  @openRoute('/health/ready')
  async ready(@Res() reply: FastifyReply) {
    const report = await healthReport(this.checks);
    return reply.status(report.ready ? 200 : 503).send(report);
  }

  @Get('/metrics')
  @openRoute('/metrics')
  async metrics(@Res() reply: FastifyReply) {
    return reply.header('content-type', metricsType).send(await metricsText());
  }
}
