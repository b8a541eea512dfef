/** True when all bytes are UTF-8 text without control characters (tabs and line breaks are fine). Reads in pieces; stops at the first that is not. */
export async function isPlainText(body: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of body) {
      if (/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    // How the decoder says that these bytes are no text.
    if (isNoText(error)) return false;
    throw error;
  }
}

const isNoText = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
