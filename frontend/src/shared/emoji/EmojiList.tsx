import { t } from '@lingui/core/macro';
import { currentLanguage } from '@linkyard/ui';
import { EmojiPicker } from 'frimousse';
import css from './emoji-list.module.css';

/** Served by the installation: by default the picker asks a CDN. @source cases G13 */
const emojibaseUrl = '/assets/emojis';

/** Every emoji by category, with a search; by arrow keys too. */
export function EmojiList({ onPick }: { onPick: (emoji: string) => void }) {
  return (
    <EmojiPicker.Root
      className={css['root']}
      emojibaseUrl={emojibaseUrl}
      locale={currentLanguage() === 'de' ? 'de' : 'en'}
      columns={8}
      onEmojiSelect={({ emoji }) => onPick(emoji)}
    >
      <EmojiPicker.Search
        className={css['search']}
        placeholder={t`Search emojis`}
        aria-label={t`Search emojis`}
        data-autofocus
      />
      <EmojiPicker.Viewport className={css['viewport']}>
        <EmojiPicker.Loading className={css['state']}>{t`Loading`}</EmojiPicker.Loading>
        <EmojiPicker.Empty className={css['state']}>{t`No emoji found`}</EmojiPicker.Empty>
        <EmojiPicker.List
          components={{
            CategoryHeader: ({ category, ...props }) => (
              <div {...props} className={css['category']}>
                {category.label}
              </div>
            ),
            Row: ({ children, ...props }) => (
              <div {...props} className={css['row']}>
                {children}
              </div>
            ),
            Emoji: ({ emoji, ...props }) => (
              <button {...props} type="button" className={css['emoji']} data-active={emoji.isActive || undefined}>
                {emoji.emoji}
              </button>
            ),
          }}
        />
      </EmojiPicker.Viewport>
    </EmojiPicker.Root>
  );
}
