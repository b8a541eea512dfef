import { describe, expect, it } from '@jest/globals';
import type { ProviderSettings } from '@linkyard/contracts';
import { keyWords, ofForm, requestOf, valuesOf } from './provider-values.js';

const none = { from: null, ending: '' };
const settings: ProviderSettings = {
  group: 'providers',
  stock: { unsplash: { from: 'settings', ending: 'wxyz' }, pixabay: none, pexels: none },
  ai: {
    key: none,
    baseUrl: '',
    model: '',
    defaults: { baseUrl: 'https://api.example/v1', model: 'm' },
    dailyLimit: 20,
  },
  updatedAt: null,
};

describe('the form of provider keys', () => {
  it('says of a key what there is of it', () => {
    expect(keyWords(none)).toBe('Not set');
    expect(keyWords(settings.stock.unsplash)).toBe('Set, ends with …wxyz');
    expect(keyWords({ from: 'environment', ending: '' })).toBe('From the environment');
  });

  it('sends a key only when one was typed, and an empty one only to clear it', () => {
    const values = { ...valuesOf(settings), pixabay: ' new-key ', cleared: ['unsplash' as const] };
    expect(requestOf(values)).toEqual({
      group: 'providers',
      stock: { unsplash: '', pixabay: 'new-key', pexels: undefined },
      ai: { key: undefined, baseUrl: '', model: '', dailyLimit: 20 },
    });
  });

  it('finds the field of a refusal', () => {
    expect(['stock.pexels', 'ai.key', 'ai.baseUrl'].map((path) => ofForm({ path, message: '' }).path)).toEqual([
      'pexels',
      'openai',
      'baseUrl',
    ]);
  });
});
