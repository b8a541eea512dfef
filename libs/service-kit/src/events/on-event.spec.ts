import { describe, expect, it } from '@jest/globals';
import { defineEvent, type EventData } from '@linkyard/contracts';
import { z } from 'zod';
import { checkEventHandlers, durableName, eventSubscriptions, OnEvent, type EventMeta } from './on-event.js';

const watered = defineEvent({ name: 'garden.bed.watered', data: z.strictObject({}) });

class Beds {
  @OnEvent(watered, { id: 'onWatered' })
  async renamedSince(_data: EventData<typeof watered>, _meta: EventMeta): Promise<void> {
    // Never called.
  }
}

describe('event handlers', () => {
  it('are named by their id and not by their method', () => {
    const [subscription] = eventSubscriptions().filter(({ owner }) => owner === Beds.prototype);
    expect(subscription && durableName('garden', subscription)).toBe('garden-garden_bed_watered-onWatered');
  });

  it('may start when their ids are unique', () => {
    expect(() => checkEventHandlers('garden', [{ id: 'a' }, { id: 'b' }])).not.toThrow();
  });

  it('are refused when two share an id or an id is not valid', () => {
    const check = () => checkEventHandlers('garden', [{ id: 'a' }, { id: 'a' }, { id: 'b c' }]);
    expect(check).toThrow(
      'The event handlers of garden cannot start:\n  "b c" is not a valid id\n  two handlers have the id a',
    );
  });
});
