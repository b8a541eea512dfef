import { Injectable } from '@nestjs/common';
import type { Money, paymentMethods } from '@linkyard/contracts';
import { canCharge } from '@linkyard/money';
import { trusted } from '@linkyard/mongo';
import { fieldRefusal } from '@linkyard/service-kit';
import { Payments, type PaymentMethod } from '../payments/payments.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

export type WayToPay = (typeof paymentMethods)[number];
type Sold = Pick<Product, 'priceModel'> & Partial<Pick<Product, 'payment'>>;

/** What a product is sold by whose seller chose nothing: every account that is connected. */
export const online: readonly WayToPay[] = ['stripe', 'paypal'];

/** Products that were stored before they could choose have no choice. */
export const paymentOf = ({ payment }: Partial<Pick<Product, 'payment'>>): Product['payment'] => ({
  ...{ methods: [], offlineText: '', connectionIds: [] },
  ...payment,
});

const chosenFor = (product: Sold): readonly WayToPay[] => {
  const { methods } = paymentOf(product);
  return methods.length > 0 ? methods : online;
};

/** How something may be paid, connected or not. */
export interface AllowedPayment {
  methods: WayToPay[];
  /** Accounts that may take the money; every one when empty. */
  connectionIds: string[];
}

/** What all of the products allow. What is free is not paid for. */
export function allowedFor(products: readonly Sold[]): AllowedPayment {
  const priced = products.filter(({ priceModel }) => priceModel !== 'free');
  const [first = online, ...rest] = priced.map(chosenFor);
  const methods = first.filter((method) => rest.every((chosen) => chosen.includes(method)));
  const limited = priced.map((product) => paymentOf(product).connectionIds).filter((ids) => ids.length > 0);
  const [some = [], ...others] = limited;
  const connectionIds = some.filter((id) => others.every((ids) => ids.includes(id)));
  const isForOtherAccounts = limited.length > 0 && connectionIds.length === 0;
  return { methods: isForOtherAccounts ? methods.filter((method) => method === 'offline') : methods, connectionIds };
}

/** How the products of a seller can be paid. */
@Injectable()
export class PaymentMethods {
  constructor(
    private readonly products: ProductsRepository,
    private readonly payments: Payments,
  ) {}

  /** Connected accounts that buyers can pay to, the seller's default first. */
  async accounts(ownerId: string, { methods, connectionIds }: AllowedPayment): Promise<PaymentMethod[]> {
    const connected = await this.payments.methodsOf(ownerId);
    return connected.filter(
      (account) =>
        methods.includes(account.provider) &&
        (connectionIds.length === 0 || connectionIds.includes(account.connectionId)),
    );
  }

  /** Those of the allowed ways that buyers can use. The seller's default comes first, `offline` last. */
  async usable(ownerId: string, allowed: AllowedPayment): Promise<WayToPay[]> {
    const accounts = await this.accounts(ownerId, allowed);
    const isOffline = allowed.methods.includes('offline');
    return [...new Set(accounts.map(({ provider }) => provider)), ...(isOffline ? (['offline'] as const) : [])];
  }

  /** Those of them that take an amount. @returns `isAmountRefused` when there are some, and none of them does */
  async usableFor(ownerId: string, allowed: AllowedPayment, { amount, currency }: Money) {
    const usable = await this.usable(ownerId, allowed);
    const methods = usable.filter((method) => method === 'offline' || canCharge(method, amount, currency));
    return { methods, isAmountRefused: usable.length > 0 && methods.length === 0 };
  }

  /** What the seller writes to a buyer who pays offline. */
  async howToPay(ownerId: string, lines: readonly { productId: string }[]): Promise<string> {
    const _id = trusted({ $in: lines.map(({ productId }) => productId) });
    const texts = (await this.products.findMany({ ownerId, _id })).map((product) =>
      paymentOf(product).offlineText.trim(),
    );
    return [...new Set(texts)].filter((text) => text !== '').join('\n\n');
  }

  /**
   * A product whose accounts have all been disconnected is not paid to another one: it cannot be bought until its seller chooses again.
   * @param known accounts that were chosen before @throws DomainError core.invalid_input for an account that is not the seller's, and for
   * a published product none of whose chosen ways to pay can be used
   */
  async check(ownerId: string, product: Pick<Product, 'state'> & Sold, known: readonly string[] = []): Promise<void> {
    const { methods, offlineText, connectionIds } = paymentOf(product);
    const added = connectionIds.filter((id) => !known.includes(id));
    if (added.length > 0) {
      const own = (await this.payments.methodsOf(ownerId)).map(({ connectionId }) => connectionId);
      if (!added.every((id) => own.includes(id)))
        throw fieldRefusal('payment.connectionIds', 'commerce.not_own_account');
    }
    const isOpen = methods.length === 0 && connectionIds.length === 0;
    if (product.state !== 'published' || product.priceModel === 'free' || isOpen) return;
    if (methods.includes('offline') && offlineText.trim() === '')
      throw fieldRefusal('payment.offlineText', 'commerce.offline_text_missing');
    if ((await this.usable(ownerId, allowedFor([product]))).length > 0) return;
    const field = connectionIds.length > 0 ? 'payment.connectionIds' : 'payment.methods';
    throw fieldRefusal(field, 'commerce.method_not_connected');
  }
}
