import { currentEndpoint, pushSupport, registerWorker, type PushSupport } from '@linkyard/blocks/push';
import { useCallback, useEffect, useState } from 'react';

export interface ThisBrowser {
  support: PushSupport;
  /** Null until the worker is there. */
  registration: ServiceWorkerRegistration | null;
  /** Of its subscription, where it has one. */
  endpoint: string | undefined;
  /** Whether all of that is known. */
  isKnown: boolean;
  /** Looks again, after it was subscribed or unsubscribed. */
  refresh(): void;
}

/** What this browser can do. Its worker is registered before any press: the browser asks for permission only straight from one. */
export function useThisBrowser(): ThisBrowser {
  const [support, setSupport] = useState(pushSupport);
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [endpoint, setEndpoint] = useState<string>();
  const [isKnown, setIsKnown] = useState(support !== 'ready');
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    let isGone = false;
    if (pushSupport() !== 'ready') return;
    const look = async () => {
      const found = await registerWorker();
      const current = await currentEndpoint();
      if (isGone) return;
      setRegistration(found);
      setEndpoint(current);
    };
    // Without its worker a browser cannot be subscribed: it is one that is not supported.
    look()
      .catch(() => !isGone && setSupport('unsupported'))
      .finally(() => !isGone && setIsKnown(true));
    return () => {
      isGone = true;
    };
  }, [looks]);

  const refresh = useCallback(() => {
    setSupport(pushSupport());
    setLooks((before) => before + 1);
  }, []);
  return { support, registration, endpoint, isKnown, refresh };
}
