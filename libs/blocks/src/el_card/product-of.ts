/** The public id of the product whose checkout an address opens; null for any other address. */
export const productOf = (url: string): string | null =>
  /(?:^|\/)checkout\/([\w-]{16,64})(?:$|[?#])/.exec(url)?.[1] ?? null;
