import { Controller } from '@nestjs/common';
import { addLicenceKeys, countLicenceKeys, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ProductsService } from '../products.service.js';
import { LicenceKeys } from './licence-keys.js';

@Controller()
export class LicenceKeysController {
  constructor(
    private readonly keys: LicenceKeys,
    private readonly products: ProductsService,
  ) {}

  @Handles(addLicenceKeys)
  async add({ productId, keys }: RequestOf<typeof addLicenceKeys>, ctx: UserCtx) {
    await this.products.get(ctx, productId);
    return this.keys.addPool({ ownerId: ctx.userId, tenantId: ctx.tenantId, productId }, keys);
  }

  @Handles(countLicenceKeys)
  async count({ productId }: RequestOf<typeof countLicenceKeys>, ctx: UserCtx) {
    await this.products.get(ctx, productId);
    return this.keys.count({ ownerId: ctx.userId, productId });
  }
}
