/** `egress.refused`: we do not go there. `egress.failed`: we went, and it gave nothing usable. */
export type EgressCode = 'egress.refused' | 'egress.failed';

/**
 * Why nothing was fetched. The message is the same for every cause, and so must be what a person is told: else
 * the answers tell what stands inside our network. `reason` is for the log.
 * @source quality 3 "Blind SSRF oracle"
 */
export class EgressError extends Error {
  override name = 'EgressError';
  constructor(
    readonly code: EgressCode,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('The address could not be fetched', options);
  }
}
export const refused = (reason: string): EgressError => new EgressError('egress.refused', reason);
export const failed = (reason: string, cause?: unknown): EgressError =>
  new EgressError('egress.failed', reason, cause === undefined ? undefined : { cause });
