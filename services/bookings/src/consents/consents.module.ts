import { Controller, Inject, Injectable } from '@nestjs/common';
import { tenantOfConsent, type RequestOf } from '@linkyard/contracts';
import { ConsentState } from '@linkyard/oauth';
import { Capability, Handles } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { ConfigModule } from '../config/config.module.js';

/** The states of the consent pages of calendars and of webinars. */
@Injectable()
export class Consents {
  readonly state: ConsentState;

  constructor(@Inject(BOOKINGS_CONFIG) { DATA_KEY }: BookingsConfig) {
    this.state = new ConsentState(DATA_KEY, 'bookings.oauth');
  }
}

@Controller()
class ConsentsController {
  constructor(private readonly consents: Consents) {}

  @Handles(tenantOfConsent)
  async tenant({ provider, state }: RequestOf<typeof tenantOfConsent>) {
    return { consent: this.consents.state.tenantOf(state, provider) };
  }
}

@Capability({
  service: 'bookings',
  imports: [ConfigModule],
  controllers: [ConsentsController],
  providers: [Consents],
  exports: [Consents],
})
export class ConsentsModule {}
