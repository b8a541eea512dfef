import type { z } from 'zod';
import { EgressError } from './egress-error.js';
import type { GuardedRequest } from './guarded-request.js';
import { ProviderError, retryAfterMsOf } from './provider-error.js';

export interface ProviderReply {
  status: number;
  headers: Headers;
  text: string;
}
export interface ProviderRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  /** Text as it is, a form, or an object that is sent as JSON. */
  body?: string | URLSearchParams | object | undefined;
  /** Of the reply. @default 4 MB */
  maxBytes?: number;
  /** For an address that a person typed: the request then reaches public addresses only. */
  guarded?: GuardedRequest | undefined;
  signal: AbortSignal;
}

const usualBytes = 4 * 1024 * 1024;

/**
 * One request with credentials to an API whose address is configured by the operator, or typed by an admin and then `guarded`. Redirects are
 * not followed: they would pass the credentials on.
 * @returns the reply whatever its status
 * @throws ProviderError unavailable without a reply
 */
export async function providerRequest(address: URL | string, request: ProviderRequest): Promise<ProviderReply> {
  const url = new URL(address);
  const { method = request.body === undefined ? 'GET' : 'POST', maxBytes = usualBytes, guarded, signal } = request;
  const { body, type } = encoded(request.body);
  const headers = { accept: 'application/json', ...type, ...request.headers };
  try {
    signal.throwIfAborted();
    if (guarded) {
      const options = { method, headers, maxBytes, signal, maxRedirects: 0, ...(body === undefined ? {} : { body }) };
      const reply = await guarded(url.href, options);
      return { status: reply.status, headers: new Headers(reply.headers), text: reply.body.toString('utf8') };
    }
    const init = { method, headers, signal, redirect: 'error' as const, ...(body === undefined ? {} : { body }) };
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, text: await readText(response, maxBytes) };
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    const reason = signal.aborted ? ({ reason: 'timeout' } as const) : {};
    const why = cause instanceof EgressError ? `: ${cause.reason}` : '';
    throw new ProviderError('unavailable', `${url.host} did not answer${why}`, { ...reason, cause });
  }
}

function encoded(body: ProviderRequest['body']): { body?: string; type: Record<string, string> } {
  if (body === undefined) return { type: {} };
  if (body instanceof URLSearchParams)
    return { body: body.toString(), type: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' } };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, type: { 'content-type': 'application/json' } };
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new ProviderError('unavailable', 'The reply is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a reply of the documented shape. @throws ProviderError unavailable: an error taken for an empty list would be worse */
export function readReply<Schema extends z.ZodType>(schema: Schema, { text }: { text: string }): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new ProviderError('unavailable', `The reply has another shape: ${parsed.error.issues[0]?.message}`);
}

/** Null for what is no JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A gateway's error page: no shape fits it.
    return null;
  }
}

/** The refusal of a provider that asks for a pause or has a fault of its own; else null. @param status of its reply */
export function unavailableOf({ status, headers }: Pick<ProviderReply, 'status' | 'headers'>): ProviderError | null {
  if (status !== 429 && status < 500) return null;
  const retryAfterMs = retryAfterMsOf(headers.get('retry-after'));
  const reason = status === 429 ? ({ reason: 'rate_limit' } as const) : {};
  return new ProviderError('unavailable', `The provider answered ${status}`, { status, retryAfterMs, ...reason });
}

/** A header that is a whole number, or null. */
export function numberIn(headers: Headers, name: string): number | null {
  const text = headers.get(name);
  const value = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isInteger(value) ? value : null;
}
