import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { defineCommand } from '@linkyard/contracts';
import { z } from 'zod';
import { Handles } from '../bus/handles.js';
import { checkHandlers, handledBy } from './boot-checks.js';

const command = (subject: `${string}.${string}.${string}`) =>
  defineCommand({ subject, summary: subject, request: z.strictObject({}), reply: z.object({}), timeoutMs: 1000 });
const open = command('garden.beds.open');
const close = command('garden.beds.close');
const elsewhere = command('kitchen.stove.light');
const owned = [open, close, elsewhere];

class Beds {
  @Handles(open)
  async open() {
    return {};
  }
  async water() {
    return {};
  }
}

describe('a service at its start', () => {
  it('finds what its controllers answer, and nothing else', () => {
    expect(handledBy(Beds.prototype)).toEqual([open]);
  });
  it('starts when each of its contracts has one handler', () => {
    expect(() => checkHandlers('garden', [open, close], owned)).not.toThrow();
  });
  it.each([
    ['one is missing', [open], /garden\.beds\.close has no handler/],
    ['one is there twice', [open, close, close], /garden\.beds\.close has two handlers/],
    ["another service's is there", [open, close, elsewhere], /kitchen\.stove\.light is not a contract of garden/],
  ])('refuses when %s', (_what, handled, message) => {
    expect(() => checkHandlers('garden', handled, owned)).toThrow(message);
  });
  it('names all faults at once', () => {
    expect(() => checkHandlers('garden', [elsewhere, open, open], owned)).toThrow(
      'garden cannot start:\n  garden.beds.close has no handler\n  garden.beds.open has two handlers\n  kitchen.stove.light is not a contract of garden',
    );
  });
});
