import type { z } from 'zod';
import {
  jsonOf,
  ProviderError,
  providerRequest,
  readReply,
  unavailableOf,
  type CallPolicy,
  type ProviderErrorCode,
  type ProviderReply,
  type ProviderRequest,
} from '@linkyard/egress';
import { errorReply, tokenReply } from './paypal-replies.js';

export interface PayPalRequest<Reply> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  reply: z.ZodType<Reply>;
  /** JSON text, or a value to be written as JSON. */
  body?: object | string;
  requestId?: string;
}
const byIssue: Readonly<Record<string, ProviderErrorCode>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  PAYEE_ACCOUNT_RESTRICTED: 'declined',
  COMPLIANCE_VIOLATION: 'declined',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'declined',
  CAPTURE_FULLY_REFUNDED: 'already_refunded',
  REFUND_AMOUNT_EXCEEDED: 'refund_too_large',
  CURRENCY_NOT_SUPPORTED: 'currency_not_supported',
  DECIMAL_PRECISION: 'invalid_amount',
  PREVIOUS_REQUEST_IN_PROGRESS: 'unavailable',
};
const byStatus: Readonly<Record<number, ProviderErrorCode>> = {
  401: 'invalid_credentials',
  403: 'missing_permission',
  404: 'not_found',
  409: 'unavailable',
  429: 'unavailable',
};

/** PayPal's REST API with its access token, which is fetched again when it has run out. */
export class PayPalHttp {
  private token: { text: string; expiresAt: number } | null = null;

  constructor(
    private readonly baseUrl: string,
    private readonly credentials: { clientId: string; clientSecret: string },
    private readonly policy: CallPolicy,
  ) {}

  call<Reply>(request: PayPalRequest<Reply>): Promise<Reply> {
    return this.policy.run(async (signal) => {
      try {
        return await this.send(request, signal);
      } catch (error) {
        // A token may be withdrawn before its time; wrong credentials fail at the token itself.
        if (!this.token || !(error instanceof ProviderError) || error.code !== 'invalid_credentials') throw error;
        this.token = null;
        return this.send(request, signal);
      }
    });
  }

  /** Fetches a token by the credentials. @returns the name of the app */
  async signIn(): Promise<string> {
    this.token = null;
    return this.policy.run(async (signal) => (await this.fetchToken(signal)).appId);
  }

  private async send<Reply>(
    { method, path, reply, body, requestId }: PayPalRequest<Reply>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const token =
      this.token && this.token.expiresAt > Date.now() ? this.token.text : (await this.fetchToken(signal)).text;
    const sent = await this.reach(path, {
      ...{ method, body, signal },
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId ? { 'paypal-request-id': requestId.slice(0, 108) } : {}),
      },
    });
    return readReply(reply, sent.text === '' ? { text: '{}' } : sent);
  }

  private async fetchToken(signal: AbortSignal): Promise<{ text: string; appId: string }> {
    const { clientId, clientSecret } = this.credentials;
    const sent = await this.reach('/v1/oauth2/token', {
      signal,
      headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const { access_token, expires_in, app_id } = readReply(tokenReply, sent);
    // A minute early, so that it does not run out on its way.
    this.token = { text: access_token, expiresAt: Date.now() + (expires_in - 60) * 1000 };
    return { text: access_token, appId: app_id ?? clientId.slice(0, 12) };
  }

  private async reach(path: string, request: ProviderRequest): Promise<ProviderReply> {
    const reply = await providerRequest(`${this.baseUrl}${path}`, request);
    if (reply.status >= 300) throw refusalOf(reply);
    return reply;
  }
}

function refusalOf(reply: ProviderReply): ProviderError {
  const { status, text } = reply;
  const {
    name,
    message,
    debug_id: requestId,
    details: issues,
  } = errorReply.safeParse(jsonOf(text)).data ?? errorReply.parse({});
  const providerCode = issues[0]?.issue ?? name;
  const code = byIssue[providerCode] ?? byStatus[status] ?? (status >= 500 ? 'unavailable' : 'invalid_request');
  const details = { ...unavailableOf(reply)?.details, status, providerCode, requestId };
  return new ProviderError(code, `PayPal: ${providerCode || message || status}`, details);
}
