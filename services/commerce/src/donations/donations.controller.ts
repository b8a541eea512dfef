import { Controller } from '@nestjs/common';
import {
  addUpdateDonationGoal,
  createDonation,
  deleteDonationGoal,
  donationBlockSource,
  getDonation,
  getPublicDonation,
  listDonationGoals,
  donationRows,
  listDonations,
  listOf,
  refundDonation,
  resolveDonationAttention,
  settleDonation,
  stopDonation,
  type Ctx,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { SellerNames } from '../links/seller-names.js';
import { CreateDonation } from './create-donation.js';
import { DonationBlockSource } from './donation-block-source.js';
import { DonationGoalsService } from './donation-goals.service.js';
import type { Donation } from './donation.schema.js';
import { DonationPayment } from './donation-payment.js';
import { presentDonation, presentGoal, presentPublicDonation } from './donation.presenter.js';
import { DonationExport } from './donation-export.js';
import { DonationsService } from './donations.service.js';

@Controller()
export class DonationsController {
  constructor(
    private readonly exported: DonationExport,
    private readonly creating: CreateDonation,
    private readonly payment: DonationPayment,
    private readonly donations: DonationsService,
    private readonly goals: DonationGoalsService,
    private readonly source: DonationBlockSource,
    private readonly sellers: SellerNames,
  ) {}

  @Handles(createDonation)
  create(request: RequestOf<typeof createDonation>, ctx: Ctx) {
    return this.creating.create(request, ctx);
  }

  @Handles(getPublicDonation)
  async getPublic({ publicId }: RequestOf<typeof getPublicDonation>) {
    return { donation: await this.shown(await this.payment.get(publicId)) };
  }

  @Handles(settleDonation)
  async settle({ publicId }: RequestOf<typeof settleDonation>) {
    const { donation, retryUrl } = await this.payment.settle(publicId);
    return { donation: await this.shown(donation, retryUrl) };
  }

  @Handles(stopDonation)
  async stop({ publicId }: RequestOf<typeof stopDonation>) {
    return { donation: await this.shown(await this.payment.stop(publicId)) };
  }

  private async shown(donation: Donation, retryUrl: string | null = null) {
    const [isProcessing, receiver] = await Promise.all([
      this.payment.isProcessing(donation),
      this.sellers.asHost(donation.userId, donation.campaignId),
    ]);
    return presentPublicDonation(donation, { retryUrl, isProcessing, receiver });
  }

  @Handles(donationRows)
  async rows(request: RequestOf<typeof donationRows>) {
    return this.exported.page(request);
  }

  @Handles(listDonations)
  async list(request: RequestOf<typeof listDonations>, { userId }: UserCtx) {
    const { found, total, ...modes } = await this.donations.list(userId, request);
    return { ...listOf(await this.presented(userId, found), total, request), ...modes };
  }

  @Handles(getDonation)
  async get({ _id }: RequestOf<typeof getDonation>, { userId }: UserCtx) {
    return { donation: await this.presentedOne(userId, await this.donations.get(userId, _id)) };
  }

  @Handles(refundDonation)
  async refund(request: RequestOf<typeof refundDonation>, { userId }: UserCtx) {
    const { donation, state } = await this.donations.refund(userId, request);
    return { donation: await this.presentedOne(userId, donation), state };
  }

  @Handles(resolveDonationAttention)
  async resolve(request: RequestOf<typeof resolveDonationAttention>, { userId }: UserCtx) {
    const donation = await this.donations.resolve(userId, request);
    return { donation: await this.presentedOne(userId, donation) };
  }

  @Handles(listDonationGoals)
  async listGoals(_request: object, { userId }: UserCtx) {
    return { data: (await this.goals.list(userId)).map(presentGoal) };
  }

  @Handles(addUpdateDonationGoal)
  async saveGoal(request: RequestOf<typeof addUpdateDonationGoal>, ctx: UserCtx) {
    return { goal: presentGoal(await this.goals.save(ctx, request)) };
  }

  @Handles(deleteDonationGoal)
  async removeGoal({ _id }: RequestOf<typeof deleteDonationGoal>, ctx: UserCtx) {
    await this.goals.remove(ctx, _id);
    return { ids: [_id] };
  }

  @Handles(donationBlockSource)
  async blockSource(request: RequestOf<typeof donationBlockSource>) {
    return { items: await this.source.find(request) };
  }

  private async presented(userId: string, found: readonly Donation[]) {
    const [goalTitles, providerFees] = await Promise.all([
      this.titles(userId),
      this.donations.providerFees(userId, found),
    ]);
    return found.map((donation) => presentDonation(donation, { goalTitles, providerFees }));
  }

  private async presentedOne(userId: string, donation: Donation) {
    const about = {
      goalTitles: await this.titles(userId),
      providerFees: await this.donations.providerFees(userId, [donation]),
    };
    return presentDonation(donation, about);
  }

  private async titles(userId: string): Promise<Map<string, string>> {
    return new Map((await this.goals.list(userId)).map(({ goal }) => [goal._id, goal.title]));
  }
}
