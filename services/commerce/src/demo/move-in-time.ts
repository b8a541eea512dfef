import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';

export interface Made {
  kind: 'orders' | 'donations';
  _id: string;
  /** Null for an order that costs nothing. */
  paymentId: string | null;
  at: Date;
}

/** Gives records of the demo a time in the past. Nothing else may: the ledger is append-only. */
@Injectable()
export class MoveInTime {
  constructor(private readonly database: ServiceDatabase) {}

  async move(userId: string, { kind, _id, paymentId, at }: Made): Promise<void> {
    const made = await this.records(kind).findOne({ userId, _id });
    if (!(made?.['createdAt'] instanceof Date)) return;
    const byMs = at.getTime() - made['createdAt'].getTime();
    await this.shift(kind, { userId, _id }, byMs);
    if (paymentId === null) return;
    await this.shift('payments', { userId, _id: paymentId }, byMs);
    await this.shift('refunds', { userId, paymentId }, byMs);
    await this.shift('ledger_entries', { userId, paymentId }, byMs);
  }

  private async shift(collection: string, filter: Record<string, string>, byMs: number): Promise<void> {
    const records = this.records(collection);
    for (const record of await records.find(filter).toArray())
      await records.replaceOne({ _id: record._id }, moved(record, byMs));
  }

  private records(collection: string) {
    return this.database.db.collection<{ _id: string; [field: string]: unknown }>(this.database.nameOf(collection));
  }
}

/** A copy in which every moment is that much later. */
function moved<Value>(value: Value, byMs: number): Value;
function moved(value: unknown, byMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + byMs);
  if (Array.isArray(value)) return value.map((item: unknown) => moved(item, byMs));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, moved(item, byMs)]));
}
