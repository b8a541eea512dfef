import { Inject, Injectable } from '@nestjs/common';
import type {
  KeyView,
  ProviderName,
  ReplyInput,
  RequestOf,
  StockPlatform,
  updateSiteSettings,
  UserCtx,
} from '@linkyard/contracts';
import { dataSealer, SealError, type Sealer } from '@linkyard/crypto';
import { DomainError, isProduction, LOGGER, type Logger } from '@linkyard/service-kit';
import { apiAddressProblem } from '../config/api-address.js';
import { INTEGRATIONS_CONFIG, type IntegrationsConfig } from '../config/integrations-config.js';
import type { ProviderSetting } from './site-setting.schema.js';
import { SiteSettingsRepository } from './site-settings.repository.js';

type Change = RequestOf<typeof updateSiteSettings>;

/** Where an AI service is and what we ask it for. */
export interface AiAccess {
  /** Empty: none is set. */
  key: string;
  baseUrl: string;
  /** An admin typed the address: it may lead to the public internet only. */
  isTyped: boolean;
  model: string;
  dailyLimit: number;
}

const envNames = {
  unsplash: 'UNSPLASH_ACCESS_KEY',
  pixabay: 'PIXABAY_KEY',
  pexels: 'PEXELS_KEY',
  openai: 'OPENAI_API_KEY',
} as const satisfies Record<ProviderName, keyof IntegrationsConfig>;

/** Changes of others that one change is put together with before it is given up. */
const maxAttempts = 12;
/** Below this, four characters would reveal too much of a key. */
const shortKey = 12;
const contextOf = (name: ProviderName) => `site-settings:providers:${name}`;

/** Keys of the services we ask: an admin's, sealed; else the environment's. @source models.md 13 SiteSetting, design 8 "Secrets at rest" */
@Injectable()
export class ProviderSettingsService {
  private readonly sealer: Sealer;

  constructor(
    private readonly settings: SiteSettingsRepository,
    @Inject(INTEGRATIONS_CONFIG) private readonly config: IntegrationsConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.sealer = dataSealer('integrations.data', config.DATA_KEY, config.DATA_KEY_PREVIOUS);
  }

  /** @returns an empty text where none is set */
  async stockKey(platform: StockPlatform): Promise<string> {
    return this.keyOf(platform, await this.settings.find()).key;
  }

  async ai(): Promise<AiAccess> {
    const stored = await this.settings.find();
    return {
      key: this.keyOf('openai', stored).key,
      baseUrl: stored.aiBaseUrl || this.config.OPENAI_BASE_URL,
      // The operator's own address may be internal, by whichever way it is named.
      isTyped: stored.aiBaseUrl !== '' && stored.aiBaseUrl !== this.config.OPENAI_BASE_URL,
      model: stored.aiModel || this.config.OPENAI_IMAGE_MODEL,
      dailyLimit: stored.aiDailyLimit,
    };
  }

  async view(): Promise<ReplyInput<typeof updateSiteSettings>> {
    return this.present(await this.settings.find());
  }

  /**
   * @throws DomainError core.invalid_input for an address that may not be used; core.conflict for a `rev` that is not the present one, or when others
   * keep changing it
   */
  async update(change: Change, { userId }: UserCtx): Promise<ReplyInput<typeof updateSiteSettings>> {
    const { ai = {}, stock = {} } = change;
    const problem = ai.baseUrl ? apiAddressProblem(ai.baseUrl, isProduction(this.config)) : null;
    if (problem) throw new DomainError('core.invalid_input', { errors: [{ path: 'ai.baseUrl', ...problem }] });
    const typed = Object.entries({ ...stock, openai: ai.key }).filter(([, key]) => key !== undefined);
    const next = await this.written(change.rev, (stored) => ({
      _id: stored._id,
      keys: this.withKeys(stored.keys, { ...stock, openai: ai.key }),
      aiBaseUrl: ai.baseUrl ?? stored.aiBaseUrl,
      aiModel: ai.model ?? stored.aiModel,
      aiDailyLimit: ai.dailyLimit ?? stored.aiDailyLimit,
      updatedAt: new Date(),
      updatedBy: userId,
    }));
    const keys = typed.map(([name, key]) => `${name} ${key ? 'set' : 'cleared'}`);
    const others = Object.keys(ai).filter((name) => name !== 'key');
    this.logger.info({ adminId: userId, keys, ai: others }, 'the settings of providers were changed');
    return this.present(next);
  }

  /** Writes what follows from the stored record, unless it changed in between: then from what it is now, or not at all where a `rev` was asked for. */
  private async written(
    rev: number | undefined,
    changed: (stored: ProviderSetting) => Omit<ProviderSetting, 'rev'>,
  ): Promise<ProviderSetting> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const stored = await this.settings.find();
      if (rev !== undefined && rev !== stored.rev) break;
      const next = { ...changed(stored), rev: stored.rev + 1 };
      if (await this.settings.replace(stored.rev, next)) return next;
    }
    throw new DomainError('core.conflict');
  }

  private withKeys(stored: ProviderSetting['keys'], typed: Partial<Record<ProviderName, string | undefined>>) {
    const keys: ProviderSetting['keys'] = {};
    for (const name of Object.keys(envNames) as ProviderName[]) {
      const fresh = typed[name];
      const kept = stored[name];
      if (fresh) keys[name] = this.sealer.seal(fresh, contextOf(name));
      // One of the key before moves to the present one on this occasion.
      else if (fresh === undefined && kept) keys[name] = this.opened(name, kept) ? this.sealer.rewrap(kept) : kept;
    }
    return keys;
  }

  private keyOf(name: ProviderName, { keys }: ProviderSetting): { key: string; from: KeyView['from'] } {
    const sealed = keys[name];
    const typed = sealed ? this.opened(name, sealed) : '';
    if (typed) return { key: typed, from: 'settings' };
    const fallback = this.config[envNames[name]];
    return { key: fallback, from: fallback ? 'environment' : null };
  }

  /** @returns an empty text for what the installation's keys do not open any more: the admin has to set it again */
  private opened(name: ProviderName, sealed: string): string {
    try {
      return this.sealer.open(sealed, contextOf(name));
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      this.logger.warn({ err: error, provider: name }, 'a stored key does not open and counts as not set');
      return '';
    }
  }

  private present(setting: ProviderSetting): ReplyInput<typeof updateSiteSettings> {
    const view = (name: ProviderName): KeyView => {
      const { key, from } = this.keyOf(name, setting);
      return { from, ending: key.length >= shortKey ? key.slice(-4) : '' };
    };
    return {
      group: 'providers',
      rev: setting.rev,
      stock: { unsplash: view('unsplash'), pixabay: view('pixabay'), pexels: view('pexels') },
      ai: {
        key: view('openai'),
        baseUrl: setting.aiBaseUrl,
        model: setting.aiModel,
        defaults: { baseUrl: this.config.OPENAI_BASE_URL, model: this.config.OPENAI_IMAGE_MODEL },
        dailyLimit: setting.aiDailyLimit,
      },
      updatedAt: setting.updatedAt,
    };
  }
}
