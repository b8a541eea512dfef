const encodedBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** The longest beginning of a text that is at most `room` bytes as JSON. */
export function cutToBytes(text: string, room: number): string {
  if (encodedBytes(text) <= room) return text;
  let low = 0;
  let high = Math.min(text.length, room);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (encodedBytes(text.slice(0, middle)) <= room) low = middle;
    else high = middle - 1;
  }
  return text.slice(0, low);
}
