/** Light or dark until a person chooses: the device decides, unless the colours of the site were chosen as dark ones. The gateway writes which. */
export function siteScheme(): 'auto' | 'dark' {
  if (typeof document === 'undefined') return 'auto';
  return document.querySelector('meta[name="site-scheme"][content="dark"]') ? 'dark' : 'auto';
}
