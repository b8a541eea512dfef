/** Whether two JSON values say the same. A key that is undefined counts as absent, as it does on the wire. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other)) return false;
    return one.length === other.length && one.every((item, place) => same(item, other[place]));
  }
  const left: [string, unknown][] = Object.entries(one).filter(([, value]) => value !== undefined);
  const right = new Map<string, unknown>(Object.entries(other).filter(([, value]) => value !== undefined));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && same(value, right.get(key)));
}
