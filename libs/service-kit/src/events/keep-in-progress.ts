/** Reports a message as in progress while its handler runs or waits for its turn; otherwise it would be delivered a second time. */
export async function keepInProgress<Result>(
  message: { working(): void },
  everyMs: number,
  handle: () => Promise<Result>,
): Promise<Result> {
  const timer = setInterval(() => message.working(), everyMs);
  try {
    return await handle();
  } finally {
    clearInterval(timer);
  }
}
