import type { Active, ClientRect, CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';
import { gapOf } from './drag-ids.js';

const centre = (rect: ClientRect) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });

function stageHolds(x: number, y: number): boolean {
  const stage = document.querySelector('[data-canvas-scroller]')?.getBoundingClientRect();
  return stage !== undefined && x >= stage.left && x <= stage.right && y >= stage.top && y <= stage.bottom;
}

/** The gap nearest to the pointer, while the pointer is over the page; by keyboard the nearest to the dragged one. */
export const nearestGapCollision: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  if (pointerCoordinates && !stageHolds(pointerCoordinates.x, pointerCoordinates.y)) return [];
  const from = pointerCoordinates ?? { x: collisionRect.left, y: collisionRect.top };
  const distances = droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    if (!rect || gapOf(container.id) === null) return [];
    const aside = Math.max(rect.left - from.x, 0, from.x - rect.right);
    const beyond = Math.max(rect.top - from.y, 0, from.y - rect.bottom);
    const value = Math.hypot(aside, beyond);
    return [{ id: container.id, data: { droppableContainer: container, value } }];
  });
  return distances.toSorted((one, other) => one.data.value - other.data.value);
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
