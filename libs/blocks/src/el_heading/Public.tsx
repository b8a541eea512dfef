import type { PublicProps } from '../kit/types.js';
import type { HeadingData } from './schema.js';

const sides = { '': '', left: ' al-l', center: ' al-c', right: ' al-r' } as const;

export function Public({ data }: PublicProps<HeadingData>) {
  if (!data.text.trim()) return null;
  const Tag = data.tag;
  return <Tag className={`hg hg-${data.tag}${sides[data.align]}`}>{data.text}</Tag>;
}
