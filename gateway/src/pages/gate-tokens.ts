import { randomUUID } from 'node:crypto';
import { hmacKeys, jwtFor, TokenRefused, type Jwt, type RotatingSecret } from '@linkyard/crypto';
import { cookiesOf } from '../http/cookies-of.js';

/** How long what was opened stays open. */
export const openSec = 3600;

interface Page {
  campaignId: string;
  version: number;
}

/**
 * Remembers in the visitor's browser which gates they got through: a short-lived signed token per gate, good for that gate of that version of
 * the page alone. The cookie is set by the visitor's own answer to a gate, never by a mere visit.
 * @source ADR 0010
 */
export class GateTokens {
  private readonly jwt: Jwt;

  constructor(
    secret: RotatingSecret,
    private readonly isSecure: boolean,
  ) {
    const keys = hmacKeys('jwt.gate', secret);
    this.jwt = jwtFor({ typ: 'gate', alg: 'HS256', issuer: 'pages', audience: 'pages', ttlSeconds: openSec, keys });
  }

  /** The Set-Cookie header after a right answer. @param slot of a section, or `page` */
  async cookie({ campaignId, version }: Page, slot: string): Promise<string> {
    const token = await this.jwt.sign(subjectOf(campaignId, slot), randomUUID(), { version });
    const flags = `Path=/; Max-Age=${openSec}; HttpOnly; SameSite=Lax${this.isSecure ? '; Secure' : ''}`;
    return `${nameOf(campaignId, slot)}=${token}; ${flags}`;
  }

  /** Those of the slots that the visitor's cookies open. */
  async opened(cookies: string | undefined, page: Page, slots: readonly string[]): Promise<Set<string>> {
    const held = cookiesOf(cookies);
    const opened = new Set<string>();
    for (const slot of slots) {
      const token = held.get(nameOf(page.campaignId, slot));
      if (token && (await this.isGood(token, page, slot))) opened.add(slot);
    }
    return opened;
  }

  private async isGood(token: string, { campaignId, version }: Page, slot: string): Promise<boolean> {
    try {
      const { subject, claims } = await this.jwt.verify(token);
      return subject === subjectOf(campaignId, slot) && claims['version'] === version;
    } catch (error) {
      if (error instanceof TokenRefused) return false;
      throw error;
    }
  }
}

const subjectOf = (campaignId: string, slot: string) => `${campaignId}/${slot}`;
const nameOf = (campaignId: string, slot: string) => `gate_${slot === 'page' ? campaignId : slot}`;
