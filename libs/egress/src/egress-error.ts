/** `egress.refused`: we do not go there. `egress.failed`: we went, and it gave nothing usable. */
export type EgressCode = 'egress.refused' | 'egress.failed';

/**
 * Why nothing was fetched. The message is the same for every cause, and so must be what is shown to a user: otherwise
 * the answers reveal the structure of our network. `reason` is for the log.
 * @source quality 3 "Blind SSRF oracle"
 */
export class EgressError extends Error {
  override name = 'EgressError';
  /** What the server answered, where one did: only of public servers, for no other is asked. */
  readonly httpStatus?: number;
  constructor(
    readonly code: EgressCode,
    readonly reason: string,
    options?: ErrorOptions & { httpStatus?: number },
  ) {
    super('The address could not be fetched', options);
    if (options?.httpStatus !== undefined) this.httpStatus = options.httpStatus;
  }
}
export const refused = (reason: string): EgressError => new EgressError('egress.refused', reason);
export const failed = (reason: string, cause?: unknown): EgressError =>
  new EgressError('egress.failed', reason, cause === undefined ? undefined : { cause });
/** A server answered, and not with a page. */
export const answered = (httpStatus: number, reason: string): EgressError =>
  new EgressError('egress.failed', reason, { httpStatus });
