import { EgressError, type GuardedRequest } from '@linkyard/egress';
import type { z } from 'zod';
import { ProviderProblem } from './provider-problem.js';

export interface ProviderReply {
  status: number;
  headers: Headers;
  text: string;
}

interface Asking {
  headers?: Record<string, string>;
  /** Sent by POST as JSON; without one it is a GET. */
  body?: object;
  /** Of the reply. */
  maxBytes?: number;
  /** For an address that a person typed: the request then reaches public addresses only. */
  guarded?: GuardedRequest | undefined;
  signal: AbortSignal;
}

const usualBytes = 4 * 1024 * 1024;

/**
 * Calls an API whose address is configured by the operator, or typed by an admin and then `guarded`. Redirects are not followed, because they would
 * leak our key.
 * @returns the reply whatever its status
 * @throws ProviderProblem timeout, failed
 */
export async function askProvider(url: URL, asking: Asking): Promise<ProviderReply> {
  const { headers, body, maxBytes = usualBytes, guarded, signal } = asking;
  if (guarded) return askGuarded(url, { ...asking, maxBytes, guarded });
  const init: RequestInit = body
    ? { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
    : { headers: { accept: 'application/json', ...headers } };
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal });
    const text = await readText(response, maxBytes);
    return { status: response.status, headers: response.headers, text };
  } catch (cause) {
    if (cause instanceof ProviderProblem) throw cause;
    const kind = signal.aborted ? 'timeout' : 'failed';
    throw new ProviderProblem(kind, `${url.host} did not answer`, undefined, { cause });
  }
}

/** Of the guard; the signal of the caller ends it earlier. */
const guardedMs = 120_000;

async function askGuarded(
  url: URL,
  { headers = {}, body, maxBytes, guarded, signal }: Asking & { guarded: GuardedRequest; maxBytes: number },
): Promise<ProviderReply> {
  const content = body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' };
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {};
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => reject(new ProviderProblem('timeout', `${url.host} did not answer`));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  const options = { ...content, headers: { accept: 'application/json', ...headers, ...type }, maxBytes };
  const asked = guarded(url.href, { ...options, timeoutMs: guardedMs, maxRedirects: 0 });
  try {
    const reply = await Promise.race([asked, stopped]);
    return { status: reply.status, headers: new Headers(reply.headers), text: reply.body.toString('utf8') };
  } catch (cause) {
    if (!(cause instanceof EgressError)) throw cause;
    throw new ProviderProblem('failed', `${url.host} did not answer: ${cause.reason}`, undefined, { cause });
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderProblem('failed', 'the reply is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a reply of the documented shape. @throws ProviderProblem failed */
export function readReply<Schema extends z.ZodType>(schema: Schema, { text }: ProviderReply): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new ProviderProblem('failed', `an unexpected reply: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderProblem('failed', 'the reply is no JSON', undefined, { cause });
  }
}

/** A header that is a whole number, or null. */
export function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(value) ? value : null;
}
