/** Of this appointment's visits in this tab. */
const nameOfKey = () => `hold-${location.pathname.split('/')[2] ?? ''}`;

/** The key of the visitor's own hold; null for none so far. */
export const knownHoldKey = (): string | null => sessionStorage.getItem(nameOfKey());

/** Chosen here: a form that is sent or left before the reply must not be refused because of its own hold. */
export function holdKey(): string {
  const key = knownHoldKey() ?? newKey();
  sessionStorage.setItem(nameOfKey(), key);
  return key;
}

const newKey = () =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
