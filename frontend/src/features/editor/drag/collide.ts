import type {
  Active,
  ClientRect,
  Collision,
  CollisionDetection,
  DroppableContainer,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { gapOf } from './drag-ids.js';

const centre = (rect: ClientRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

function stageHolds(x: number, y: number): boolean {
  const stage = document.querySelector('[data-canvas-scroller]')?.getBoundingClientRect();
  return stage !== undefined && x >= stage.left && x <= stage.right && y >= stage.top && y <= stage.bottom;
}

type DroppableRects = Parameters<CollisionDetection>[0]['droppableRects'];

/** A place as it was when the drag measured it. */
interface MeasuredGap {
  container: DroppableContainer;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface MeasuredGaps {
  gaps: readonly MeasuredGap[];
  /** The one that is asked how far the page has been scrolled since. */
  first: ClientRect;
}

/** The drag library measures all places into a new map. */
const measured = new WeakMap<DroppableRects, { containers: readonly DroppableContainer[]; all: MeasuredGaps | null }>();

/** A rectangle of the drag asks every box around it how far it is scrolled, each time one of its sides is read: read once. */
function gapsIn(rects: DroppableRects, containers: readonly DroppableContainer[]): MeasuredGaps | null {
  const known = measured.get(rects);
  if (known?.containers === containers) return known.all;
  const found = containers.flatMap((container) => {
    const rect = rects.get(container.id);
    return rect && gapOf(container.id) !== null ? [{ container, rect }] : [];
  });
  const [first] = found;
  const gaps = found.map(({ container, rect }) => {
    const { left, right, top, bottom } = rect;
    return { container, left, right, top, bottom };
  });
  const all = first ? { gaps, first: first.rect } : null;
  measured.set(rects, { containers, all });
  return all;
}

const none: Collision[] = [];
let last: Collision[] = none;

/** One and the same list as long as it is the same place: a new one would be drawn. */
function onlyOne(container: DroppableContainer | undefined): Collision[] {
  if (!container) return none;
  const [before] = last;
  if (before?.id !== container.id || before.data?.droppableContainer !== container)
    last = [{ id: container.id, data: { droppableContainer: container, value: 0 } }];
  return last;
}

/** The gap nearest to the pointer, while the pointer is over the page; by keyboard the nearest to the dragged one. */
export const nearestGapCollision: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  if (pointerCoordinates && !stageHolds(pointerCoordinates.x, pointerCoordinates.y)) return none;
  const all = gapsIn(droppableRects, droppableContainers);
  const [start] = all?.gaps ?? [];
  if (!all || !start) return none;
  const { x, y } = pointerCoordinates ?? { x: collisionRect.left, y: collisionRect.top };
  // Where the pointer would be if nothing had been scrolled since.
  const from = { x: x - all.first.left + start.left, y: y - all.first.top + start.top };
  let nearest: MeasuredGap | undefined;
  let least = Infinity;
  for (const gap of all.gaps) {
    const aside = Math.max(gap.left - from.x, 0, from.x - gap.right);
    const beyond = Math.max(gap.top - from.y, 0, from.y - gap.bottom);
    const distance = Math.hypot(aside, beyond);
    if (distance < least) [nearest, least] = [gap, distance];
  }
  return onlyOne(nearest?.container);
};

/** Where a dragged block stood on its page; minus one for a new one. */
function startPlace(active: Active | null): number {
  const place: unknown = active?.data.current?.['place'];
  return typeof place === 'number' ? place : -1;
}

/**
 * The arrow keys carry a block from place to place. The two gaps around its own place are one place: letting go in
 * either leaves it where it is.
 */
export const gapCoordinates: KeyboardCoordinateGetter = (event, { context }) => {
  const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const { over, droppableRects, droppableContainers, collisionRect, active } = context;
  const gaps = droppableContainers.getEnabled().flatMap(({ id }) => {
    const index = gapOf(id);
    const rect = droppableRects.get(id);
    return index !== null && rect ? [{ index, rect }] : [];
  });
  const place = startPlace(active);
  const isOld = place >= 0;
  const gap = gapOf(over?.id) ?? nearest(gaps, collisionRect);
  const next = (isOld && gap > place ? gap - 1 : gap) + step;
  const wanted = isOld && next > place ? next + 1 : next;
  const target = gaps.find(({ index }) => index === wanted);
  return target && { x: target.rect.left, y: centre(target.rect).y };
};

function nearest(gaps: readonly { index: number; rect: ClientRect }[], from: ClientRect | null): number {
  if (!from) return 0;
  const sorted = gaps.toSorted((one, other) => Math.abs(one.rect.top - from.top) - Math.abs(other.rect.top - from.top));
  return sorted[0]?.index ?? 0;
}
