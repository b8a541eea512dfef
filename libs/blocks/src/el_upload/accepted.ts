/** What a browser's file picker offers first; what is taken, the server says by looking into the file. */
export const acceptedFiles =
  '.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.epub,.zip,.txt,.csv,.mp3,.m4a,.mp4,.png,.jpg,.jpeg,.webp,.gif';
/** Bytes. @source models.md 5 */
export const maxUploadBytes = 25 * 1024 * 1024;
