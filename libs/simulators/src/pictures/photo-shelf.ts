import { firstNumber, isFound, photoOf, photosPerKeyword, type Photo, type Shape } from './photo.js';

/** The photos a provider has. Titles of those that were never searched for are plain. */
export class PhotoShelf {
  private readonly keywords = new Map<number, string>();

  /** All results of a keyword, in the provider's order. */
  search(keyword: string, shape: Shape | null): Photo[] {
    if (!isFound(keyword)) return [];
    const first = firstNumber(keyword);
    if (this.keywords.size > 2_000) this.keywords.clear();
    this.keywords.set(first, keyword);
    const all = Array.from({ length: photosPerKeyword }, (_, at) => photoOf(first + at, keyword));
    return shape ? all.filter((photo) => photo.shape === shape) : all;
  }

  byNumber(number: number): Photo | null {
    if (!Number.isSafeInteger(number) || number < 1000 || number % 1000 >= photosPerKeyword) return null;
    return photoOf(number, this.keywords.get(number - (number % 1000)));
  }
}

export const pageOf = <Item>(all: readonly Item[], page: number, perPage: number): Item[] =>
  all.slice((page - 1) * perPage, page * perPage);
