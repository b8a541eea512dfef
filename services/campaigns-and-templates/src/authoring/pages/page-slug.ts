/** An address from a name: "Über uns & mehr" → "uber-uns-mehr". Empty when nothing of it can stand in one. */
export const slugFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 36)
    .replace(/-+$/, '');

/** The first of `base`, `base-2`, `base-3` … that is free. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  const start = base || 'page';
  if (!taken.has(start)) return start;
  let number = 2;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}
