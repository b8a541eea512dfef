import { trusted } from '@linkyard/mongo';

export interface OwnedPayment {
  ownerId: string;
  paymentId: string;
}

/** The conditions for records that one of these payments was for, of any owners: as the one that counts or as a second one. */
export function paidBy(payments: readonly OwnedPayment[]) {
  const byOwner = new Map<string, string[]>();
  for (const { ownerId, paymentId } of payments) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), paymentId]);
  return [...byOwner].flatMap(([userId, ids]) => [
    { userId, paymentId: trusted({ $in: ids }) },
    { userId, 'duplicates.paymentId': trusted({ $in: ids, $type: 'string' as const }) },
  ]);
}
