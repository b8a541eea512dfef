import type { AnyCommand, WireReply } from '@linkyard/contracts';
import { baseUrl } from '@linkyard/testing';
import { CookieJar } from './auth-cookies.js';

/** A browser at the product's origin: keeps cookies, follows nothing by itself. */
export class Browser {
  constructor(readonly jar = new CookieJar()) {}

  async visit(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(new URL(path, baseUrl()), {
      redirect: 'manual',
      headers: { cookie: this.jar.header(), ...headers },
    });
    this.jar.take(response.headers);
    return response;
  }

  /** Calls a contract with the cookies, and with the token cookie as the raw Authorization header, as the app does. */
  async call({ http }: AnyCommand, body: unknown, headers: Record<string, string> = {}) {
    const token = this.jar.get('token');
    const response = await fetch(new URL(http?.path ?? '/', baseUrl()), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: this.jar.header(),
        ...(token ? { authorization: token } : {}),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    this.jar.take(response.headers);
    const reply: WireReply<Record<string, unknown>> = JSON.parse(await response.text());
    return { http: response.status, reply, headers: response.headers };
  }
}

/** Where a redirect leads. */
export const locationOf = (response: Response) => new URL(response.headers.get('location') ?? '', baseUrl());
