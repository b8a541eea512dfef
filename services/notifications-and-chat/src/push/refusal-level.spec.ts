import { describe, expect, it } from '@jest/globals';
import type { PushOutcome } from '@linkyard/contracts';
import { refusalLevel } from './refusal-level.js';

const levelOf = (...outcomes: PushOutcome[]) => refusalLevel(outcomes.map((outcome) => ({ outcome })));

describe('refusals of a push service', () => {
  it('of a whole batch are an error for the operator', () => {
    expect(levelOf('refused', 'refused', 'refused')).toBe('error');
  });

  it('among others, or of a few, are a warning', () => {
    expect(levelOf('refused', 'refused', 'refused', 'sent')).toBe('warn');
    expect(levelOf('refused', 'refused')).toBe('warn');
    expect(levelOf('gone', 'refused', 'later')).toBe('warn');
  });

  it('are nothing where there are none', () => {
    expect(levelOf('sent', 'gone', 'later')).toBeNull();
    expect(levelOf()).toBeNull();
  });
});
