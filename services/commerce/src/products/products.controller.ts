import { Controller } from '@nestjs/common';
import {
  addUpdateProduct,
  archiveProduct,
  deleteProducts,
  duplicateProduct,
  getProduct,
  getPublicProduct,
  idsOf,
  listAllProducts,
  listOf,
  listProductIds,
  listProducts,
  orderProducts,
  productBlockSource,
  restoreProducts,
  toggleProduct,
  toggleProductAsAdmin,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { BundleParts } from './bundle-parts.js';
import { presentProduct, presentToBuyers } from './product.presenter.js';
import { ProductRoom } from './product-room.js';
import { ProductSource } from './product-source.js';
import { ProductsService } from './products.service.js';

@Controller()
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly source: ProductSource,
    private readonly parts: BundleParts,
    private readonly room: ProductRoom,
  ) {}

  @Handles(productBlockSource)
  async blockSource(request: RequestOf<typeof productBlockSource>) {
    return { items: await this.source.find(request) };
  }

  @Handles(listProducts)
  async list(request: RequestOf<typeof listProducts>, ctx: UserCtx) {
    const { found, total } = await this.products.list(ctx, request);
    const isReadOnly = await this.room.readOnlyOf(ctx.userId);
    const shown = found.map((product) => presentProduct(product, isReadOnly(product)));
    return listOf(shown, total, request);
  }

  @Handles(listAllProducts)
  async listAll(request: RequestOf<typeof listAllProducts>) {
    const { found, total } = await this.products.listAll(request);
    const shown = found.map((product) => ({ ...presentProduct(product), userId: product.userId }));
    return listOf(shown, total, request);
  }

  @Handles(listProductIds)
  async ids(_request: RequestOf<typeof listProductIds>, ctx: UserCtx) {
    return { products: (await this.products.published(ctx)).map((product) => presentProduct(product)) };
  }

  @Handles(getProduct)
  async get({ _id }: RequestOf<typeof getProduct>, ctx: UserCtx) {
    const product = await this.products.get(ctx, _id);
    const isReadOnly = await this.room.readOnlyOf(ctx.userId);
    return { product: presentProduct(product, isReadOnly(product)) };
  }

  @Handles(getPublicProduct)
  async single({ publicId }: RequestOf<typeof getPublicProduct>) {
    const now = new Date();
    const product = await this.products.forBuyers(publicId);
    const parts = await this.parts.of(product.userId, [product]);
    return { product: { ...presentToBuyers(product, now), isInStock: parts.isInStock(product, now) } };
  }

  @Handles(addUpdateProduct)
  async save(request: RequestOf<typeof addUpdateProduct>, ctx: UserCtx) {
    return presentProduct(await this.products.save(ctx, request));
  }

  @Handles(toggleProduct)
  async toggle({ _id, status }: RequestOf<typeof toggleProduct>, ctx: UserCtx) {
    return this.products.toggle(ctx.userId, _id, status);
  }

  @Handles(toggleProductAsAdmin)
  async toggleAny({ _id, status }: RequestOf<typeof toggleProductAsAdmin>) {
    return this.products.toggleAny(_id, status);
  }

  @Handles(deleteProducts)
  async delete(request: RequestOf<typeof deleteProducts>, ctx: UserCtx) {
    return { ids: await this.products.delete(ctx, idsOf(request)) };
  }

  @Handles(restoreProducts)
  async restore({ ids }: RequestOf<typeof restoreProducts>, ctx: UserCtx) {
    return { ids: await this.products.restore(ctx, ids) };
  }

  @Handles(duplicateProduct)
  async duplicate({ _id }: RequestOf<typeof duplicateProduct>, ctx: UserCtx) {
    return presentProduct(await this.products.duplicate(ctx, _id));
  }

  @Handles(archiveProduct)
  async archive({ _id, isArchived }: RequestOf<typeof archiveProduct>, ctx: UserCtx) {
    return presentProduct(await this.products.archive(ctx, _id, isArchived));
  }

  @Handles(orderProducts)
  async order({ ids }: RequestOf<typeof orderProducts>, ctx: UserCtx) {
    return { ids: await this.products.order(ctx, ids) };
  }
}
