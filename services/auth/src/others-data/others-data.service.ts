import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { animationNames, listCurrencies, listTimeZones, type getOthersData, type ReplyOf } from '@linkyard/contracts';
import { Bus, systemContext } from '@linkyard/service-kit';
import { Clock, minute } from '../config/clock.js';
import { countries } from './countries.js';
import { fonts, palette } from './design-choices.js';
import { emojis } from './emojis.js';
import { siteCategories } from './site-categories.js';

type Lists = ReplyOf<typeof getOthersData>;
/** Offsets of time zones change with summer time, on a full hour. */
const freshMs = 15 * minute;

/** The lists every form needs, put together once and remembered. @source models.md 13 othersData */
@Injectable()
export class OthersDataService {
  private held: { lists: Lists; until: Date } | undefined;
  private loading: Promise<Lists> | undefined;

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError core.unavailable when a service that owns a list is away and the list has never been seen */
  async get(): Promise<Lists> {
    if (this.held && this.held.until > this.clock.now()) return this.held.lists;
    this.loading ??= this.load().finally(() => {
      this.loading = undefined;
    });
    const { held, loading } = this;
    // Lists of a quarter of an hour ago are better than none.
    return held ? loading.catch(() => held.lists) : loading;
  }

  private async load(): Promise<Lists> {
    const ctx = systemContext();
    const [{ currencies }, { zones }] = await Promise.all([
      this.bus.request(listCurrencies, {}, ctx),
      this.bus.request(listTimeZones, {}, ctx),
    ]);
    const content = {
      currencies,
      countries: countries(),
      siteCategories: [...siteCategories],
      emojis: [...emojis],
      fonts: [...fonts],
      timeZones: zones,
      animations: [...animationNames],
      palette,
    };
    const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
    const lists = { version, ...content };
    this.held = { lists, until: this.clock.in(freshMs) };
    return lists;
  }
}
