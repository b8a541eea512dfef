import { Injectable } from '@nestjs/common';
import { getOthersData } from '@linkyard/contracts';
import { regionName } from '@linkyard/languages';
import { Bus, systemContext } from '@linkyard/service-kit';
import { i18n } from '../locales/texts.js';

interface Country {
  code: string;
  name: string;
}

/** The countries a form offers, asked for once. */
@Injectable()
export class Countries {
  private all: Promise<Country[]> | undefined;
  constructor(private readonly bus: Bus) {}

  /** In the visitor's language. @param codes empty for every country */
  async of(codes: readonly string[]): Promise<Country[]> {
    const all = await (this.all ??= this.load());
    const offered = codes.length === 0 ? all : all.filter(({ code }) => codes.includes(code));
    return i18n.language === 'en' ? offered : inLanguageOf(i18n.language, offered);
  }

  private async load(): Promise<Country[]> {
    try {
      const { countries } = await this.bus.request(getOthersData, {}, systemContext());
      return countries.map(({ code, name }) => ({ code, name }));
    } catch (error) {
      this.all = undefined;
      throw error;
    }
  }
}

function inLanguageOf(language: string, countries: readonly Country[]): Country[] {
  return countries
    .map(({ code }) => ({ code, name: regionName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}
