import { Script } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { webinarScript } from './webinar/session-time.js';

describe('the scripts of public screens', () => {
  it.each([['webinar', webinarScript]])('the one of the %s screens is valid JavaScript', (_screen, source) => {
    expect(() => new Script(source)).not.toThrow();
  });
});
