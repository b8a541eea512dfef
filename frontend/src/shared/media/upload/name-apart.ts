/** A name that is not taken yet: `photo.png`, then `photo (2).png`. */
export function nameApart(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 2; ; number += 1) {
    const next = `${stem} (${number})${extension}`;
    if (!taken.has(next)) return next;
  }
}
