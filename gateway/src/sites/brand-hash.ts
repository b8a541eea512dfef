import { createHash } from 'node:crypto';
import type { Brand } from '@linkyard/contracts';

/** Raised when documents or icons of the same brand come to look different. */
const release = 1;
const known = new WeakMap<Brand, string>();

/** Changes with whatever of a brand is seen in documents and icons: it names them in caches and addresses. */
export function brandHash(brand: Brand): string {
  const before = known.get(brand);
  if (before) return before;
  const { whiteLabel, title, description, logo, favicon, theme, showPoweredBy } = brand;
  const seen = JSON.stringify([release, whiteLabel, title, description, logo, favicon, theme, showPoweredBy]);
  const hash = createHash('sha256').update(seen).digest('hex').slice(0, 16);
  known.set(brand, hash);
  return hash;
}
