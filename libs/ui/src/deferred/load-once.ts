/** Reports that the network may be back: the window in a browser. */
export interface Network {
  isOffline: () => boolean;
  /** Resolves the next time the network comes back. */
  back: () => Promise<void>;
}

const browserNetwork: Network = {
  isOffline: () => !navigator.onLine,
  back: () => new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
};

/**
 * Loads at the first call and hands every later one the same result. A failure without a network waits for the
 * network and tries again, since a lazy part that failed once stays failed; any other failure is given on and forgotten.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>, network: Network = browserNetwork) {
  let loading: Promise<Loaded> | null = null;
  const attempt = async (): Promise<Loaded> => {
    try {
      return await load();
    } catch (error) {
      if (!network.isOffline()) throw error;
      await network.back();
      return attempt();
    }
  };
  return (): Promise<Loaded> => {
    loading ??= attempt().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
