import { Injectable } from '@nestjs/common';
import { InjectStored, isDuplicateKey, type StoredModel } from '@linkyard/mongo';
import { spentNonces } from './spent-nonce.schema.js';

@Injectable()
export class SpentNoncesRepository {
  constructor(@InjectStored('auth', spentNonces) private readonly model: StoredModel<typeof spentNonces>) {}

  /** @param _id hash of the nonce @returns false when it was used before */
  async add(_id: string, expiresAt: Date): Promise<boolean> {
    try {
      await new this.model({ _id, expiresAt }).save();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
