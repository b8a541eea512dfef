import { Capability } from '@linkyard/service-kit';
import { PaymentsModule } from '../payments/payments.module.js';
import { BundleParts } from './bundle-parts.js';
import { licenceKeys } from './licence-keys/licence-key.schema.js';
import { LicenceKeysController } from './licence-keys/licence-keys.controller.js';
import { LicenceKeysRepository } from './licence-keys/licence-keys.repository.js';
import { productImportLines, productImports } from './import/product-import.schema.js';
import { ProductImportsController } from './import/product-imports.controller.js';
import { ProductImportLinesRepository, ProductImportsRepository } from './import/product-imports.repository.js';
import { ProductImports } from './import/product-imports.service.js';
import { SaveImportedProduct } from './import/save-imported-product.js';
import { StalledImportsJob } from './import/stalled-imports.job.js';
import { LicenceKeys } from './licence-keys/licence-keys.js';
import { saleChanges } from './migrations/2026-11-23-sale-changes.js';
import { productMediaUses } from './migrations/2026-11-26-product-media-uses.js';
import { products } from './product.schema.js';
import { PaymentMethods } from './payment-methods.js';
import { ProductRoom } from './product-room.js';
import { ProductStats } from './product-stats.js';
import { ProductReferences } from './product-references.js';
import { ProductSource } from './product-source.js';
import { ProductsController } from './products.controller.js';
import { ProductsRepository } from './products.repository.js';
import { ProductsService } from './products.service.js';
import { SaleChangesJob } from './sale-changes.job.js';

@Capability({
  service: 'commerce',
  imports: [PaymentsModule],
  collections: [products, licenceKeys, productImports, productImportLines],
  migrations: [saleChanges, productMediaUses],
  eraseWithAccount: [products, licenceKeys, productImports, productImportLines],
  transferWithAccount: [products, licenceKeys],
  exportWithAccount: [products, licenceKeys],
  controllers: [ProductsController, LicenceKeysController, ProductImportsController],
  providers: [
    ProductsRepository,
    ProductRoom,
    ProductsService,
    ProductSource,
    ProductReferences,
    BundleParts,
    PaymentMethods,
    LicenceKeysRepository,
    LicenceKeys,
    ProductImportsRepository,
    ProductImportLinesRepository,
    ProductImports,
    SaveImportedProduct,
    StalledImportsJob,
    SaleChangesJob,
    ProductStats,
  ],
  exports: [ProductsRepository, ProductsService, ProductStats, LicenceKeys, BundleParts, PaymentMethods],
})
export class ProductsModule {}
