import { Injectable } from '@nestjs/common';
import type { Ctx, quoteCheckout, RequestOf } from '@linkyard/contracts';
import { inCurrency } from '../pricing/in-currency.js';
import { presentLines } from './checkout.presenter.js';
import { allProblems, Quotes } from './quote.js';

/** What an order would cost, for the form that its buyer fills in. */
@Injectable()
export class QuoteAnswer {
  constructor(private readonly quotes: Quotes) {}

  /** @throws DomainError core.not_found, checkout.not_on_sale */
  async answer(request: RequestOf<typeof quoteCheckout>, { ipHash }: Ctx) {
    // Limits of one buyer are judged when the checkout is begun: a quote holds nothing, and would say what an address has bought.
    const anonymous = { ...request, buyer: { ...request.buyer, email: '' } };
    const estimate = await this.quotes.estimate(anonymous, ipHash, new Date());
    const { lines, totals, currency, coupon, isTaxReversed } = estimate;
    const { buyer, filledIn } = request;
    const problems = filledIn
      ? allProblems(estimate, { ...filledIn, buyer: { ...filledIn, country: buyer.country } })
      : estimate.problems;
    const payable = await this.quotes.methodsFor(estimate);
    return {
      ...{ items: presentLines(lines, currency), totals: inCurrency(totals, currency) },
      ...{ couponCode: coupon?.code ?? '', couponKind: coupon?.kind ?? null, isTaxReversed },
      ...{ ...payable, problems },
    };
  }
}
