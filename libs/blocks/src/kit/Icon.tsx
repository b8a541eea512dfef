import { iconPaths } from './icon-paths.gen.js';

export const iconNames = Object.keys(iconPaths);
export const isIconName = (name: string) => Object.hasOwn(iconPaths, name);

/** One of our outlines; nothing for a name we do not have. Always beside a text, so hidden from readers. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  const paths = isIconName(name) ? iconPaths[name] : undefined;
  if (!paths) return null;
  return (
    <svg
      className="ic"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
