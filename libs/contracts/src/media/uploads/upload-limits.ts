/** Bytes of one part; the last one of a file is shorter. Files of more than this go in parts, which a lost connection does not undo. */
export const uploadPartBytes = 5 * 1024 * 1024;
