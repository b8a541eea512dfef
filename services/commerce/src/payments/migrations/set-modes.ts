import type { DeclaredCollection, ServiceDatabase } from '@linkyard/mongo';
import { payments, type Payment } from '../payment.model.js';

const batch = 500;
type TestPayment = Pick<Payment, '_id' | 'userId' | 'subject'>;

/** The payments that were made at test accounts, some at a time, for migrations. */
export async function* testPayments(
  database: ServiceDatabase,
  kind?: Payment['subject']['kind'],
): AsyncGenerator<TestPayment[]> {
  const stored = database.collection(payments);
  const ofKind = kind ? { 'subject.kind': kind } : {};
  for (let after = ''; ;) {
    const filter = { mode: 'test' as const, ...ofKind, _id: { $gt: after } };
    const found = await stored.find(filter, { sort: { _id: 1 }, limit: batch }).toArray();
    const last = found.at(-1);
    if (!last) return;
    yield found;
    after = last._id;
  }
}

type Paid = Pick<Payment, '_id' | 'mode'> & { paymentId: string | null };

/** Gives records without a mode that of the payment that paid them, or that was begun for them. Without one it was not kept: they are live. */
export async function setModes(
  database: ServiceDatabase,
  kind: Payment['subject']['kind'],
  collection: DeclaredCollection<Paid>,
): Promise<void> {
  const stored = database.collection(collection);
  const without = { mode: { $exists: false } };
  for await (const payments of testPayments(database, kind)) {
    const paid = { paymentId: { $in: payments.map(({ _id }) => _id) } };
    const begun = { paymentId: null, _id: { $in: payments.map(({ subject }) => subject.id) } };
    await stored.updateMany({ ...without, ...paid }, { $set: { mode: 'test' } });
    await stored.updateMany({ ...without, ...begun }, { $set: { mode: 'test' } });
  }
  await stored.updateMany(without, { $set: { mode: 'live' } });
}
