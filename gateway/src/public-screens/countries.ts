import { Inject, Injectable } from '@nestjs/common';
import { getOthersData } from '@linkyard/contracts';
import { Bus, systemContext } from '@linkyard/service-kit';

interface Country {
  code: string;
  name: string;
}

/** The countries a form offers, asked for once. */
@Injectable()
export class Countries {
  private all: Promise<Country[]> | undefined;
  constructor(@Inject(Bus) private readonly bus: Bus) {}

  /** @param codes empty for every country */
  async of(codes: readonly string[]): Promise<Country[]> {
    const all = await (this.all ??= this.load());
    return codes.length === 0 ? all : all.filter(({ code }) => codes.includes(code));
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
