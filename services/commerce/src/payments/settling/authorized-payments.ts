import { Injectable } from '@nestjs/common';
import { ProviderError } from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';
import { ProviderAccounts } from '../connections/provider-accounts.js';
import { isAuthorized, type Payment } from '../payment.model.js';
import { SettlePayment } from './settle-payment.js';

/** What becomes of an amount that is held on a card or at PayPal: it is captured once, in whole or in part, or released. */
@Injectable()
export class AuthorizedPayments {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly settling: SettlePayment,
  ) {}

  /** @param amount minor units @throws DomainError payments.not_held, payments.capture_exceeds, payments.capture_refused, payments.provider_unavailable */
  async capture(payment: Payment, amount: number): Promise<Payment> {
    const { _id, providerRef, currency, heldAmount } = payment;
    if (heldAmount !== null && amount > heldAmount) throw new DomainError('payments.capture_exceeds');
    if (!isAuthorized(payment) || !providerRef) throw new DomainError('payments.not_held');
    const provider = await this.accounts.ofPayment(payment);
    // The key names the amount: a second capture of another amount is refused by the provider.
    const failure = await provider
      .capture(providerRef, amount, currency, `capture:${_id}:${amount}`)
      .then(() => null, refusalOf);
    if (failure?.code === 'unavailable') throw new DomainError('payments.provider_unavailable');
    const after = await this.settling.settle(payment, true);
    if (after.state === 'settled') return after;
    throw new DomainError(failure ? 'payments.capture_refused' : 'payments.provider_unavailable');
  }

  /** One that was captured in the meantime is settled instead. @throws DomainError payments.provider_unavailable */
  async release(payment: Payment): Promise<Payment> {
    if (!isAuthorized(payment) || !payment.providerRef) return payment;
    const provider = await this.accounts.ofPayment(payment);
    const failure = await provider.release(payment.providerRef).then(() => null, refusalOf);
    if (failure) throw new DomainError('payments.provider_unavailable');
    return this.settling.settle(payment, true);
  }
}

function refusalOf(error: unknown): ProviderError {
  if (!(error instanceof ProviderError)) throw error;
  return error;
}
