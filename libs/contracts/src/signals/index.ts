import { z } from 'zod';
import { defineSignal } from '../kit/define-signal.js';
import { objectId } from '../primitives/index.js';

/** A published page, or what stands behind it, changed: drop what is older than `version`. */
export const pagesChanged = defineSignal({
  subject: 'live.pages.changed',
  data: z.object({ campaignId: objectId, version: z.number().int(), campNames: z.array(z.string()).max(20) }),
});

/** Sessions ended: the gateway forgets what it knew of them. Without `sessionIds`, all of the user's. */
export const sessionsEnded = defineSignal({
  subject: 'live.sessions.ended',
  data: z.object({ userId: objectId, sessionIds: z.array(z.string()).max(100).optional() }),
});

/** Something for the open sockets of one user. `event` is the socket event's name. */
export const userNotified = defineSignal({
  subject: 'live.user.notified',
  data: z.object({ userId: objectId, event: z.string().max(64), payload: z.json() }),
});

/** What others know of a user changed, as the name or the e-mail address: drop it. */
export const userChanged = defineSignal({
  subject: 'live.users.changed',
  data: z.object({ userId: objectId }),
});

/** An account was switched off or on, or its deletion was requested or cancelled; the statement with the higher `rev` counts. */
export const ownerVisibilityChanged = defineSignal({
  subject: 'live.owners.changed',
  data: z.object({ ownerId: objectId, isHidden: z.boolean(), rev: z.number().int() }),
});

/** A reseller's domain or a creator's own is served from now on, or no longer, or looks different: what is known of hosts is old. */
export const hostsChanged = defineSignal({
  subject: 'live.hosts.changed',
  data: z.object({}),
});

/** Something for the open sockets of all people in one chat room. */
export const roomNotified = defineSignal({
  subject: 'live.chat.notified',
  data: z.object({ roomId: z.string().max(24), event: z.string().max(64), payload: z.json() }),
});

/** A person may be in a room no longer, or again: their sockets leave it or come back. */
export const roomMemberChanged = defineSignal({
  subject: 'live.chat.member-changed',
  data: z.object({ roomId: z.string().max(24), userId: objectId, isBanned: z.boolean() }),
});
