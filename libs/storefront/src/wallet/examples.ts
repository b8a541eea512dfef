import { ana, layla, longWord, withoutPage } from '../document/example-creators.js';
import type { ScreenExamples } from '../document/screen-examples.js';
import { emptyForm, formWith } from '../form/form-values.js';
import { lostLinksScreen } from './lost-links-screen.js';
import type { WalletOrder } from './OrderCard.js';
import { walletScreen, type Wallet } from './wallet-screen.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });

export const aWalletDonation = (changes: Partial<Wallet['donations'][number]> = {}): Wallet['donations'][number] => ({
  ...{ receiptNumber: 3, completedAt: '2026-11-22T10:00:00Z', campaignName: 'Ana', interval: 'month' },
  ...{ total: eur(2_500), state: 'completed', renewalFailedAt: null },
  ...{ path: `/donate/${'d'.repeat(22)}`, receiptPath: '/receipt/d' },
  ...changes,
});
const anOrder = (changes: Partial<WalletOrder> = {}): WalletOrder => ({
  ...{ number: 1042, at: '2026-11-24T10:00:00Z', state: 'fulfilled', paymentState: 'paid', fulfilmentState: 'granted' },
  ...{ howToPay: '', parcels: [], downloadPath: '/downloadProduct?order=o', receiptPath: '/receipt/o' },
  ...{ lines: [{ title: 'Glaze recipes', qty: 1, total: eur(1_900) }], shipping: eur(0), total: eur(1_900) },
  ...{ refunded: eur(0), downloads: [] },
  ...changes,
});
const aParcel = (changes: Partial<WalletOrder['parcels'][number]> = {}): WalletOrder['parcels'][number] => ({
  ...{ items: [{ title: 'Mug', qty: 2 }], state: 'shipped', shippedAt: '2026-11-25T10:00:00Z', deliveredAt: null },
  ...{ carrier: 'DHL', trackingCode: '00340434161094021501', trackingUrl: 'https://track.example/1' },
  ...changes,
});
type Booking = NonNullable<Wallet['bookings']>[number];
const aBooking = (changes: Partial<Booking> = {}): Booking => ({
  ...{ title: 'First talk', startAt: '2026-12-01T14:00:00Z', timeZone: 'Europe/Berlin', state: 'confirmed' },
  ...{ path: '/bookappointment/b', joinPath: '', receiptPath: '' },
  ...changes,
});

export const aWallet = (changes: Partial<Wallet> = {}): Wallet => ({
  ...{ sellerName: 'Ana Moreau', seller: ana, timeZone: 'Europe/Berlin', email: 'vera@example.com' },
  ...{ orders: [], donations: [], bookings: [] },
  ...changes,
});

const wallets: Record<string, Wallet> = {
  'with nothing in it': aWallet({ seller: withoutPage }),
  'whose bookings cannot be shown': aWallet({ bookings: null, orders: [anOrder()] }),
  'with orders in each state': aWallet({
    orders: [
      anOrder({
        state: 'pending',
        paymentState: 'unpaid',
        number: null,
        howToPay: 'IBAN DE02 1203\nAna',
        receiptPath: '',
      }),
      anOrder({ paymentState: 'partiallyRefunded', refunded: eur(500) }),
      anOrder({ paymentState: 'disputed', refunded: eur(1_900) }),
      anOrder({
        ...{ state: 'partiallyFulfilled', fulfilmentState: 'shipped', shipping: eur(490), downloadPath: '' },
        parcels: [
          aParcel(),
          aParcel({ state: 'delivered', deliveredAt: '2026-11-26T10:00:00Z', carrier: '', trackingUrl: '' }),
        ],
      }),
      anOrder({
        downloads: [
          { title: longWord, state: 'active', remaining: 3, expiresAt: '2026-12-24T10:00:00Z' },
          { title: 'Course', state: 'active', remaining: null, expiresAt: null },
          { title: 'Old course', state: 'expired', remaining: 1, expiresAt: '2026-11-01T10:00:00Z' },
          { title: 'Recipes', state: 'exhausted', remaining: 0, expiresAt: null },
          { title: 'Film', state: 'revoked', remaining: 1, expiresAt: null },
        ],
      }),
    ],
  }),
  'with bookings, orders and donations': aWallet({
    bookings: [
      aBooking({ receiptPath: '/receipt/b' }),
      aBooking({ path: '/webinar/w', state: 'approved', joinPath: '/webinar/w/join', title: 'Glazing' }),
      aBooking({ path: '/webinar/v', startAt: null, title: 'A recording' }),
    ],
    orders: [anOrder()],
    donations: [aWalletDonation()],
  }),
  'written from right to left': aWallet({
    ...{ sellerName: 'ليلى حداد', seller: layla },
    bookings: [aBooking({ title: 'لقاء' })],
    orders: [
      anOrder({
        lines: [{ title: 'كوب', qty: 2, total: eur(1_900) }],
        howToPay: 'ادفع عند الاستلام',
        parcels: [aParcel({ carrier: 'أرامكس' }), aParcel({ items: [{ title: 'كوب', qty: 1 }] })],
        downloads: [{ title: 'وصفات', state: 'active', remaining: 2, expiresAt: null }],
      }),
    ],
    donations: [aWalletDonation({ campaignName: 'صفحة ليلى', interval: 'once', receiptNumber: null })],
  }),
};

export const examples: ScreenExamples = {
  ...Object.fromEntries(
    Object.entries(wallets).map(([name, wallet]): [string, ScreenExamples[string]] => [
      `wallet ${name}`,
      (words) => walletScreen(wallet, words),
    ]),
  ),
  'lost links': (words) => lostLinksScreen({ form: emptyForm }, words),
  'lost links with a wrong address': (words) =>
    lostLinksScreen({ form: formWith({ email: 'vera@' }, { email: 'This is no e-mail address.' }) }, words),
};
