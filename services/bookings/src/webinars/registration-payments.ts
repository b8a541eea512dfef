import { Injectable } from '@nestjs/common';
import { registrationPaymentStates } from '@linkyard/contracts';
import { fieldsOf, PayableRecords, storedPayment, type PaymentChange } from '@linkyard/payables';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';

type State = Registration['paymentState'];

/** What registrations store of their payments. */
@Injectable()
export class RegistrationPayments extends PayableRecords<Registration, State> {
  readonly states = registrationPaymentStates;

  constructor(private readonly registrations: RegistrationsRepository) {
    super();
  }

  describe(registration: Registration) {
    return storedPayment(registration, { due: registration.price, heldUntil: null, mayTakeLess: false });
  }

  async again({ userId: ownerId, _id }: Registration): Promise<Registration | null> {
    return this.registrations.findOne({ ownerId, _id });
  }

  async save(
    { userId: ownerId, _id, paymentState, rev }: Registration,
    change: PaymentChange<State>,
  ): Promise<Registration | null> {
    return this.registrations.update({ ownerId, _id, paymentState }, { $set: fieldsOf(change) }, { rev });
  }
}
