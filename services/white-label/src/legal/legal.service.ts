import { Injectable } from '@nestjs/common';
import {
  hostsChanged,
  legalKeys,
  type editLegalPages,
  type findLegalText,
  type LegalPageView,
  type RequestOf,
} from '@linkyard/contracts';
import { broadcast, Bus, requireFound } from '@linkyard/service-kit';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';

/** Terms, privacy policy and imprint of a reseller's site: addresses of pages elsewhere, or texts that the site shows. */
@Injectable()
export class LegalService {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly bus: Bus,
  ) {}

  /** @throws DomainError core.not_found before the owner has named a first domain */
  async edit(ownerId: string, { save, delete: removed }: RequestOf<typeof editLegalPages>) {
    const paths: Record<string, unknown> = {};
    if (removed) paths[`legal.${removed}`] = null;
    if (save) {
      const [url, text] = save.mode === 'url' ? [save.url, ''] : ['', save.text];
      paths[`legal.${save.key}`] = { mode: save.mode, url, text, changedAt: new Date() };
    }
    const isChange = Object.keys(paths).length > 0;
    const record = isChange ? await this.records.setPaths(ownerId, paths) : await this.records.ofOwner(ownerId);
    const { legal } = requireFound(record);
    if (isChange) await broadcast(this.bus.connection, hostsChanged, {});
    return { pages: pagesOf(legal) };
  }

  async text({ tenantId, key }: RequestOf<typeof findLegalText>): Promise<string | null> {
    const page = (await this.records.ofTenant(tenantId))?.legal?.[key];
    return page?.mode === 'text' ? page.text : null;
  }
}

const pagesOf = (legal: WhiteLabel['legal'] | undefined): (Omit<LegalPageView, 'changedAt'> & { changedAt: Date })[] =>
  legalKeys.flatMap((key) => {
    const page = legal?.[key];
    return page ? [{ key, mode: page.mode, url: page.url, text: page.text, changedAt: page.changedAt }] : [];
  });
