/** What the worker of the browser reads. Short names: 4,096 bytes are all that there is. */
export interface PushPayload {
  title: string;
  body: string;
  /** A path or an address of the origin that has subscribed. */
  url: string;
  /** A second notification with the same tag takes the place of the first. */
  tag: string;
  icon?: string;
  image?: string;
  actions?: { action: string; title: string; url: string }[];
}

/** Of JSON: with the encryption it makes 4,096, the most that push services must take. @source RFC 8291 4, models.md 25 */
export const maxPayloadBytes = 3_993;

/** Of its JSON. */
export const payloadBytes = (payload: PushPayload): number => Buffer.byteLength(JSON.stringify(payload));

/** Whole characters as people count them: a flag or a family stays one. */
const characters = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** The longest beginning of a text with which the payload fits. */
function shortened(payload: PushPayload, field: 'body' | 'title'): PushPayload {
  const all = characters(payload[field]);
  const withFirst = (count: number) => ({ ...payload, [field]: count === 0 ? '' : `${all.slice(0, count).join('')}…` });
  let fits = 0;
  let exceeds = all.length;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (payloadBytes(withFirst(middle)) <= maxPayloadBytes) fits = middle;
    else exceeds = middle;
  }
  return withFirst(fits);
}

/** The payload as JSON of at most 3,993 bytes: the picture goes first, then the end of the body, then that of the title. */
export function payloadJson(given: PushPayload): string {
  let payload = given;
  const steps: ((payload: PushPayload) => PushPayload)[] = [
    ({ image: _image, ...rest }) => rest,
    ({ icon: _icon, ...rest }) => rest,
    (one) => shortened(one, 'body'),
    (one) => shortened(one, 'title'),
  ];
  for (const step of steps) {
    if (payloadBytes(payload) <= maxPayloadBytes) break;
    payload = step(payload);
  }
  if (payloadBytes(payload) > maxPayloadBytes) throw new RangeError('The links of a push notification are too long');
  return JSON.stringify(payload);
}
