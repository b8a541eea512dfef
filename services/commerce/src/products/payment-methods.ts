import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { paymentMethods } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { invalidField } from '@linkyard/service-kit';
import { Payments } from '../payments/payments.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

export type WayToPay = (typeof paymentMethods)[number];
type Sold = Pick<Product, 'priceModel'> & Partial<Pick<Product, 'payment'>>;

/** What a product is sold by whose seller chose nothing: every account that is connected. */
export const online: readonly WayToPay[] = ['stripe', 'paypal'];

/** Products that were stored before they could choose have no choice. */
export const paymentOf = ({
  payment = { methods: [], offlineText: '' },
}: Partial<Pick<Product, 'payment'>>): Product['payment'] => payment;

const chosenFor = (product: Sold): readonly WayToPay[] => {
  const { methods } = paymentOf(product);
  return methods.length > 0 ? methods : online;
};

/** The ways to pay that all of the products allow, connected or not. What is free is not paid for. */
export function commonMethods(products: readonly Sold[]): WayToPay[] {
  const [first = online, ...rest] = products.filter(({ priceModel }) => priceModel !== 'free').map(chosenFor);
  return first.filter((method) => rest.every((methods) => methods.includes(method)));
}

/** How the products of a seller can be paid. */
@Injectable()
export class PaymentMethods {
  constructor(
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(ModuleRef) private readonly modules: ModuleRef,
  ) {}

  /** Those of the allowed ones that buyers can use: accounts have to be connected. The seller's default comes first, `offline` last. */
  async usable(ownerId: string, allowed: readonly WayToPay[]): Promise<WayToPay[]> {
    const connected = await this.modules.get(Payments, { strict: false }).methodsOf(ownerId);
    const all: WayToPay[] = [...new Set(connected.map(({ provider }) => provider)), 'offline'];
    return all.filter((method) => allowed.includes(method));
  }

  /** What the seller writes to a buyer who pays offline. */
  async howToPay(ownerId: string, lines: readonly { productId: string }[]): Promise<string> {
    const _id = trusted({ $in: lines.map(({ productId }) => productId) });
    const texts = (await this.products.findMany({ ownerId, _id })).map((product) =>
      paymentOf(product).offlineText.trim(),
    );
    return [...new Set(texts)].filter((text) => text !== '').join('\n\n');
  }

  /** @throws DomainError core.invalid_input for a published product none of whose chosen ways to pay can be used */
  async check(ownerId: string, product: Pick<Product, 'state'> & Sold): Promise<void> {
    const { methods, offlineText } = paymentOf(product);
    if (product.state !== 'published' || product.priceModel === 'free' || methods.length === 0) return;
    if (methods.includes('offline') && offlineText.trim() === '')
      throw invalidField('payment.offlineText', 'Tell buyers how they can pay.');
    if ((await this.usable(ownerId, methods)).length === 0)
      throw invalidField('payment.methods', 'None of these is connected. Connect one, or choose another way to pay.');
  }
}
