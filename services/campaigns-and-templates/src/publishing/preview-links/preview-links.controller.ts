import { randomBytes } from 'node:crypto';
import { Controller } from '@nestjs/common';
import {
  createPreviewLink,
  listPreviewLinks,
  type previewLinkView,
  type RequestOf,
  revokePreviewLink,
  type UserCtx,
} from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { DomainError, Handles } from '@linkyard/service-kit';
import type { z } from 'zod';
import { ownerOf } from '../../authoring/templates/owner.js';
import { TemplateAccess } from '../../authoring/templates/template-access.js';
import type { PreviewLinkDocument } from './preview-link.schema.js';
import { PreviewLinksRepository } from './preview-links.repository.js';

/** So many links to one draft are good at the same time. */
const maxLinks = 20;
const dayMs = 86_400_000;

/** Links that show a draft to people without an account: they run out, and can be taken back. */
@Controller()
export class PreviewLinksController {
  constructor(
    private readonly links: PreviewLinksRepository,
    private readonly access: TemplateAccess,
  ) {}

  /** @throws templates.preview_link_limit */
  @Handles(createPreviewLink)
  async create({ templateId, days }: RequestOf<typeof createPreviewLink>, ctx: UserCtx) {
    await this.access.ownTemplate(ctx, templateId);
    const ownerId = ownerOf(ctx);
    const open = await this.links.count({ ownerId, templateId, expiresAt: trusted({ $gt: new Date() }) });
    if (open >= maxLinks) throw new DomainError('templates.preview_link_limit');
    const publicId = randomBytes(18).toString('base64url');
    const expiresAt = new Date(Date.now() + days * dayMs);
    return present(await this.links.insert(ownerId, { templateId, publicId, expiresAt }));
  }

  @Handles(listPreviewLinks)
  async list({ templateId }: RequestOf<typeof listPreviewLinks>, ctx: UserCtx) {
    await this.access.ownTemplate(ctx, templateId);
    const filter = { ownerId: ownerOf(ctx), templateId, expiresAt: trusted({ $gt: new Date() }) };
    const links = await this.links.findMany(filter, { sort: { createdAt: -1 }, limit: maxLinks });
    return { links: links.map(present) };
  }

  @Handles(revokePreviewLink)
  async revoke({ _id }: RequestOf<typeof revokePreviewLink>, ctx: UserCtx) {
    if (!(await this.links.softDelete({ ownerId: ownerOf(ctx), _id }))) throw new DomainError('core.not_found');
    return {};
  }
}

const present = (link: PreviewLinkDocument): z.input<typeof previewLinkView> => ({
  ...link,
  path: `/preview/${link.templateId}/home?key=${link.publicId}`,
});
