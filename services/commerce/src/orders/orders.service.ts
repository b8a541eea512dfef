import { Injectable } from '@nestjs/common';
import { newId, trusted } from '@linkyard/mongo';
import { inMode, type listOrders, type RequestOf, type ShownMode } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { SellerZones } from '../locales/seller-zones.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Order } from './order.schema.js';
import { placesOf } from '../products/bundle.js';
import { isCounted } from '../products/stock.js';
import { bySeller } from './order-states.js';
import { SellerModes } from '../payments/connections/seller-modes.js';
import { OrdersRepository } from './orders.repository.js';
import { foundBy, soughtBy } from './search-words.js';

type Filters = RequestOf<typeof listOrders>['filters'];

/** Counting takes the longer the more there is: so far, and some pages further than is shown. */
const countedTo = 1_000;
const pagesAhead = 10;
/** Counting ends at the first limit that a word stays below; words beyond the last are equally common. */
const comparedTo = [2_000, 100_000];
/** Of one order. */
const maxNotes = 200;

@Injectable()
export class OrdersService {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly zones: SellerZones,
    private readonly modes: SellerModes,
  ) {}

  async list(ownerId: string, { page, listPerPage, searchTerm, sort, filters }: RequestOf<typeof listOrders>) {
    const first = searchTerm && (await this.rarestWord(ownerId, searchTerm));
    const { mode, hasTest } = await this.modes.shown(ownerId, filters.mode);
    const filter = {
      ...(await this.within(ownerId, mode, filters)),
      ...(searchTerm ? foundBy(searchTerm, first) : {}),
    };
    const by = sort ?? '-createdAt';
    const direction: 1 | -1 = by.startsWith('-') ? -1 : 1;
    const order: Record<string, 1 | -1> = { [by.replace('-', '')]: direction, _id: direction };
    const options = { sort: order, skip: (page - 1) * listPerPage, limit: listPerPage };
    const most = Math.max(countedTo, (page + pagesAhead) * listPerPage);
    const [rows, counted] = await Promise.all([
      this.orders.findMany(filter, options),
      this.orders.count(filter, most + 1),
    ]);
    return { found: rows, total: Math.min(counted, most), hasMore: counted > most, mode, hasTest };
  }

  /** What the filters and the search of a table mean. */
  async filterOf(ownerId: string, filters: Filters, searchTerm?: string) {
    const { mode } = await this.modes.shown(ownerId, filters.mode);
    return { ...(await this.within(ownerId, mode, filters)), ...(searchTerm ? foundBy(searchTerm) : {}) };
  }

  private async within(ownerId: string, mode: ShownMode, filters: Filters) {
    const days = await this.zones.span(ownerId, filters);
    return { ownerId, ...inMode(mode), ...narrowed(filters), ...(days ? { createdAt: trusted(days) } : {}) };
  }

  /** Of several words the database would look up any, also one that most of the orders have. */
  private async rarestWord(ownerId: string, term: string): Promise<string | undefined> {
    const { words } = soughtBy(term);
    if (words.length < 2) return undefined;
    for (const limit of comparedTo) {
      const counts = await Promise.all(words.map((word) => this.orders.count({ ownerId, searchWords: word }, limit)));
      const least = Math.min(...counts);
      if (least < limit) return words[counts.indexOf(least)];
    }
    return words[0];
  }

  /** @throws DomainError core.not_found, also for another seller's */
  async get(ownerId: string, _id: string): Promise<Order> {
    return existing(await this.orders.findOne({ ownerId, _id }));
  }

  /** The lines of which something is counted in stock now. */
  async countedLines({ userId: ownerId, lines }: Order): Promise<string[]> {
    const placesOfLines = lines.map(({ id, ...line }) => ({ id, places: placesOf(ownerId, line) }));
    const ids = [...new Set(placesOfLines.flatMap(({ places }) => places.map(({ _id }) => _id)))];
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return placesOfLines.flatMap(({ id, places }) => (places.some((place) => isCounted(products, place)) ? [id] : []));
  }

  /** Added by the database, so that of two notes at the same moment both stay. @throws DomainError core.not_found, orders.too_many_notes */
  async note(ownerId: string, _id: string, text: string, at = new Date()): Promise<Order> {
    const note = { id: newId(), text, at, by: bySeller(ownerId) };
    const hasRoom = { [`notesInternal.${maxNotes - 1}`]: trusted({ $exists: false }) };
    const noted = await this.orders.update({ ownerId, _id, ...hasRoom }, { $push: { notesInternal: note } });
    if (noted) return noted;
    await this.get(ownerId, _id);
    throw new DomainError('orders.too_many_notes');
  }
}

function narrowed({ needsAttention, state, paymentState, productId }: Filters) {
  return {
    ...(state
      ? { state }
      : {
          $nor: [
            { state: 'expired' as const, ...unnoticed },
            { ...unpaidOnline, ...unnoticed },
          ],
        }),
    ...(paymentState ? { paymentState } : {}),
    ...(needsAttention
      ? { $or: [{ 'needsAttention.code': trusted({ $ne: null }) }, { 'duplicates.isOpen': true }] }
      : {}),
    ...(productId ? { 'lines.productId': productId } : {}),
  };
}

const unnoticed = { 'needsAttention.code': null };
/** There is nothing for the seller to do: the buyer is at the provider, or came back without paying. */
const unpaidOnline = { state: 'pending' as const, isOffline: trusted({ $ne: true }) };

function existing<Found>(found: Found | null): Found {
  if (found === null) throw new DomainError('core.not_found');
  return found;
}
