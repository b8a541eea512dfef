import { Controller } from '@nestjs/common';
import { whiteLabelOfOwner, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { plansOf } from './plans-of.js';
import { WhiteLabelsRepository } from './white-labels.repository.js';

@Controller()
export class WhiteLabelsController {
  constructor(private readonly records: WhiteLabelsRepository) {}

  @Handles(whiteLabelOfOwner)
  async ofOwner({ ownerId }: RequestOf<typeof whiteLabelOfOwner>) {
    const record = await this.records.ofOwner(ownerId);
    if (!record) return { whiteLabel: null };
    const { _id: whiteLabelId, title, status, suspendedReason, signupMode } = record;
    return { whiteLabel: { whiteLabelId, title, status, suspendedReason, signupMode, plans: plansOf(record) } };
  }
}
