import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * What axe finds on the page as it stands: rule and element, one line each. The policies of the app and of public
 * pages let no foreign script in, so a test that asks this needs `bypassCSP`.
 * @param rules only these of axe's rules; all without
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(source);
  const options = JSON.stringify(rules ? { runOnly: rules } : {});
  const found: Violation[] = await page.evaluate(`axe.run(document, ${options}).then(({ violations }) => violations)`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
