/** Where a block stands on the page, in the page's own pixels (before the frame is scaled). */
export interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Gap extends Omit<Box, 'height'> {
  /** A block put here comes before the block of this place. */
  index: number;
}

const isSameBox = (one: Box, other: Box) =>
  one.top === other.top && one.left === other.left && one.width === other.width && one.height === other.height;

/** The boxes just measured; one that has not moved stays the same object, so that what lies over it is not drawn again. */
export function settledBoxes(
  known: Readonly<Record<string, Box>>,
  next: Readonly<Record<string, Box>>,
): Readonly<Record<string, Box>> {
  const entries = Object.entries(next).map(([id, box]) => {
    const before = known[id];
    return [id, before && isSameBox(before, box) ? before : box] as const;
  });
  const isSame = entries.length === Object.keys(known).length && entries.every(([id, box]) => known[id] === box);
  return isSame ? known : Object.fromEntries(entries);
}

const union = (one: Box, other: Box): Box => {
  const top = Math.min(one.top, other.top);
  const left = Math.min(one.left, other.left);
  return {
    top,
    left,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
};

/** Offsets, not rectangles: they know nothing of entrance animations and of the frame's scale. */
function offsetBox(element: HTMLElement, page: Element): Box {
  let top = 0;
  let left = 0;
  for (let node: Element | null = element; node instanceof HTMLElement && node !== page; node = node.offsetParent) {
    top += node.offsetTop;
    left += node.offsetLeft;
  }
  return { top, left, width: element.offsetWidth, height: element.offsetHeight };
}

/** The box of an element; of what is in it where the element itself has none (`display: contents`). */
export function boxOf(element: HTMLElement, page: Element): Box | null {
  if (element.offsetWidth > 0 || element.offsetHeight > 0) return offsetBox(element, page);
  const boxes = [...element.children].flatMap((child) =>
    child instanceof HTMLElement ? (boxOf(child, page) ?? []) : [],
  );
  return boxes.length > 0 ? boxes.reduce(union) : null;
}

/** Half the room a line needs to be seen above a block; and what a plus needs at the top of the page. */
const lift = 12;
const topmost = 16;

/** The places where a block can be put, for the boxes of a page in their order. */
export function gapsOf(boxes: readonly (Box | undefined)[]): Gap[] {
  const gaps = boxes.flatMap((box, index) => {
    if (!box) return [];
    const before = boxes[index - 1];
    const free = before ? box.top - (before.top + before.height) : lift * 2;
    const top = free > 0 ? box.top - Math.min(lift, free / 2) : box.top;
    return [{ index, top: Math.max(topmost, top), left: box.left, width: box.width }];
  });
  const last = boxes.at(-1);
  if (last) gaps.push({ index: boxes.length, top: last.top + last.height + lift, left: last.left, width: last.width });
  return gaps;
}
