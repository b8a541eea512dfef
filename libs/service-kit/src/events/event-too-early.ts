/**
 * An event came before the one that it follows, for example a refund before its payment: copies of a service handle events side by side. It is
 * delivered again after a moment.
 */
export class EventTooEarly extends Error {
  override readonly name = 'EventTooEarly';
}
