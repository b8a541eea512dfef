import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  addUpdateCoupon,
  addUpdateDonationGoal,
  addUpdateProduct,
  updateNotificationPreferences,
  type UserCtx,
} from '@linkyard/contracts';
import {
  Bus,
  demoMode,
  hasDemoCreator,
  LOGGER,
  muted,
  retryWhileStarting,
  systemContext,
  type Logger,
} from '@linkyard/service-kit';
import { CouponsService } from '../coupons/coupons.service.js';
import { DonationGoalsService } from '../donations/donation-goals.service.js';
import { Connections } from '../payments/connections/connections.js';
import { ProductsRepository } from '../products/products.repository.js';
import { ProductsService } from '../products/products.service.js';
import { DemoHistory } from './demo-history.js';
import { demoProducts } from './demo-products.js';

/** The demo creator; the auth service makes the account under this id when DEMO is set. */
const demoUserId = '0000000000000000000000d1';

const demoContext = (): UserCtx => ({ ...systemContext(), userId: demoUserId, role: 2, sessionId: 'demo' });

/** Products, a coupon and a donation goal of the demo creator, and an account at the payment simulator when there is one. */
@Injectable()
export class LoadDemo implements OnApplicationBootstrap {
  constructor(
    private readonly products: ProductsService,
    private readonly stored: ProductsRepository,
    private readonly coupons: CouponsService,
    private readonly goals: DonationGoalsService,
    private readonly connections: Connections,
    private readonly bus: Bus,
    private readonly history: DemoHistory,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    if (!hasDemoCreator()) return;
    // A demo that cannot be made, e.g. while the simulator is away, keeps no service from starting.
    const load = retryWhileStarting('making the demo products', this.logger, () => this.load());
    const isFresh = await load.catch((error: unknown) => {
      this.logger.warn({ err: error }, 'the demo products could not be made');
      return false;
    });
    // In the background: the service is ready before the last order is paid.
    if (isFresh && demoMode() === 'history') void this.loadHistory();
  }

  /** @returns whether it made anything. Once: a demo product that was changed or deleted stays as it is. */
  async load(): Promise<boolean> {
    if (await this.stored.hasHadProducts(demoUserId)) return false;
    const ctx = demoContext();
    for (const product of demoProducts)
      await this.products.save(ctx, addUpdateProduct.request.parse({ ...product, state: 'published' }));
    await this.coupons.save(
      ctx,
      addUpdateCoupon.request.parse({ code: 'WELCOME10', kind: 'percent', value: '10', currency: 'EUR' }),
    );
    await this.goals.save(
      ctx,
      addUpdateDonationGoal.request.parse({ title: 'A second kiln', target: '1200.00', currency: 'EUR' }),
    );
    if (this.connections.simulated().includes('stripe'))
      await this.connections.connect(demoUserId, { provider: 'stripe', secretKey: 'sk_test_linkyard_demo_account' });
    return true;
  }

  private async loadHistory(): Promise<void> {
    if (!this.connections.simulated().includes('stripe')) return;
    try {
      const ctx = demoContext();
      const count = await muted(
        (isOn) => this.ring(ctx, isOn),
        () => this.history.make(ctx),
      );
      this.logger.info({ count }, 'the demo shop has orders and donations');
    } catch (error) {
      this.logger.warn({ err: error }, 'the orders of the demo could not be made');
    }
  }

  private ring(ctx: UserCtx, isOn: boolean) {
    const channels = { app: isOn, email: isOn, push: isOn };
    const preferences = { purchase: channels, donation: channels };
    return this.bus.request(updateNotificationPreferences, { preferences }, ctx);
  }
}
