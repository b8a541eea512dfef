import { Injectable } from '@nestjs/common';
import type { AiRatio } from '@linkyard/contracts';
import { InjectStored, isDuplicateKey, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { aiImageJobs, nextStates, type AiImageJob, type AiImageState } from './ai-image-job.schema.js';

/** @source models.md 15 */
export const aiImageMs = 86_400_000;
/** No drawing takes this long: an open job that is older was left by a crash. */
const abandonedMs = 90_000;

@Injectable()
export class AiImageJobs extends OwnedRepository<AiImageJob> {
  constructor(@InjectStored('media', aiImageJobs) model: StoredModel<typeof aiImageJobs>) {
    super(model);
  }

  /** @returns null while another one of the account is under way */
  async begin(ownerId: string, tenantId: string | null, prompt: string, ratio: AiRatio): Promise<AiImageJob | null> {
    await this.giveUpAbandoned(ownerId);
    const expiresAt = new Date(Date.now() + aiImageMs);
    const fields = { tenantId, prompt, ratio, provider: '', cost: null, mediaId: null, error: '', expiresAt };
    try {
      return await this.insert(ownerId, { ...fields, state: 'queued', isOpen: true });
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Moves a job to its next state. @throws Error on an illegal transition: another process has given it up in the meantime */
  async move(
    { _id, userId: ownerId }: AiImageJob,
    to: AiImageState,
    change: Partial<Pick<AiImageJob, 'provider' | 'cost' | 'mediaId' | 'error'>> = {},
  ): Promise<AiImageJob> {
    const from = (Object.keys(nextStates) as AiImageState[]).filter((state) => nextStates[state].includes(to));
    const isOpen = nextStates[to].length > 0;
    const moved = await this.update(
      { ownerId, _id, state: trusted({ $in: from }) },
      { $set: { ...change, state: to, isOpen } },
    );
    if (!moved) throw new Error(`AI image job ${_id} cannot become ${to}`);
    return moved;
  }

  /** Pictures an account had drawn within the last day. */
  async drawnToday(ownerId: string): Promise<number> {
    return this.count({ ownerId, state: 'done', createdAt: trusted({ $gt: new Date(Date.now() - aiImageMs) }) });
  }

  private async giveUpAbandoned(ownerId: string) {
    const since = new Date(Date.now() - abandonedMs);
    const left = { ownerId, isOpen: true, updatedAt: trusted({ $lt: since }) };
    await this.updateMany(left, { $set: { state: 'failed', isOpen: false, error: 'core.timeout' } });
  }
}
