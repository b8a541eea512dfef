import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedModelRepository, type StoredModel } from '@linkyard/mongo';
import { donationGoals, type DonationGoal } from './donation.schema.js';

@Injectable()
export class DonationGoalsRepository extends OwnedModelRepository<DonationGoal> {
  constructor(@InjectStored('commerce', donationGoals) model: StoredModel<typeof donationGoals>) {
    super(model);
  }
}
