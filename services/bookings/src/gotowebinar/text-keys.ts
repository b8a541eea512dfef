import { z } from 'zod';

/** A key of the provider. They exceed 2^53, so they are text from the first parse on. */
export const providerKey = z.union([z.string(), z.int()]).transform(String);

/**
 * JSON with long numbers as text: GoTo's keys are 64-bit integers, of which `JSON.parse` loses the last digits.
 * @returns null for what is no JSON, such as the error page of a proxy: no shape fits it
 */
export function parseWithTextKeys(text: string): unknown {
  const quoted = text.replaceAll(/"(?:[^"\\]|\\.)*"|(?<![\d.])-?\d{16,}(?![\d.eE])/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  try {
    return JSON.parse(quoted);
  } catch {
    return null;
  }
}
