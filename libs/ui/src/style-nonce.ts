let known: string | undefined;

/** The nonce with which this document may make style sheets; empty where its policy asks for none. */
export function styleNonce(): string {
  // Rendered on a server there is no document whose policy could ask for one.
  if (typeof document === 'undefined') return '';
  known ??= document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return known;
}
