import { Injectable } from '@nestjs/common';
import { Limiter, limiterCollection, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';

export const gateLimitModel = limiterCollection('gate_limits');

/** Wrong passwords of one network at one gate within a quarter of an hour. */
const triesOfNetwork = 8;
/** Wrong passwords of all networks at one gate within an hour before tries have to follow one another slowly. */
const triesAtOnce = 24;
const longestPauseSec = 300;

interface Try {
  /** Takes the try back, for a right password. */
  takeBack: () => Promise<void>;
  /** The first one of all that is more than people mistype: the owner is notified. */
  isOneTooMany: boolean;
}

/**
 * Counts tries before they are judged, so that many at once are many. Each network has eight; beyond 24 of all networks together, each
 * further wrong password doubles the pause until the next try of a network that has failed there before. The first try of a network is always
 * judged: who guesses from many networks cannot lock out those who know the password.
 */
@Injectable()
export class GateTries {
  private readonly ofNetwork: Limiter;
  private readonly ofGate: Limiter;
  private readonly pauses: Limiter;

  constructor(database: ServiceDatabase) {
    this.ofNetwork = new Limiter(database, gateLimitModel, {
      keyPrefix: 'network',
      points: triesOfNetwork,
      durationSec: 900,
    });
    this.ofGate = new Limiter(database, gateLimitModel, {
      keyPrefix: 'gate',
      points: triesAtOnce,
      durationSec: 3600,
    });
    this.pauses = new Limiter(database, gateLimitModel, { keyPrefix: 'pause', points: 1, durationSec: 1 });
  }

  /**
   * @param gate the campaign or section whose password is asked for
   * @throws gates.too_many_tries with the seconds until the next try
   */
  async take(gate: string, ipHash: string): Promise<Try> {
    const network = `${gate}:${ipHash}`;
    refuseFor(await this.ofNetwork.take(network));
    const [tries, ofNetwork] = await Promise.all([this.ofGate.count(gate), this.ofNetwork.taken(network)]);
    const pauseSec = ofNetwork > 1 ? pauseAfter(tries) : 0;
    const waitSec = pauseSec === 0 ? 0 : await this.pauses.take(gate, pauseSec);
    const takeBack = async () => {
      await Promise.all([this.ofNetwork.giveBack(network), this.ofGate.giveBack(gate)]);
    };
    // An attempt that was not evaluated is not counted.
    if (waitSec > 0) await takeBack();
    refuseFor(waitSec);
    return { takeBack, isOneTooMany: tries === triesAtOnce + 1 };
  }
}

/** Seconds until the next try, after this many at one gate. */
export function pauseAfter(tries: number): number {
  return tries <= triesAtOnce ? 0 : Math.min(2 ** (tries - triesAtOnce), longestPauseSec);
}

function refuseFor(retryAfterSec: number) {
  if (retryAfterSec > 0) throw new DomainError('gates.too_many_tries', { retryAfterSec });
}
