/** Shown with each call, so that the token of the cookie counts; only documents of the app are given it. @source ADR 0034 */
const header = 'X-App-Key';
let key: string | null = null;

/** Reads the key that the gateway put into this document, and removes it. */
export function takeAppKey(page: Pick<Document, 'querySelector'>): void {
  const element = page.querySelector<HTMLMetaElement>('meta[name="app-key"]');
  element?.remove();
  key = element?.content ?? null;
}

export const appKey = (): string | null => key;

export const appKeyHeaders = (): Record<string, string> => (key === null ? {} : { [header]: key });

/** A sign-in gives this document a new key. */
export function keepNewAppKey(headers: Headers): void {
  key = headers.get(header) ?? key;
}
