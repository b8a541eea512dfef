/** What public/boot.js has asked while the app's scripts were on their way. */
export interface EarlyAnswers {
  /** Whose answers they are: the token they were asked with. */
  token: string;
  /** When they were asked, epoch milliseconds. */
  at: number;
  /** By path and body. */
  answers: Record<string, Promise<Response>>;
}

interface Asked {
  path: string;
  init: RequestInit;
  token: string | null;
}

/** Older ones show what may have changed since. */
const keptMs = 30_000;

/**
 * The answer to a call that is on its way already, or null. Each is given once: who asks again wants to know anew.
 * @param holder  the window; the answers stand on it because the script that asked is none of the app's modules
 */
export function takeEarlyAnswer(
  holder: { linkyardEarly?: EarlyAnswers },
  { path, init, token }: Asked,
  now = Date.now(),
): Promise<Response> | null {
  const early = holder.linkyardEarly;
  if (!early) return null;
  if (early.token !== token || now - early.at > keptMs) {
    delete holder.linkyardEarly;
    return null;
  }
  const key = `${path}${typeof init.body === 'string' ? init.body : ''}`;
  const answer = early.answers[key];
  if (!answer) return null;
  delete early.answers[key];
  return answer;
}

declare global {
  interface Window {
    linkyardEarly?: EarlyAnswers;
  }
}
