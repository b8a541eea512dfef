import { Inject, Injectable } from '@nestjs/common';
import type { UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { ownerOf } from '../templates/owner.js';
import { TemplateAccess } from '../templates/template-access.js';
import type { SectionDocument } from './section.model.js';

/** What of a section never changes while it is there. */
export type SectionHome = Pick<SectionDocument, 'type' | 'pageId' | 'templateId'>;

/** What its last save here saw. It holds as long as the stored section has the same seal: a write that names it and finds it needs no look. */
export interface Sealed {
  seal: string;
  /** Its place on its page, from 0. */
  order: number;
}

const most = 20_000;

/**
 * Which block an own section is and where it belongs, remembered: somebody who types saves the same one again and again. Only a guess about
 * whether it is still there; whoever writes puts it into the filter.
 */
@Injectable()
export class SectionHomes {
  /** By owner and section: what one owner may see says nothing to another. */
  private readonly known = new Map<string, { home: SectionHome; sealed?: Sealed }>();

  constructor(@Inject(TemplateAccess) private readonly access: TemplateAccess) {}

  /** @throws core.not_found */
  async of(ctx: UserCtx, _id: string): Promise<{ home: SectionHome; sealed?: Sealed }> {
    const key = keyOf(ctx, _id);
    const held = this.known.get(key);
    if (held) return held;
    const found = { home: homeOf(await this.access.ownSection(ctx, _id)) };
    this.remember(key, found);
    return found;
  }

  /** Somebody opens the page: what they save first is known then. */
  learn(ctx: UserCtx, sections: readonly SectionDocument[]) {
    for (const section of sections) {
      const key = keyOf(ctx, section._id);
      if (!this.known.has(key)) this.remember(key, { home: homeOf(section) });
    }
  }

  /** Call it when the seal has been written, and the campaign marked and the place read after that: not before. */
  keep(ctx: UserCtx, _id: string, home: SectionHome, sealed: Sealed) {
    this.remember(keyOf(ctx, _id), { home, sealed });
  }

  private remember(key: string, known: { home: SectionHome; sealed?: Sealed }) {
    if (this.known.size >= most) this.known.clear();
    this.known.set(key, known);
  }

  /** Why a write that named the home found nothing: its revision is a later one. @throws core.not_found when it is gone */
  async refusal(ctx: UserCtx, _id: string): Promise<DomainError> {
    this.known.delete(keyOf(ctx, _id));
    await this.access.ownSection(ctx, _id);
    return new DomainError('core.stale_rev');
  }
}

const homeOf = ({ type, pageId, templateId }: SectionDocument): SectionHome => ({ type, pageId, templateId });
const keyOf = (ctx: UserCtx, _id: string) => `${ownerOf(ctx)}:${_id}`;
