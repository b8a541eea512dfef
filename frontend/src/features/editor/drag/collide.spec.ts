import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ClientRect, CollisionDetection, DroppableContainer } from '@dnd-kit/core';
import { nearestGapCollision } from './collide.js';
import { gapId } from './drag-ids.js';

type Asked = Parameters<CollisionDetection>[0];

/** A page of places 100 px apart, seen through a stage of 400 px; `scroll` is how far it went since they were measured. */
function aPage(count: number) {
  let scroll = 0;
  let reads = 0;
  const rectOf = (top: number): ClientRect => {
    const live = (at: number) => {
      reads += 1;
      return at - scroll;
    };
    return {
      left: 0,
      right: 300,
      width: 300,
      height: 0,
      get top() {
        return live(top);
      },
      get bottom() {
        return live(top);
      },
    };
  };
  const droppableContainers = Array.from({ length: count }, (_, index): DroppableContainer => {
    const rect = { current: rectOf(index * 100) };
    return {
      id: gapId(index),
      key: gapId(index),
      disabled: false,
      data: { current: undefined },
      node: { current: null },
      rect,
    };
  });
  const droppableRects: Asked['droppableRects'] = new Map(
    droppableContainers.map(({ id }, index) => [id, rectOf(index * 100)]),
  );
  const unused = rectOf(0);
  const at = (x: number, y: number) =>
    nearestGapCollision({
      active: { id: 'move:a', data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
      collisionRect: unused,
      droppableRects,
      droppableContainers,
      pointerCoordinates: { x, y },
    });
  const counted = (work: () => void) => {
    reads = 0;
    work();
    return reads;
  };
  return { at, counted, scrollBy: (by: number) => void (scroll += by) };
}

describe('where a dragged block would go', () => {
  const { document: before } = globalThis;
  const stage = { left: 0, right: 400, top: 0, bottom: 400 };
  const page = { querySelector: () => ({ getBoundingClientRect: () => stage }) };
  beforeEach(() => void Object.assign(globalThis, { document: page }));
  afterEach(() => void Object.assign(globalThis, { document: before }));

  it('is the place nearest to the pointer, and none beside the page', () => {
    const { at } = aPage(5);
    expect(at(10, 149)[0]?.id).toBe(gapId(1));
    expect(at(10, 151)[0]?.id).toBe(gapId(2));
    expect(at(10, 399)[0]?.id).toBe(gapId(4));
    expect(at(10, 401)).toEqual([]);
    expect(at(401, 100)).toEqual([]);
  });

  it('follows the page when it is scrolled during the drag', () => {
    const { at, scrollBy } = aPage(20);
    expect(at(10, 210)[0]?.id).toBe(gapId(2));
    scrollBy(500);
    expect(at(10, 210)[0]?.id).toBe(gapId(7));
  });

  it('is the same list as long as it is the same place, so that nothing is drawn for it', () => {
    const { at } = aPage(5);
    const list = at(10, 110);
    expect(at(12, 120)).toBe(list);
    expect(at(12, 180)).not.toBe(list);
  });

  it('is found without asking every place where it is: each question may cost a layout', () => {
    const { at, counted } = aPage(60);
    at(10, 110);
    expect(counted(() => at(10, 250))).toBeLessThanOrEqual(2);
  });
});
