import { json, type Reply } from '../http/reply.js';

export interface StripeProblem {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error' | 'card_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

/** A refusal on its way to the reply. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: StripeProblem,
    readonly headers: Record<string, string> = {},
  ) {
    super(problem.message);
  }
}

export const refusalReply = ({ status, problem, headers }: StripeRefusal): Reply =>
  json({ error: { ...problem, doc_url: 'https://stripe.com/docs/error-codes' } }, status, headers);

export const invalid = (message: string, param?: string, code?: string): StripeRefusal =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const noSuch = (kind: string, id: string): StripeRefusal =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: 'id',
  });
