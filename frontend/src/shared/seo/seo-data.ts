import { z } from 'zod';

/** Site settings available before sign-in. All of them may be missing. */
const seoSchema = z.object({
  site_title: z.string().optional(),
  site_icon: z.string().optional(),
  /** Of a reseller's site: its address, and the colour scheme it was made for. */
  site_logo: z.object({ src: z.string(), scheme: z.enum(['light', 'dark']) }).optional(),
  /** Whether this is the site of a reseller, and not that of the installation. */
  white_label: z.boolean().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  /** Whether pages may name this site at their end. */
  made_with: z.boolean().optional(),
  /** Who may open an account here. Absent where the installation decides: then everyone may. */
  signup: z.enum(['closed', 'invite', 'open']).optional(),
  /** At which providers people may sign in here. */
  social_sign_in: z.object({ google: z.boolean(), facebook: z.boolean() }).optional(),
  /** Where the site has legal pages of its own. Documents and not screens of the app. */
  legal: z.object({ terms: z.string(), privacy: z.string(), imprint: z.string() }).partial().optional(),
});
export type SeoData = z.infer<typeof seoSchema>;

export const seoElementId = 'seo-data';

/** Text that cannot be parsed is treated as empty. @source spec 2 "SEO data" */
export function parseSeoData(text: string | null | undefined): SeoData {
  try {
    const parsed = seoSchema.safeParse(JSON.parse(text ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    // Not JSON: the page works without it.
    return {};
  }
}

/** Reads the embedded element once and removes it. @source spec 2 */
export function takeSeoData(page: Pick<Document, 'getElementById'>): SeoData {
  const element = page.getElementById(seoElementId);
  element?.remove();
  return parseSeoData(element?.textContent);
}
