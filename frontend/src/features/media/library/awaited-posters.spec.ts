import { describe, expect, it } from '@jest/globals';
import type { MediaView } from '@linkyard/contracts';
import { awaitsPosters } from './awaited-posters.js';

const storedAt = new Date('2026-11-22T08:00:00Z');
const film = (thumb: string | null = null, kind: MediaView['kind'] = 'video') => ({
  ...{ kind, createdAt: storedAt.toISOString(), file: { thumb } },
});
const later = (seconds: number) => storedAt.getTime() + seconds * 1000;

describe('a library waits for posters', () => {
  it('for a minute after a film was stored', () => {
    expect(awaitsPosters([film()], later(5))).toBe(true);
    expect(awaitsPosters([film()], later(61))).toBe(false);
    expect(awaitsPosters([film()], later(-3600))).toBe(false);
  });
  it('of nothing that has one or never will', () => {
    expect(awaitsPosters([film('/media/a.webp'), film(null, 'audio')], later(5))).toBe(false);
  });
});
