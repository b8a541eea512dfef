import type { ErrorCatalogue } from './catalogue.js';

export const commerceErrors = {
  'payments.credentials_refused': {
    http: 422,
    text: 'The payment provider does not accept these credentials. Please check them.',
  },
  'payments.no_connection': { http: 409, text: 'No payment account is connected for this.' },
  'payments.provider_unavailable': {
    http: 503,
    text: 'The payment provider cannot be reached at the moment. Please try again.',
  },
  'payments.provider_refused': { http: 409, text: 'The payment provider refused this payment.' },
  'payments.amount_refused': { http: 422, text: 'The payment provider cannot charge this amount in this currency.' },
  'payments.not_settled': { http: 409, text: 'Only a payment that has arrived can be refunded.' },
  'payments.refund_exceeds': { http: 409, text: 'This is more than what is left of the payment.' },
  'payments.refund_refused': { http: 409, text: 'The payment provider refused this refund.' },
  'commerce.coupon_exists': { http: 409, text: 'You already have a coupon with this code.' },
  'commerce.coupon_not_usable': { http: 409, text: 'This code cannot be used for this order.' },
  'commerce.coupon_below_minimum': { http: 409, text: 'The order is below the minimum of this code.' },
  'checkout.out_of_stock': { http: 409, text: 'There are not enough left of this.' },
  'checkout.not_on_sale': { http: 409, text: 'This is not on sale right now.' },
  'checkout.key_reused': { http: 409, text: 'This key was used with different content before.' },
  'checkout.expired': { http: 409, text: 'The time to pay has run out. Please start again.' },
  'checkout.completed': { http: 409, text: 'This has been paid already.' },
  'checkout.cannot_be_paid': { http: 409, text: 'The seller cannot take payments right now.' },
} as const satisfies ErrorCatalogue;
