export type { CheckoutScreenProps, Quote } from './checkout-props.js';
export { checkoutScreen } from './checkout-screen.js';
export { exampleCheckout } from './example-checkout.js';
export { confirmOrderScreen } from './confirm-order-screen.js';
export { fieldOfOffer, keyOf, maxMore, type Offer } from './offers.js';
export { placedScreen, receiptScreen, waitingScreen } from './receipt-screen.js';
