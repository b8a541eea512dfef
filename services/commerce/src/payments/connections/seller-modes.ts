import { Injectable } from '@nestjs/common';
import type { PaymentMode, ShownMode } from '@linkyard/contracts';
import { ConnectionRecords } from './payment-connection.model.js';

/** Which records of a seller are tests, and which of them are shown and counted. @source ADR 0041 */
@Injectable()
export class SellerModes {
  constructor(private readonly connections: ConnectionRecords) {}

  /** Of what no provider takes money for. It is a test while test accounts alone are connected. */
  async modeWithoutProvider(ownerId: string): Promise<PaymentMode> {
    const connected = await this.connections.everConnected(ownerId);
    const isTesting = connected.some(({ deletedAt }) => deletedAt === null) && !hasLive(connected);
    return isTesting ? 'test' : 'live';
  }

  /** By default live money alone, once a live account was connected; disconnecting it changes nothing. */
  async shown(ownerId: string, wanted?: ShownMode): Promise<{ mode: ShownMode; hasTest: boolean }> {
    const connected = await this.connections.everConnected(ownerId);
    const hasTest = connected.some(({ mode }) => mode === 'test');
    return { mode: wanted ?? (hasLive(connected) ? 'live' : 'all'), hasTest };
  }
}

const hasLive = (connected: readonly { mode: PaymentMode }[]): boolean => connected.some(({ mode }) => mode === 'live');
