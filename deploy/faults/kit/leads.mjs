import { eventually, uniqueName } from './requests.mjs';
import { withDatabase } from './creator.mjs';

/** Visitors who leave their address at the same time. @returns the answers, each with its address */
export function submitted(creator, page, count) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const email = `${uniqueName('visitor')}@visitors.example`;
      return { ...(await creator.optin(page, email)), email };
    }),
  );
}

/**
 * Every stored submission, whether or not its visitor got a reply, must have exactly one notification and one sent mail in the end.
 * @returns {Promise<{summary: string, met: boolean, ms: number}>}
 */
export async function oneEffectEach(installation, creator, leads, { withinMs = 60_000 } = {}) {
  return withDatabase(installation, async (db) => {
    const stored = await db
      .collection('campaigns-and-templates.leads')
      .find({ email: { $in: leads.map(({ email }) => email) } })
      .toArray();
    const keys = stored.map(({ _id }) => `lead:${_id}`);
    const look = async () => {
      const notified = await db
        .collection('notifications-and-chat.notifications')
        .find({ userId: creator.userId, dedupeKey: { $in: keys } })
        .toArray();
      const mailed = await db.collection('workers.sent_emails').countDocuments({ _id: { $in: keys }, state: 'sent' });
      const unsent = await db.collection('campaigns-and-templates.outbox').countDocuments({ sentAt: null });
      return {
        notified: notified.length,
        distinct: new Set(notified.map(({ dedupeKey }) => dedupeKey)).size,
        mailed,
        unsent,
      };
    };
    let last = await look();
    const done = await eventually(
      async () => {
        last = await look();
        return last.distinct >= keys.length && last.mailed >= keys.length && last.unsent === 0;
      },
      { withinMs, everyMs: 250 },
    );
    const mails = await mailsAbout(installation, stored);
    const spam = stored.filter(({ state }) => state === 'spam').length;
    const met = done !== undefined && last.notified === keys.length && mails.every((count) => count === 1);
    const summary = `${keys.length} stored, ${last.notified} notifications, ${last.mailed} mails sent, ${mails.filter((count) => count > 1).length} doubled, ${last.unsent} unpublished${spam ? `, ${spam} spam` : ''}`;
    return { summary, met, ms: done?.ms ?? withinMs };
  });
}

/** How many mails in the mailbox name each of these visitors. */
async function mailsAbout(installation, stored) {
  const response = await fetch(
    `${installation.env.MAILBOX_URL}/api/messages?to=${encodeURIComponent('demo@linkyard.local')}&limit=1000`,
  );
  const listed = await response.json();
  const messages = Array.isArray(listed) ? listed : listed.messages;
  const texts = await Promise.all(
    messages.map(
      async ({ id }) => (await (await fetch(`${installation.env.MAILBOX_URL}/api/messages/${id}`)).json()).text ?? '',
    ),
  );
  return stored.map(({ email }) => texts.filter((text) => text.includes(email)).length);
}
