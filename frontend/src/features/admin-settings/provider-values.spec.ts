import { describe, expect, it } from '@jest/globals';
import type { ProviderSettings } from '@linkyard/contracts';
import { keyWords, ofForm, requestOf, valuesOf, withTyped } from './provider-values.js';

const none = { from: null, ending: '' };
const settings: ProviderSettings = {
  group: 'providers',
  rev: 3,
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
      rev: 3,
      stock: { unsplash: '', pixabay: 'new-key', pexels: undefined },
      ai: { key: undefined, baseUrl: '', model: '', dailyLimit: 20 },
    });
  });

  it('keeps what was typed when another admin has saved', () => {
    const values = { ...valuesOf(settings), model: 'typed' };
    const theirs = valuesOf({ ...settings, rev: 4, ai: { ...settings.ai, model: 'theirs', dailyLimit: 5 } });
    expect(withTyped(theirs, values, (field) => field === 'model')).toEqual({ ...theirs, model: 'typed' });
  });

  it('finds the field of a refusal', () => {
    expect(['stock.pexels', 'ai.key', 'ai.baseUrl'].map((path) => ofForm({ path, message: '' }).path)).toEqual([
      'pexels',
      'openai',
      'baseUrl',
    ]);
  });
});
