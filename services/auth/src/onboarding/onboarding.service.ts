import { Injectable } from '@nestjs/common';
import {
  checkCampaignName,
  createCampaign,
  isAdultBirthdate,
  type RequestOf,
  type updateOnboarding,
  type UserCtx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { Bus, DomainError, fieldRefusal } from '@linkyard/service-kit';
import type { Onboarding, User } from '../user-records/user.schema.js';
import { regionalCustoms } from '../user-records/regional-customs.js';
import { presentOnboarding, presentUser } from '../user-records/user.presenter.js';
import { UsersRepository } from '../user-records/users.repository.js';
import { Clock } from '../config/clock.js';

type Step = RequestOf<typeof updateOnboarding>;
type StepOf<Number extends Step['step']> = Extract<Step, { step: Number }>;

/**
 * Whether a step may be done now: the next one, or one done before. Nothing after the end.
 * @param at what the account has to do next, 0 when done
 * @source models.md 1 Onboarding
 */
export const mayDoStep = (step: number, at: number): boolean => at !== 0 && step <= at;

/** The four questions a new creator answers, and the page that comes of them. @source spec 4 "Role 2", models.md 1 Onboarding */
@Injectable()
export class OnboardingService {
  constructor(
    private readonly users: UsersRepository,
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  async get(ctx: UserCtx) {
    const { step, onboarding } = await this.userOf(ctx);
    return { step, onboarding: presentOnboarding(onboarding) };
  }

  /**
   * @throws DomainError auth.onboarding_order, auth.invalid_birthdate, what the campaigns service says of the name; core.unavailable when that
   *   service is away: the step then stays and can be done again
   */
  async update(request: Step, ctx: UserCtx) {
    const user = await this.userOf(ctx);
    // The answer to a finished step 4 may have been lost on its way.
    if (user.step === 0 && request.step === 4 && user.onboarding.created) return reply(user, user.onboarding.created);
    if (!mayDoStep(request.step, user.step)) throw new DomainError('auth.onboarding_order');
    switch (request.step) {
      case 1:
        return reply(await this.doProfile(request, user), null);
      case 2:
        return reply(await this.doHandle(request, user, ctx), null);
      case 3:
        return reply(await this.doGoals(request, user), null);
      case 4:
        return this.doTemplate(request, user, ctx);
    }
  }

  private doProfile({ name, birthdate, country, timeZone }: StepOf<1>, user: User): Promise<User> {
    if (!isAdultBirthdate(birthdate, this.clock.now())) throw new DomainError('auth.invalid_birthdate');
    const step1 = { name, birthdate, country, timeZone };
    const address = { ...user.address, country };
    const customs = regionalCustoms(country, user);
    return this.advance(user, 1, { name, birthdate, timeZone, address, ...customs }, { step1 });
  }

  private async doHandle({ username, categories }: StepOf<2>, user: User, ctx: UserCtx): Promise<User> {
    await this.requireFree(username, ctx);
    return this.advance(user, 2, { username }, { step2: { username, categories: [...new Set(categories)] } });
  }

  private doGoals({ goals, socials, skip }: StepOf<3>, user: User): Promise<User> {
    const others = user.onboarding.skipped.filter((step) => step !== 3);
    const answers = skip ? { goals: [], socials: [] } : { goals: [...new Set(goals)], socials };
    return this.advance(user, 3, {}, { step3: answers, skipped: skip ? [...others, 3] : others });
  }

  private async doTemplate({ templateId }: StepOf<4>, user: User, ctx: UserCtx) {
    const { username, name } = user;
    if (!username) throw new DomainError('auth.onboarding_order');
    const campaignId = user.onboarding.campaignId ?? (await this.reserveCampaignId(user));
    const campaign = await this.bus.request(
      createCampaign,
      {
        _id: campaignId,
        campName: username,
        title: name,
        templateId,
        person: { name, socials: user.onboarding.step3?.socials ?? [] },
      },
      ctx,
    );
    const created = { campaignId: campaign._id, templateId: campaign.templateId, campName: campaign.campName };
    const completedAt = this.clock.now();
    const done = await this.users.update(
      { ownerId: user._id },
      {
        $set: {
          step: 0,
          username: campaign.campName,
          'onboarding.step4': { templateId },
          'onboarding.completedAt': completedAt,
          'onboarding.created': created,
        },
      },
    );
    if (!done) throw new DomainError('core.unauthenticated');
    return reply(done, created);
  }

  /** One id for every try of step 4, also for two at the same moment. */
  private async reserveCampaignId(user: User): Promise<string> {
    const mine = newId();
    await this.users.update(
      { ownerId: user._id, 'onboarding.campaignId': null },
      { $set: { 'onboarding.campaignId': mine } },
    );
    const current = await this.users.byId(user._id);
    return current?.onboarding.campaignId ?? mine;
  }

  private async requireFree(campName: string, ctx: UserCtx) {
    const { available, reason } = await this.bus.request(checkCampaignName, { campName }, ctx);
    if (available) return;
    switch (reason) {
      case 'reserved':
        throw new DomainError('campaigns.slug_reserved');
      case 'lookAlike':
        throw new DomainError('campaigns.slug_look_alike');
      case 'invalid':
        throw fieldRefusal('username', 'core.not_handle');
      default:
        throw new DomainError('campaigns.slug_taken');
    }
  }

  /** Keeps the answers; an earlier step done again does not lead back. */
  private async advance(
    user: User,
    step: 1 | 2 | 3,
    fields: Partial<User>,
    answers: Partial<Onboarding>,
  ): Promise<User> {
    const kept = Object.fromEntries(Object.entries(answers).map(([key, value]) => [`onboarding.${key}`, value]));
    const next = user.step === step ? { step: step + 1 } : {};
    const updated = await this.users.update(
      { ownerId: user._id, step: user.step },
      { $set: { ...fields, ...kept, ...next } },
    );
    if (!updated) throw new DomainError('auth.onboarding_order');
    return updated;
  }

  private async userOf(ctx: UserCtx): Promise<User> {
    const user = await this.users.byId(ctx.userId);
    if (!user) throw new DomainError('core.unauthenticated');
    return user;
  }
}

const reply = (user: User, created: Onboarding['created']) => ({
  step: user.step,
  onboarding: presentOnboarding(user.onboarding),
  user: presentUser(user),
  created,
});
