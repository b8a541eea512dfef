import type { Brand } from '@linkyard/contracts';
import { iconAddress } from './site-icons.js';

/** The app of a site on a home screen, as JSON. @source W3C "Web Application Manifest" */
export function appManifest(brand: Brand): string {
  const { title, description, theme } = brand;
  const icon = (name: '192' | '512' | 'maskable', size: number, purpose: 'any' | 'maskable') => ({
    src: iconAddress(brand, name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name: title,
    short_name: title,
    description,
    id: '/dashboard',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: theme.bgColor,
    theme_color: theme.primaryColor,
    icons: [icon('192', 192, 'any'), icon('512', 512, 'any'), icon('maskable', 512, 'maskable')],
  });
}
