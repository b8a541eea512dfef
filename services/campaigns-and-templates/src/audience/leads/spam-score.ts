interface Signs {
  /** Whatever stood in the field that no person sees. */
  honeypot: string | undefined;
  /** Milliseconds the form was open; null without JavaScript. */
  elapsedMs: number | null;
  /** Submissions of the same network to the same section within the last hour. */
  recent: number;
  texts: readonly string[];
}

const tooQuickMs = 800;
const perHour = 10;
const spamFrom = 1;

/** Spam score: 1 and over is stored as spam without a notification. @source models.md 5 "Anti-abuse" */
export function spamScore({ honeypot, elapsedMs, recent, texts }: Signs): {
  score: number;
  reasons: string[];
  isSpam: boolean;
} {
  const links = texts.join(' ').match(/https?:\/\//g)?.length ?? 0;
  const signs: [boolean, number, string][] = [
    [honeypot !== undefined && honeypot !== '', 1, 'honeypot'],
    [elapsedMs !== null && elapsedMs < tooQuickMs, 1, 'tooQuick'],
    [recent >= perHour, 1, 'tooMany'],
    [links > 5, 1, 'manyLinks'],
    [links > 2, 0.4, 'links'],
  ];
  const found = signs.filter(([isFound]) => isFound);
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return { score, reasons: found.map(([, , reason]) => reason), isSpam: score >= spamFrom };
}
