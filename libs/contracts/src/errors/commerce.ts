import type { ErrorCatalogue } from './catalogue.js';

export const commerceErrors = {
  'payments.credentials_refused': {
    http: 422,
    text: /*i18n*/ 'The payment provider does not accept these credentials. Please check them.',
  },
  'payments.no_connection': {
    http: 409,
    text: /*i18n*/ 'No payment account is connected for this.',
  },
  'payments.provider_unavailable': {
    http: 503,
    text: /*i18n*/ 'The payment provider cannot be reached at the moment. Please try again.',
  },
  'payments.provider_refused': {
    http: 409,
    text: /*i18n*/ 'The payment provider refused this payment, and nothing was charged.',
  },
  'payments.amount_refused': {
    http: 422,
    text: /*i18n*/ 'The payment provider cannot charge this amount in this currency.',
  },
  'payments.not_settled': { http: 409, text: /*i18n*/ 'Only a payment that has arrived can be refunded.' },
  'payments.refund_exceeds': { http: 409, text: /*i18n*/ 'This is more than what is left of the payment.' },
  'payments.refund_refused': { http: 409, text: /*i18n*/ 'The payment provider refused this refund.' },
  'payments.not_held': { http: 409, text: /*i18n*/ 'Nothing is held for this any more.' },
  'payments.capture_exceeds': { http: 409, text: /*i18n*/ 'This is more than what is held.' },
  'payments.capture_refused': { http: 409, text: /*i18n*/ 'The payment provider refused this charge.' },
  'payments.signature_invalid': { http: 400, text: /*i18n*/ 'The signature of this message is not valid.' },
  'payments.already_paid': { http: 409, text: /*i18n*/ 'This has been paid already.' },
  'payments.in_progress': {
    http: 409,
    text: /*i18n*/ 'A payment of this is being processed. Please wait until it has ended.',
  },
  'payments.replaced': { http: 409, text: /*i18n*/ 'Another payment of this was started. Please continue there.' },
  'payments.no_subscription': {
    http: 409,
    text: /*i18n*/ 'This payment is not repeated, or its subscription has ended.',
  },
  'payments.subscriptions_running': {
    http: 409,
    text: /*i18n*/ 'This account takes repeated donations. They have to end before it is disconnected.',
  },
  'commerce.product_blocked': {
    http: 403,
    text: /*i18n*/ 'An administrator has taken this product off sale. Please reach out to the support.',
  },
  'commerce.import_running': {
    http: 409,
    text: /*i18n*/ 'Another import of products is running. Please wait until it has ended.',
  },
  'commerce.import_not_ready': {
    http: 409,
    text: /*i18n*/ 'This file cannot be imported any more. Please upload it again.',
  },
  'commerce.coupon_exists': { http: 409, text: /*i18n*/ 'You already have a coupon with this code.' },
  'commerce.coupon_not_usable': { http: 409, text: /*i18n*/ 'This code cannot be used for this order.' },
  'commerce.coupon_below_minimum': { http: 409, text: /*i18n*/ 'The order is below the minimum of this code.' },
  'checkout.out_of_stock': { http: 409, text: /*i18n*/ 'There are not enough left of this.' },
  'checkout.confirm_email': {
    http: 409,
    text: /*i18n*/ 'This is a large part of what is left. We have sent you a mail: please confirm your address there to go on.',
  },
  'checkout.buyer_limit_reached': {
    http: 409,
    text: /*i18n*/ 'You have reached the limit per buyer for this. Orders that you have not paid yet count too.',
  },
  'checkout.not_on_sale': { http: 409, text: /*i18n*/ 'This is not on sale right now.' },
  'checkout.key_reused': { http: 409, text: /*i18n*/ 'This key was used with different content before.' },
  'checkout.price_changed': { http: 409, text: /*i18n*/ 'The total has changed. Please check the new one, then pay.' },
  'checkout.expired': { http: 409, text: /*i18n*/ 'The time to pay has run out. Please start again.' },
  'checkout.completed': { http: 409, text: /*i18n*/ 'This has been paid already.' },
  'checkout.method_not_offered': {
    http: 409,
    text: /*i18n*/ 'You cannot pay for this like that. Please choose another way to pay.',
  },
  'orders.not_awaiting_payment': { http: 409, text: /*i18n*/ 'This order is not waiting for a payment.' },
  'orders.refund_undecided': {
    http: 409,
    text: /*i18n*/ 'This order is paid. Refund it, or cancel it without a refund.',
  },
  'orders.not_paid': { http: 409, text: /*i18n*/ 'This order has not been paid, or nothing of the payment is left.' },
  'orders.nothing_to_fulfil': { http: 409, text: /*i18n*/ 'This has been fulfilled already.' },
  'orders.nothing_to_deliver': { http: 409, text: /*i18n*/ 'Nothing of this order is on its way.' },
  'orders.keys_missing': {
    http: 409,
    text: /*i18n*/ 'There are not enough licence keys for this order. Please add keys first.',
  },
  'orders.too_many_notes': { http: 409, text: /*i18n*/ 'An order can have up to 200 notes.' },
  'downloads.exhausted': {
    http: 410,
    text: /*i18n*/ 'This file has been downloaded as often as it may be. Please ask the seller for more.',
  },
  'downloads.expired': { http: 410, text: /*i18n*/ 'The time to download this file has ended. Please ask the seller.' },
  'downloads.revoked': { http: 410, text: /*i18n*/ 'The seller has withdrawn this download.' },
} as const satisfies ErrorCatalogue;
