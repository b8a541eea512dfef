/** A record id made here, so that a call sent twice makes one record. 24 hex digits. */
export function newRecordId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
