/**
 * The titles of a form's questions in the order in which they are asked. Answers are kept in that order, but without the questions that
 * were left out, so each list holds a part of it.
 * @param answered the titles of one answered form each, the newest first, whose order counts where lists differ
 */
export function askedOrder(answered: readonly (readonly string[])[]): string[] {
  const order: string[] = [];
  for (const titles of answered)
    for (const [at, title] of titles.entries()) {
      if (order.includes(title)) continue;
      const before = titles[at - 1];
      const next = titles.slice(at + 1).find((one) => order.includes(one));
      const place = before !== undefined ? order.indexOf(before) + 1 : next !== undefined ? order.indexOf(next) : -1;
      order.splice(place < 0 ? order.length : place, 0, title);
    }
  return order;
}
