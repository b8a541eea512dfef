import { describe, expect, it } from '@jest/globals';
import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { inLanguage } from '@linkyard/languages/request';
import { screenDocument } from '../public-screen.js';
import { walletScreen } from './wallet-screen.js';

type Wallet = ReplyOf<typeof openWallet>;
const shown = (change: Partial<Wallet['donations'][number]>) => {
  const donation: Wallet['donations'][number] = {
    ...{ receiptNumber: 3, completedAt: '2026-11-22T10:00:00Z', campaignName: 'Ana', interval: 'month' },
    ...{ total: { amount: 2_500, currency: 'USD' }, state: 'completed', renewalFailedAt: null },
    ...{ path: '/donate/d', receiptPath: '/receipt/r', ...change },
  };
  const about = {
    sellerName: 'Ana',
    seller: { name: 'Ana', picture: '', look: null },
    timeZone: 'UTC',
    email: 'vera@example.com',
  };
  const wallet: Wallet = { ...about, orders: [], donations: [donation], bookings: [] };
  return inLanguage('en', () => screenDocument(walletScreen(wallet)).text);
};

describe('donations in a wallet', () => {
  it.each([
    [{ state: 'partiallyRefunded' }, 'Returned in part'],
    [{ state: 'refunded' }, 'Returned'],
    [{ state: 'disputed' }, 'Disputed'],
    [{ state: 'lost' }, 'Taken back by the bank'],
    [{ renewalFailedAt: '2026-11-23T10:00:00Z' }, 'The last payment failed'],
  ] as const)('say what became of them: %o', (change, text) => {
    expect(shown(change)).toContain(` · ${text}`);
    expect(shown({})).not.toContain(text);
  });
});
