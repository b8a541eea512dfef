import { useEffect, useState } from 'react';

/** Seconds between two codes. @source models.md 1 emailVerification */
const pauseSec = 60;

/** Counts down until another code may be asked for. */
export function useResendTimer(running: boolean) {
  const [until, setUntil] = useState(() => (running ? Date.now() + pauseSec * 1000 : 0));
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  return {
    secondsLeft,
    start: (seconds = pauseSec) => {
      setNow(Date.now());
      setUntil(Date.now() + seconds * 1000);
    },
  };
}
