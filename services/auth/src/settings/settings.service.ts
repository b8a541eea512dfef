import { Injectable } from '@nestjs/common';
import { reason, type addUpdateSetting, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { isDuplicateKey } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { Clock } from '../config/clock.js';
import { presentSetting } from './setting.presenter.js';
import { SettingsRepository } from './settings.repository.js';

/** More than any screen keeps; stops a script that invents keys. */
const maxSettings = 200;

/** @source models.md 13 UserSetting */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
  ) {}

  async get(key: string | undefined, ctx: UserCtx) {
    const found = key === undefined ? await this.settings.all(ctx.userId) : await this.settings.byKey(ctx.userId, key);
    return { settings: found.map(presentSetting) };
  }

  /** @throws DomainError core.too_large at 200 settings */
  async put(request: RequestOf<typeof addUpdateSetting>, ctx: UserCtx) {
    const [known] = await this.settings.byKey(ctx.userId, request.key);
    if (!known && (await this.settings.count({ ownerId: ctx.userId })) >= maxSettings) throw tooMany();
    const group = request.group ?? known?.group ?? 'profile';
    const kept = { ...request, group, tenantId: ctx.tenantId };
    const write = () => this.settings.put(ctx.userId, kept, this.clock.now());
    // Two first writes at once: one inserts, the other then finds the row.
    return presentSetting(
      await write().catch((error: unknown) => (isDuplicateKey(error) ? write() : Promise.reject(error))),
    );
  }

  async remove(key: string, ctx: UserCtx) {
    await this.settings.remove(ctx.userId, key);
    return { key };
  }
}

function tooMany(): DomainError {
  const why = reason('auth.too_many_settings', { count: maxSettings });
  return new DomainError('core.too_large', { reason: why, errors: [{ path: 'key', ...why }] });
}
