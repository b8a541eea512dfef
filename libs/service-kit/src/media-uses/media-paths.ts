/** An address of a file, also inside a text, a style or a whole address. Its last letter is never the full stop of a sentence. */
const address = /\/media\/((?:[\w-][\w.-]*\/)+(?:[\w.-]*[\w-]))/g;
/** No page comes near it; the paths of one template or record stay one message. */
const most = 10_000;

/** What follows /media/ in every address that stands anywhere in the values, each once, sorted. */
export function mediaPathsIn(values: readonly unknown[]): string[] {
  const paths = new Set<string>();
  for (const value of values)
    for (const [, path = ''] of (JSON.stringify(value) ?? '').matchAll(address)) paths.add(path);
  return [...paths].sort().slice(0, most);
}

/** Whether two values show the same files. */
export const showSameFiles = (one: unknown, other: unknown): boolean => {
  const [before, after] = [mediaPathsIn([one]), mediaPathsIn([other])];
  return before.length === after.length && before.every((path, index) => path === after[index]);
};
