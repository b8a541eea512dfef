import { LRUCache } from 'lru-cache';
import { sessionsEnded, userChanged, verifySession, type SessionFacts } from '@linkyard/contracts';
import { listen, systemContext, type Bus } from '@linkyard/service-kit';

/** A session is asked for again after this long even when no signal said that it ended. */
const freshMs = 5_000;

/**
 * Session states from the auth service, cached for seconds. While the auth service is down no session is accepted: the error of the bus
 * goes up to the caller.
 * @source quality 3 "Session revocation", "Fail closed"
 */
export class SessionStore {
  private readonly known = new LRUCache<string, { facts: SessionFacts | null }>({ max: 20_000, ttl: freshMs });
  /** Calls of one session that come together share one question. */
  private readonly asking = new Map<string, Promise<SessionFacts | null>>();
  /** Forgotten while an answer was under way: that answer may be older than the end it missed. */
  private epoch = 0;

  constructor(private readonly bus: Bus) {
    listen(bus.connection, sessionsEnded, ({ userId, sessionIds }) => this.forget(userId, sessionIds));
    // What the person may do can be another thing now.
    listen(bus.connection, userChanged, ({ userId }) => this.forget(userId));
    bus.connection.onReconnect(() => {
      this.known.clear();
      this.asking.clear();
    });
  }

  /** @returns null when the session is over */
  async factsOf(userId: string, sessionId: string): Promise<SessionFacts | null> {
    const key = `${userId}:${sessionId}`;
    const held = this.known.get(key);
    if (held) return held.facts;
    const answer = this.asking.get(key) ?? this.ask(key, userId, sessionId);
    this.asking.set(key, answer);
    try {
      return await answer;
    } finally {
      if (this.asking.get(key) === answer) this.asking.delete(key);
    }
  }

  private async ask(key: string, userId: string, sessionId: string): Promise<SessionFacts | null> {
    const { epoch } = this;
    const { session } = await this.bus.request(verifySession, { jti: sessionId, userId }, systemContext());
    if (epoch === this.epoch) this.known.set(key, { facts: session });
    return session;
  }

  private forget(userId: string, sessionIds?: string[]) {
    this.epoch += 1;
    // What is under way may be older than this end: who comes now asks again.
    this.asking.clear();
    for (const [key, { facts }] of this.known.entries()) {
      const [owner, session] = key.split(':');
      const isEnded = owner === userId && (!sessionIds || sessionIds.includes(session ?? ''));
      // A session in which that person acts as another one lives no longer than their own.
      if (isEnded || facts?.impersonatorId === userId) this.known.delete(key);
    }
  }
}
