import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { aWallet, aWalletDonation } from './examples.js';
import { walletScreen, type Wallet } from './wallet-screen.js';

const shown = (change: Partial<Wallet['donations'][number]>) =>
  renderToStaticMarkup(walletScreen(aWallet({ donations: [aWalletDonation(change)] }), wordsIn('en')).body);

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

describe('the title of a wallet', () => {
  it.each([
    [{}, 'Your orders from Ana Moreau'],
    [{ donations: [aWalletDonation()] }, 'Your donations to Ana Moreau'],
  ])('names what is in it', (changes, title) =>
    expect(walletScreen(aWallet(changes), wordsIn('en')).title).toBe(title),
  );
});
