let known: string | undefined;

/** The nonce with which this document may make style sheets; empty where its policy asks for none. */
export function styleNonce(): string {
  known ??= document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? '';
  return known;
}
