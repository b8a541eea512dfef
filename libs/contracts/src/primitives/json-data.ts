import { z } from 'zod';
import { sentence } from './sentence.js';

/** How deep a free-form value may nest. Deeper ones exist only to exhaust a recursive reader. */
const maxDepth = 24;

/**
 * Why a free-form value may not be stored, or null. Walks without recursion, so that hostile depth cannot overflow the stack.
 * @param maxBytes  upper bound of the value's JSON text, UTF-8 bytes
 */
function objection(value: unknown, maxBytes: number): string | null {
  const open: { node: unknown; depth: number }[] = [{ node: value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.node !== 'object' || next.node === null) continue;
    if (next.depth >= maxDepth) return /*i18n*/ 'This is nested too deeply.';
    for (const [key, node] of Object.entries(next.node)) {
      if (key === '__proto__' || key.startsWith('$'))
        return sentence(/*i18n*/ 'The field name "{field}" is not allowed.', { field: key.slice(0, 40) });
      open.push({ node, depth: next.depth + 1 });
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes > maxBytes ? /*i18n*/ 'This is too large.' : null;
}

/**
 * Any JSON object up to `maxBytes`, for data whose own schema is known only to the service (a block's `sectionData`).
 * Refuses operator (`$…`) and prototype keys at every depth.
 */
export const jsonObject = (maxBytes: number) =>
  z.record(z.string().max(120), z.unknown()).superRefine((value, ctx) => {
    const message = objection(value, maxBytes);
    if (message !== null) ctx.addIssue({ code: 'custom', message });
  });

/** Any JSON value up to `maxBytes`, with the same refusals as `jsonObject`. */
export const jsonValue = (maxBytes: number) =>
  z
    .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
    .superRefine((value, ctx) => {
      const message = objection(value, maxBytes);
      if (message !== null) ctx.addIssue({ code: 'custom', message });
    });
