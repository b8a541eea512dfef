/** After these a payment may still be made or has been made, so what it is for is not given up. */
export const openPaymentRefusals = [
  'payments.provider_unavailable',
  'payments.in_progress',
  'payments.already_paid',
  'payments.replaced',
] as const;
/** Every refusal of a payment that is begun, for the contracts that begin one. */
export const startRefusals = [
  'payments.no_connection',
  'payments.provider_refused',
  'payments.amount_refused',
  ...openPaymentRefusals,
] as const;
export type StartRefusal = (typeof startRefusals)[number];
