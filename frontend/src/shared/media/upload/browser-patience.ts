import type { PatiencePorts } from './patience.js';

/** Waits with the browser's own clock and its own idea of being online. */
export const browserPatience: PatiencePorts = {
  isOnline: () => navigator.onLine,
  whenOnline: (signal) =>
    new Promise((resolve) => {
      const done = () => {
        window.removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      window.addEventListener('online', done);
      signal.addEventListener('abort', done);
      // It may have come back between the question and the listening.
      if (navigator.onLine || signal.aborted) done();
    }),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
      if (signal.aborted) done();
    }),
};
