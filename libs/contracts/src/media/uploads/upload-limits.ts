const megabyte = 1024 * 1024;

/** Bytes of one part; the last one of a file is shorter. Files of more than this go in parts, which a lost connection does not undo. */
export const uploadPartBytes = 5 * megabyte;
/** What UPLOAD_MB may be set to at most, in bytes. */
export const largestUploadBytes = 1024 * megabyte;
