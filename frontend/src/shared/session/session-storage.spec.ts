import { describe, expect, it } from '@jest/globals';
import { keepSession, restoreSession } from './session-storage.js';

/** A browser's storage, as a map. */
function aShelf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const otherData = {
  site_title: 'Linkyard',
  site_icon: null,
  impersonated: false,
  impersonation: null,
  socialSignIn: { google: true, facebook: false },
};

describe('restoreSession', () => {
  it('is signed out without anything', () => {
    expect(restoreSession(aShelf(), false)).toMatchObject({ phase: 'signedOut', userData: null });
  });

  it('asks whose a token is when nothing is stored', () => {
    expect(restoreSession(aShelf(), true).phase).toBe('booting');
  });

  it.each(['', 'null', '{', '{"name":"Ann"}', '[1]'])('drops stored data of another shape: %j', (userData) => {
    expect(restoreSession(aShelf({ userData }), false)).toMatchObject({ phase: 'signedOut', userData: null });
  });
});

describe('keepSession', () => {
  it('keeps only userData and otherData, and forgets what is gone', () => {
    const shelf = aShelf({ userData: '{}', theme: 'dark' });
    keepSession(shelf, { userData: null, otherData });
    expect([...shelf.kept.keys()].sort()).toEqual(['otherData', 'theme']);
    keepSession(shelf, { userData: null, otherData: null });
    expect([...shelf.kept.keys()]).toEqual(['theme']);
  });
});
