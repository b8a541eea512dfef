import { Capability } from '@linkyard/service-kit';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { OrderExportController } from './order-export.controller.js';
import { OrderExport } from './order-export.js';

@Capability({
  service: 'commerce',
  imports: [CheckoutModule, PaymentsModule],
  controllers: [OrderExportController],
  providers: [OrderExport],
})
export class OrderExportModule {}
