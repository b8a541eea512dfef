import { Injectable } from '@nestjs/common';
import type { DonationItem, SourceAsk } from '@linkyard/contracts';
import { moneyOf } from '../currencies/money-of.js';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { Payments } from '../payments/payments.js';
import { DonationGoalsService, type GoalProgress } from './donation-goals.service.js';
import { DonationsRepository } from './donations.repository.js';

const shownSupporters = 30;

/** What donation blocks show, of the payments that count for their owner: who takes the money, goals, what came in, who gave. */
@Injectable()
export class DonationBlockSource {
  constructor(
    private readonly payments: Payments,
    private readonly donations: DonationsRepository,
    private readonly modes: SellerModes,
    private readonly goals: DonationGoalsService,
  ) {}

  async find({ userId, sectionIds }: SourceAsk, now = new Date()): Promise<DonationItem[]> {
    const [methods, { mode }] = await Promise.all([this.payments.methodsOf(userId), this.modes.shown(userId)]);
    const [raised, goals, supporters] = await Promise.all([
      this.donations.raised(userId, 'sectionId', sectionIds, mode),
      this.goals.list(userId),
      sectionIds.length > 0 ? this.donations.supporters(userId, sectionIds, mode, shownSupporters) : [],
    ]);
    const shown = {
      raised: raised.map(({ key, currency, amount }) => ({ sectionId: key, money: moneyOf(amount, currency) })),
      goals: goals.map((progress) => goalItem(progress, now)),
      supporters: supporters.map(({ sectionId, donor, message, amount, currency }) => ({
        ...{ sectionId, name: donor.name, message },
        money: moneyOf(amount, currency),
      })),
    };
    const providers = [...new Set(methods.map(({ provider }) => provider))];
    const nothing = { raised: [], goals: [], supporters: [] };
    // Sums are of all providers together, so they are given once.
    return providers.map((provider, index) => ({
      ...{ _id: userId, provider, action: '/donate' },
      ...(index === 0 ? shown : nothing),
    }));
  }
}

function goalItem({ goal, raised, donors }: GoalProgress, now: Date): DonationItem['goals'][number] {
  const { _id, title, currency, target, startsAt, endsAt, state } = goal;
  const isNow = (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
  return {
    ...{ _id, title, donors },
    target: moneyOf(target, currency),
    raised: moneyOf(raised, currency),
    isOpen: state === 'active' && isNow,
  };
}
