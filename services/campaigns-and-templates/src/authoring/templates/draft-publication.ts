import type { campaignView } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import type { z } from 'zod';

/** What publishing needs to know of a draft, and knows of it. Authoring depends on this alone; publishing provides it. */
export abstract class DraftPublication {
  /** @throws DomainError core.limit_reached for the draft of a page that is above the limit of its owner; not within a transaction */
  abstract requireChangeable(ownerId: string, templateId: string): Promise<void>;
  /** The draft was written: its campaign has something to publish. */
  abstract markChanged(ownerId: string, templateId: string): Promise<void>;
  /** The draft may show other files than before. */
  abstract filesMayDiffer(templateId: string): void;
  /** The same of several drafts, once the transaction has ended. */
  abstract filesMayDifferAfter(session: ClientSession, templateIds: readonly string[]): void;
  /** The campaign that publishes a draft of its owner, if there is one. */
  abstract campaignOf(ownerId: string, templateId: string): Promise<z.input<typeof campaignView> | null>;
}
