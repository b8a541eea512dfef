/** A simulated picture service. */
export interface PictureProviderConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  /** The key that is accepted; with `-spent` behind it, it is one whose limit is used up. */
  key?: string;
  /** Requests per window; the provider's own number by default. */
  limit?: number;
  /** Epoch milliseconds; for tests of limits. */
  now?: () => number;
}

export type KeyState = 'good' | 'spent' | 'unknown';

export const keyState = (sent: string | undefined | null, key: string): KeyState =>
  sent === key ? 'good' : sent === `${key}-spent` ? 'spent' : 'unknown';

/** A whole number of a query within bounds, else the default. */
export function wholeNumber(text: string | null, { min, max, otherwise }: Record<'min' | 'max' | 'otherwise', number>) {
  const value = Number(text ?? otherwise);
  return Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : otherwise;
}

export const picture = (body: Buffer, type: 'image/jpeg' | 'image/png' | 'image/webp' = 'image/jpeg') => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000' },
  body,
});
