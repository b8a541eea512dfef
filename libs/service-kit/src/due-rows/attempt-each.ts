/**
 * Processes every row although one fails, and then throws the first failure: for handlers of events, which are delivered again. The work
 * may run again for a row that it has processed.
 */
export async function attemptEach<Row>(
  rows: AsyncIterable<Row> | Iterable<Row>,
  process: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const row of rows) await process(row).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
