/** JSON with the keys of objects in order, so that equal contents are equal texts. */
function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, child]) => child !== undefined);
  return `{${entries
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, child]) => `${JSON.stringify(key)}:${stableJson(child)}`)
    .join(',')}}`;
}

/**
 * A short mark of a block's content: two contents with the same mark are the same for all that a person sees. It shows whether a block is still
 * as its starter made it. Not for anything that has to withstand an attacker.
 * @source cyrb53, 53 bits
 */
export function contentMark(sectionData: Readonly<Record<string, unknown>>): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of stableJson(sectionData)) {
    const code = sign.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
