import type { Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Capability } from '@linkyard/service-kit';
import { Payables } from './payables.js';
import { PaymentEvents } from './payment-events.js';

/** The capability of a service in which something is paid for: it consumes what happens to payments. */
export function payablesOf(service: string): Type {
  @Capability({ service, imports: [DiscoveryModule], providers: [Payables, PaymentEvents] })
  class PayablesModule {}
  return PayablesModule;
}
