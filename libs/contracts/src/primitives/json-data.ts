import { z } from 'zod';
import type { Reason } from '../errors/reasons.js';
import { reason } from '../errors/reasons.js';

/** How deep a free-form value may nest. Deeper ones exist only to exhaust a recursive reader. */
const maxDepth = 24;

/**
 * Why a free-form value may not be stored, or null. Walks without recursion, so that hostile depth cannot overflow the stack.
 * @param maxBytes  upper bound of the value's JSON text, UTF-8 bytes
 */
function objection(value: unknown, maxBytes: number): Reason | null {
  const open: { node: unknown; depth: number }[] = [{ node: value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue;
    if (next.depth >= maxDepth) return reason('core.too_deep');
    for (const [key, node] of Object.entries(next.node)) {
      if (key === '__proto__' || key.startsWith('$')) return reason('core.field_name', { field: key.slice(0, 40) });
      open.push({ node, depth: next.depth + 1 });
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes > maxBytes ? reason('core.too_large') : null;
}

function refuse(why: Reason | null, ctx: z.RefinementCtx): void {
  if (why) ctx.addIssue({ code: 'custom', message: why.code, params: why.params });
}

/**
 * Any JSON object up to `maxBytes`, for data whose own schema is known only to the service (a block's `sectionData`).
 * Refuses operator (`$…`) and prototype keys at every depth.
 */
export const jsonObject = (maxBytes: number) =>
  z.record(z.string().max(120), z.unknown()).superRefine((value, ctx) => {
    refuse(objection(value, maxBytes), ctx);
  });

/** Any JSON value up to `maxBytes`, with the same refusals as `jsonObject`. */
export const jsonValue = (maxBytes: number) =>
  z
    .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .superRefine((value, ctx) => {
      refuse(objection(value, maxBytes), ctx);
    });
