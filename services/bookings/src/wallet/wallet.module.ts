import { Capability } from '@linkyard/service-kit';
import { BookingsModule } from '../bookings/bookings.module.js';
import { WebinarsModule } from '../webinars/webinars.module.js';
import { PaidItems } from './paid-items.js';
import { PaymentFigures } from './payment-figures.js';
import { StoredModes } from './stored-modes.js';
import { WalletHosts } from './wallet-hosts.js';
import { WalletController } from './wallet.controller.js';

@Capability({
  service: 'bookings',
  imports: [BookingsModule, WebinarsModule],
  controllers: [WalletController],
  providers: [PaidItems, PaymentFigures, StoredModes, WalletHosts],
})
export class WalletModule {}
