import type { FeedItem } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { Icon } from '../kit/Icon.js';
import type { PublicProps } from '../kit/types.js';
import type { FeedContent } from './feed-schema.js';

type Post = FeedItem['posts'][number];

function PostCard({ post, isFirst, i18n }: { post: Post; isFirst: boolean; i18n: Texts }) {
  const label = post.kind === 'video' ? i18n.t('Video, opens in a new window') : i18n.t('Post, opens in a new window');
  return (
    <a
      className="fd-p"
      href={post.url}
      target="_blank"
      rel="noopener"
      data-c=""
      aria-label={post.caption ? undefined : label}
    >
      {post.thumb && (
        <img src={post.thumb} alt="" width={480} height={480} loading={isFirst ? undefined : 'lazy'} decoding="async" />
      )}
      {post.kind === 'video' && post.thumb && (
        <span className="fd-v">
          <Icon name="player-play" size={18} />
        </span>
      )}
      {post.caption && <span className="fd-c">{post.caption}</span>}
    </a>
  );
}

/** The latest posts of one account. Pictures are our own copies: nothing is asked of the platform until a visitor goes there. */
export function FeedView({ data, context }: PublicProps<FeedContent>) {
  const accounts = context.sources?.[data.platform] ?? [];
  const account = data.socialAccountId ? accounts.find(({ _id }) => _id === data.socialAccountId) : accounts[0];
  const posts = account?.posts.slice(0, data.limit) ?? [];
  if (!account || posts.length === 0) return null;
  return (
    <>
      {data.heading && <h2 className="t">{data.heading}</h2>}
      <a className="fd-a" href={account.url} target="_blank" rel="noopener" data-c="">
        {account.avatar && <img src={account.avatar} alt="" width={40} height={40} loading="lazy" decoding="async" />}
        <span>
          <b>{account.name || account.username}</b>
          {account.username && account.name && <span dir="ltr">@{account.username.replace(/^@/, '')}</span>}
        </span>
        <Icon name={data.platform} />
      </a>
      <ul
        className={`fd fd-${data.layout} fd-${data.scrollDirection}`}
        role="list"
        aria-label={data.heading || context.i18n.t('Posts of {name}', { name: account.name || account.username })}
      >
        {posts.map((post, index) => (
          <li key={post._id}>
            <PostCard post={post} isFirst={index === 0} i18n={context.i18n} />
          </li>
        ))}
      </ul>
    </>
  );
}
