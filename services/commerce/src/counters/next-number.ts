import { isDuplicateKey, newId, outsideTransaction, type StoredModel } from '@linkyard/mongo';
import type { counterOf } from './counter.schema.js';

/** One record for each owner, whose `last` is the last number given. */
type Counters = StoredModel<ReturnType<typeof counterOf>>;

/** The next number of an owner, from 1. In a transaction, so that none is left out. */
export async function nextNumber(counters: Counters, userId: string): Promise<number> {
  const next = await incremented(counters, userId, false);
  if (next !== null) return next;
  await ensureCounter(counters, userId);
  return (await incremented(counters, userId, true)) ?? 1;
}

async function incremented(counters: Counters, userId: string, upsert: boolean): Promise<number | null> {
  const change = { $inc: { last: 1 }, ...(upsert ? { $setOnInsert: { _id: newId() } } : {}) };
  const counter = await counters
    .findOneAndUpdate({ userId }, change, { upsert, returnDocument: 'after' })
    .lean<{ last: number } | null>()
    .exec();
  return counter?.last ?? null;
}

/** Two transactions that both insert an owner's counter fail; two that increment one are retried. */
async function ensureCounter(counters: Counters, userId: string): Promise<void> {
  const insert = { $setOnInsert: { _id: newId(), last: 0 } };
  await outsideTransaction(async () => {
    await counters.updateOne({ userId }, insert, { upsert: true }).catch((error: unknown) => {
      // The other first record inserted it.
      if (!isDuplicateKey(error)) throw error;
    });
  });
}
