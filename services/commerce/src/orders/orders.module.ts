import { Capability } from '@linkyard/service-kit';
import { SellerZones } from '../locales/seller-zones.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { orderSearchWords } from './migrations/2026-11-24-order-search-words.js';
import { wholeRefunds } from './migrations/2026-11-24-whole-refunds.js';
import { attentionDetails } from './migrations/2026-11-25-attention-details.js';
import { secondPayments } from './migrations/2026-11-25-second-payments.js';
import { orderNotes } from './migrations/2026-11-26-order-notes.js';
import { orderModes } from './migrations/2026-11-26-order-modes.js';
import { orderCounters, orders } from './order.schema.js';
import { OrdersController } from './orders.controller.js';
import { OrdersRepository } from './orders.repository.js';
import { OrdersService } from './orders.service.js';

/** What was bought, and where it stands. */
@Capability({
  service: 'commerce',
  collections: [orders, orderCounters],
  migrations: [orderSearchWords, wholeRefunds, attentionDetails, secondPayments, orderNotes, orderModes],
  eraseWithAccount: [orders, orderCounters],
  transferWithAccount: [orders, { collection: orderCounters, onConflict: { highest: 'last' } }],
  exportWithAccount: [orders],
  imports: [ProductsModule, PaymentsModule],
  controllers: [OrdersController],
  providers: [OrdersRepository, OrdersService, SellerZones],
  exports: [OrdersRepository, OrdersService],
})
export class OrdersModule {}
