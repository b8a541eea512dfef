import type { CallerRole } from '@linkyard/contracts';
import { networkError, type ApiError } from './api-error.js';
import { appKeyHeaders, keepNewAppKey } from '../session/app-key.js';
import { clientId } from './client-id.js';
import { unwrap, type Unwrapped } from './envelope.js';

/** One call as the wire needs it. */
export interface Call {
  path: string;
  role: CallerRole;
  /** Plain data goes as JSON, FormData as multipart. */
  body: unknown;
}

export interface CallPorts {
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** The raw token of the cookie, or null. */
  token: () => string | null;
  /** The language to answer in, where it is not the one that the browser asks for. */
  language?: () => string | null;
  /** Renews the token; resolves to what became of the session. */
  refresh: (spent: string | null) => Promise<'renewed' | 'ended' | ApiError>;
  /** Before a call is repeated. */
  pause?: (ms: number) => Promise<void>;
  /** The session is over: forget it and go to sign-in. */
  onSessionEnded: () => void;
}

/** Codes that mean "this session is not accepted"; other 401s (a wrong second factor) are refusals like any. */
const sessionCodes = new Set(['core.unauthenticated', 'auth.session_ended']);

/** Nothing was begun, or what became of it is not known. */
const undecided = new Set(['core.unavailable', 'core.timeout', 'core.outcome_unknown', 'network']);
const repeats = 2;

const hasKey = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !(body instanceof FormData) && 'idempotencyKey' in body;

/** A call with an idempotency key is repeated by itself: it is carried out once, and a later answer says what became of it. */
async function send(call: Call, token: string | null, ports: CallPorts): Promise<Unwrapped> {
  for (let left = hasKey(call.body) ? repeats : 0; ; left -= 1) {
    const answer = await sendOnce(call, token, ports);
    if (answer.ok || left === 0 || !undecided.has(answer.error.code)) return answer;
    await (ports.pause ?? pause)((answer.error.retryAfterSec ?? 1) * 1_000);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function sendOnce(call: Call, token: string | null, ports: CallPorts): Promise<Unwrapped> {
  const multipart = call.body instanceof FormData;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Client-Id': clientId,
    ...appKeyHeaders(),
  };
  if (token) headers['Authorization'] = token;
  const language = ports.language?.();
  if (language) headers['Accept-Language'] = language;
  if (!multipart) headers['Content-Type'] = 'application/json';
  try {
    const response = await ports.fetch(call.path, {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: call.body instanceof FormData ? call.body : JSON.stringify(call.body ?? {}),
    });
    keepNewAppKey(response.headers);
    // A body that is no JSON is worded by its status text.
    const body: unknown = await response.json().catch(() => undefined);
    const { ok, status, statusText } = response;
    return unwrap({ ok, status, statusText, body, retryAfter: response.headers.get('Retry-After') });
  } catch (cause) {
    return { ok: false, error: networkError(cause) };
  }
}

/**
 * Makes a call; when the session is refused it is renewed once and the call repeated, and when that fails too the
 * session is over. Without a network nothing is given up.
 * @source spec 4 "An expired token", design 8 "token cookie"
 */
export async function makeCall(call: Call, ports: CallPorts): Promise<Unwrapped> {
  const token = ports.token();
  const answer = await send(call, token, ports);
  if (answer.ok || call.role === 'public') return answer;
  if (answer.error.httpStatus !== 401 || !sessionCodes.has(answer.error.code)) return answer;

  const outcome = await ports.refresh(token);
  if (outcome === 'renewed') {
    const second = await send(call, ports.token(), ports);
    if (second.ok || second.error.httpStatus !== 401 || !sessionCodes.has(second.error.code)) return second;
    ports.onSessionEnded();
    return second;
  }
  if (outcome === 'ended') {
    ports.onSessionEnded();
    return answer;
  }
  return { ok: false, error: outcome };
}
