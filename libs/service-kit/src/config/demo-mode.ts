/**
 * What `DEMO` asks for: `accounts` (any value) the demo creator with pages and products, `history` ninety days of use besides,
 * `none` an admin and nothing else. Without `DEMO` there is no demo account at all.
 */
export type DemoMode = 'off' | 'none' | 'accounts' | 'history';

export function demoMode(env: Record<string, string | undefined> = process.env): DemoMode {
  const value = env['DEMO'];
  if (!value) return 'off';
  return value === 'none' || value === 'history' ? value : 'accounts';
}

/** Whether the demo creator is there, whose pages and products a service loads. */
export const hasDemoCreator = (mode = demoMode()): boolean => mode === 'accounts' || mode === 'history';
