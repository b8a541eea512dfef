import { randomBytes } from 'node:crypto';

const idOf = () => randomBytes(12).toString('hex');
const atOnce = 500;

/**
 * Browsers at the simulated push service that follow a page, written past the services: subscribing takes a visitor's press each.
 * @param {{env: Record<string, string>, db: import('mongodb').Db, userId: string, campaignId: string, path: string, count: number,
 *   isGone?: (index: number) => boolean}} options  isGone: those that the push service no longer knows
 */
export async function seedFollowers({ env, db, userId, campaignId, path, count, isGone = () => false }) {
  const at = env.PUSH_SIMULATOR_URL;
  const service = new URL(at).host;
  const now = new Date();
  const of = (name) => db.collection(`notifications-and-chat.${name}`);
  for (let start = 0; start < count; start += atOnce) {
    const made = await Promise.all(
      Array.from({ length: Math.min(atOnce, count - start) }, async (_none, index) => {
        const reply = await fetch(`${at}/subscriptions`, { method: 'POST', body: '{}' });
        const { endpoint, keys } = await reply.json();
        return { _id: idOf(), endpoint: isGone(start + index) ? `${at}/push/none${start + index}` : endpoint, keys };
      }),
    );
    await of('push-subscriptions').insertMany(
      made.map((one) => ({
        ...{ ...one, tenantId: null, service, origin: 'https://seeded.example', userAgent: '', locale: 'en' },
        ...{ timeZone: 'UTC', country: 'DE', failures: 0, lastSuccessAt: null, createdAt: now, updatedAt: now },
      })),
    );
    await of('push-follows').insertMany(
      made.map(({ _id: subscriptionId }) => ({
        ...{ _id: idOf(), userId, tenantId: null, rev: 1, createdAt: now, updatedAt: now, deletedAt: null },
        ...{ subscriptionId, from: 'template', campaignId, path, country: 'DE' },
      })),
    );
  }
}
