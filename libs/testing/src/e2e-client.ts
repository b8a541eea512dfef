import type { AnyCommand, ReplyOf, RequestInput, RouteRule, WireReply } from '@linkyard/contracts';
import { answerForServedHosts, currentHost, servedDomain } from './at-host.js';

export interface E2eReply<Data> {
  http: number;
  body: WireReply<Data>;
  headers: Headers;
}

/** Where the stack under test answers, at the host that the work is at; the test script sets it. @throws Error when it does not run */
export function baseUrl(): string {
  const url = process.env['BASE_URL'];
  if (!url) throw new Error('BASE_URL is not set: run these specs by npm test, which starts the stack');
  const { protocol, hostname } = new URL(url);
  if (hostname.endsWith(`.${servedDomain}`)) answerForServedHosts();
  const host = currentHost();
  return host ? `${protocol}//${host}` : url;
}

/** Sends any body to a contract's path, as the browser would. */
export async function send<Data = unknown>(http: RouteRule, body: unknown, token?: string): Promise<E2eReply<Data>> {
  const response = await fetch(`${baseUrl()}${http.path}`, {
    method: http.method ?? 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    ...(http.method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  const parsed: WireReply<Data> = text.startsWith('{')
    ? JSON.parse(text)
    : { status: response.ok ? 1 : 0, message: text };
  return { http: response.status, body: parsed, headers: response.headers };
}

/** Calls a contract with its own types. @returns the reply whatever its status */
export async function call<C extends AnyCommand>(
  command: C,
  body: RequestInput<C>,
  token?: string,
): Promise<E2eReply<ReplyOf<C>>> {
  if (!command.http) throw new Error(`${command.subject} has no HTTP path`);
  return send<ReplyOf<C>>(command.http, body, token);
}

/** Calls a contract that must succeed. @throws Error with the refusal */
export async function must<C extends AnyCommand>(
  command: C,
  body: RequestInput<C>,
  token?: string,
): Promise<ReplyOf<C>> {
  const { http, body: reply } = await call(command, body, token);
  if (reply.status !== 1 || reply.data === undefined)
    throw new Error(`${command.subject} answered ${http}: ${JSON.stringify(reply)}`);
  return reply.data;
}
