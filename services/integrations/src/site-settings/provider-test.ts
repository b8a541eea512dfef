import { Inject, Injectable } from '@nestjs/common';
import { providerTestTexts, type ProviderName, type ReplyInput, type testSiteSettings } from '@linkyard/contracts';
import { ProviderError } from '@linkyard/egress';
import { OpenAiImages } from '../images/openai-images.js';
import { outcomeOf } from '../providers/outcome-of.js';
import { STOCK_PROVIDERS, type StockProviders } from '../stock/stock-provider.js';
import { ProviderSettingsService } from '../provider-settings/provider-settings.service.js';

const waitMs = 9_000;

/** Tries a provider with the key that is stored, by a question that costs next to nothing. */
@Injectable()
export class ProviderTest {
  constructor(
    private readonly settings: ProviderSettingsService,
    @Inject(STOCK_PROVIDERS) private readonly stock: StockProviders,
    private readonly openAi: OpenAiImages,
  ) {}

  async run(provider: ProviderName): Promise<ReplyInput<typeof testSiteSettings>> {
    const key = provider === 'openai' ? (await this.settings.ai()).key : await this.settings.stockKey(provider);
    if (!key) return { ok: false, text: providerTestTexts.none, remaining: null };
    try {
      const remaining = await this.ask(provider, key, AbortSignal.timeout(waitMs));
      return { ok: true, text: providerTestTexts.works, remaining };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return { ok: false, text: providerTestTexts[outcomeOf(error)], remaining: null };
    }
  }

  private async ask(provider: ProviderName, key: string, signal: AbortSignal): Promise<number | null> {
    if (provider === 'openai') return this.openAi.test(await this.settings.ai(), signal);
    return this.stock[provider].test(key, signal);
  }
}
