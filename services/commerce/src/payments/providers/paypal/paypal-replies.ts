import { z } from 'zod';

const amount = z.object({ currency_code: z.string(), value: z.string() });
const link = z.object({ rel: z.string(), href: z.string() });

export const tokenReply = z.object({ access_token: z.string(), expires_in: z.number(), app_id: z.string().optional() });
export const errorReply = z.object({
  name: z.string().default(''),
  message: z.string().default(''),
  debug_id: z.string().default(''),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
export const captureReply = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  seller_receivable_breakdown: z.object({ paypal_fee: amount.optional(), net_amount: amount.optional() }).optional(),
});
export const authorizationReply = z.object({
  id: z.string(),
  status: z.string(),
  amount,
  expiration_time: z.string().nullish(),
});
export type AuthorizationReply = z.output<typeof authorizationReply>;
export type CaptureReply = z.output<typeof captureReply>;
export const orderReply = z.object({
  id: z.string(),
  status: z.string(),
  update_time: z.string().default(''),
  intent: z.string().default('CAPTURE'),
  links: z.array(link).default([]),
  purchase_units: z
    .array(
      z.object({
        amount: amount.optional(),
        custom_id: z.string().nullish(),
        payments: z
          .object({
            authorizations: z.array(authorizationReply).default([]),
            captures: z.array(captureReply).default([]),
            /** One without a status is made. */
            refunds: z.array(z.object({ amount, status: z.string().default('COMPLETED') })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type OrderReply = z.output<typeof orderReply>;
export const idReply = z.object({ id: z.string() });
export const refundReply = z.object({ id: z.string(), status: z.string().optional(), state: z.string().optional() });
export const subscriptionReply = z.object({
  id: z.string(),
  status: z.string(),
  custom_id: z.string().nullish(),
  links: z.array(link).default([]),
});
export const transactionsReply = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({
          gross_amount: amount,
          fee_amount: amount.optional(),
          net_amount: amount.optional(),
        }),
      }),
    )
    .default([]),
});
/** @source developer.paypal.com/docs/api/transaction-search/v1 */
export const reportReply = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          transaction_event_code: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: amount,
          transaction_status: z.string().optional(),
          paypal_reference_id: z.string().nullish(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(1),
});
export const saleReply = z.object({
  id: z.string(),
  state: z.string(),
  amount: z.object({ total: z.string(), currency: z.string() }),
  transaction_fee: z.object({ value: z.string(), currency: z.string() }).optional(),
  billing_agreement_id: z.string().nullish(),
  custom: z.string().nullish(),
});
const eventTypes = z.array(z.object({ name: z.string() })).default([]);
export const webhooksReply = z.object({
  webhooks: z.array(z.object({ id: z.string(), url: z.string(), event_types: eventTypes })).default([]),
});
export const verificationReply = z.object({ verification_status: z.string() });
export const eventBody = z.object({
  id: z.string(),
  event_type: z.string(),
  create_time: z.string(),
  resource: z.looseObject({
    id: z.string().optional(),
    billing_agreement_id: z.string().optional(),
    sale_id: z.string().optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().optional() }).optional() }).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
    dispute_amount: amount.optional(),
    dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
    links: z.array(link).optional(),
  }),
});
