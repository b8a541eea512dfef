import type { Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import type { Account } from './account.js';
import { StripeRefusal } from './stripe-error.js';

export interface StoredReply {
  fingerprint: string;
  /** Missing while the first request runs. */
  reply?: Reply;
}

/**
 * Runs a POST once per Idempotency-Key: the first status and body are sent again, other parameters are refused, and a
 * second request while the first one runs is a conflict. Refusals for invalid input are not stored.
 * @source docs.stripe.com/api/idempotent_requests
 */
export async function once(
  { headers, path, body }: SimRequest,
  account: Account,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const key = headers['idempotency-key'];
  if (!key) return work();
  if (key.length > 255)
    throw new StripeRefusal(400, { type: 'idempotency_error', message: 'Keys can be at most 255 characters long.' });
  const fingerprint = `${path}\n${body}`;
  const stored = account.idempotency.get(key);
  if (stored) return replayed(stored, fingerprint, key);
  const entry: StoredReply = { fingerprint };
  account.idempotency.set(key, entry);
  try {
    const reply = await work();
    entry.reply = reply;
    return { ...reply, headers: { ...reply.headers, 'idempotency-key': key } };
  } catch (error) {
    account.idempotency.delete(key);
    throw error;
  }
}

function replayed({ fingerprint: first, reply }: StoredReply, fingerprint: string, key: string): Reply {
  if (first !== fingerprint)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`,
    });
  if (!reply)
    throw new StripeRefusal(
      409,
      {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotency-Key: ${key}.`,
      },
      { 'stripe-should-retry': 'true' },
    );
  return { ...reply, headers: { ...reply.headers, 'idempotency-key': key, 'idempotent-replayed': 'true' } };
}
