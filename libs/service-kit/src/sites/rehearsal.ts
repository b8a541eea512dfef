import { createHmac, timingSafeEqual } from 'node:crypto';

/** Opens a site before it is published, for its own check alone. */
export const rehearsalHeader = 'x-rehearsal';
const lifeMs = 60_000;

/** A pass for one host, for a minute. @param secret of the bus, which only processes of the installation have */
export function rehearsalPass(secret: string, host: string, now = Date.now()): string {
  const until = (now + lifeMs).toString(36);
  return `${until}.${mac(secret, host, until)}`;
}

export function isRehearsal(secret: string, pass: string, host: string, now = Date.now()): boolean {
  const [until = '', given = ''] = pass.split('.');
  const expected = Buffer.from(mac(secret, host, until));
  const received = Buffer.from(given);
  const isGenuine = expected.length === received.length && timingSafeEqual(expected, received);
  const left = Number.parseInt(until, 36) - now;
  return isGenuine && left > 0 && left <= lifeMs;
}

const mac = (secret: string, host: string, until: string) =>
  createHmac('sha256', secret).update(`rehearsal\0${host}\0${until}`).digest('base64url');
