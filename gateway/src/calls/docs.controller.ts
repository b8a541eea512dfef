import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { GATEWAY_CONFIG } from '../config/tokens.js';
import type { GatewayConfig } from '../config/gateway-config.js';
import { boundCommands } from '../http/bound-commands.js';
import { openRoute } from '../http/open-route.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi.js';

/** /docs for people, /docs/openapi.json for machines; both made from the contracts. */
@Controller()
export class DocsController {
  private document: ReturnType<typeof openApiDocument> | undefined;
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  @Get('/docs/openapi.json')
  @openRoute('/docs/openapi.json')
  openapi() {
    return (this.document ??= openApiDocument(boundCommands(), this.config.PUBLIC_URL));
  }

  @Get('/docs')
  @openRoute('/docs')
  page(@Res() reply: FastifyReply) {
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(docsPage(boundCommands()));
  }
}
