import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { boundCommands } from '../http/bound-commands.js';
import { openRoute } from '../http/open-route.js';
import { siteOfRequest } from '../sites/request-site.js';
import { docsPage } from './docs-page.js';
import { openApiDocument } from './openapi.js';

/** /docs for people, /docs/openapi.json for machines; both made from the contracts. */
@Controller()
export class DocsController {
  private document: ReturnType<typeof openApiDocument> | undefined;

  @Get('/docs/openapi.json')
  @openRoute('/docs/openapi.json')
  openapi(@Req() request: FastifyRequest) {
    const { brand, origins } = siteOfRequest(request);
    const site = { title: brand.title, url: origins.app };
    this.document ??= openApiDocument(boundCommands(), site);
    return { ...this.document, info: { ...this.document.info, title: site.title }, servers: [{ url: site.url }] };
  }

  @Get('/docs')
  @openRoute('/docs')
  page(@Req() request: FastifyRequest, @Res() reply: FastifyReply) {
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(docsPage(boundCommands(), siteOfRequest(request).brand.title));
  }
}
