import { Capability } from '@linkyard/service-kit';
import { PaymentsModule } from '../payments/payments.module.js';
import { BundleParts } from './bundle-parts.js';
import { licenceKeys } from './licence-keys/licence-key.schema.js';
import { LicenceKeysController } from './licence-keys/licence-keys.controller.js';
import { LicenceKeysRepository } from './licence-keys/licence-keys.repository.js';
import { ImportProducts } from './import/import-products.js';
import { LicenceKeys } from './licence-keys/licence-keys.js';
import { saleChanges } from './migrations/2026-11-23-sale-changes.js';
import { products } from './product.schema.js';
import { PaymentMethods } from './payment-methods.js';
import { ProductStats } from './product-stats.js';
import { ProductSource } from './product-source.js';
import { ProductsController } from './products.controller.js';
import { ProductsRepository } from './products.repository.js';
import { ProductsService } from './products.service.js';
import { SaleChangesJob } from './sale-changes.job.js';

@Capability({
  service: 'commerce',
  imports: [PaymentsModule],
  collections: [products, licenceKeys],
  migrations: [saleChanges],
  eraseWithAccount: [products, licenceKeys],
  exportWithAccount: [products, licenceKeys],
  controllers: [ProductsController, LicenceKeysController],
  providers: [
    ProductsRepository,
    ProductsService,
    ProductSource,
    BundleParts,
    PaymentMethods,
    LicenceKeysRepository,
    LicenceKeys,
    ImportProducts,
    SaleChangesJob,
    ProductStats,
  ],
  exports: [ProductsRepository, ProductsService, ProductStats, LicenceKeys, BundleParts, PaymentMethods],
})
export class ProductsModule {}
