import { Capability } from '@linkyard/service-kit';
import { products } from './product.schema.js';
import { ProductsController } from './products.controller.js';
import { ProductsRepository } from './products.repository.js';
import { ProductsService } from './products.service.js';

@Capability({
  service: 'commerce',
  collections: [products],
  eraseWithAccount: [products],
  exportWithAccount: [products],
  controllers: [ProductsController],
  providers: [ProductsRepository, ProductsService],
  exports: [ProductsRepository],
})
export class ProductsModule {}
