import { Injectable } from '@nestjs/common';
import { planChanged, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { PlanPeopleRepository } from '../user-records/plan-people.repository.js';

/** People of a white label have what their plan gives. */
@Injectable()
export class PlanChanges {
  constructor(private readonly people: PlanPeopleRepository) {}

  @OnEvent(planChanged, { id: 'apply-plan' })
  async apply({ whiteLabelId, ...change }: EventData<typeof planChanged>, _meta: EventMeta): Promise<void> {
    await this.people.move(whiteLabelId, change);
  }
}
