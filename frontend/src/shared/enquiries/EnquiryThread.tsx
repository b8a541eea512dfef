import { t } from '@lingui/core/macro';
import type { EnquiryReply } from '@linkyard/contracts';
import { DateText } from '@linkyard/ui';
import css from './enquiries.module.css';

interface EnquiryThreadProps {
  enquiry: { message: string; createdAt: string; replies: readonly EnquiryReply[] };
  /** What each side is called by who reads it. */
  names: Record<EnquiryReply['from'], string>;
}

/** What both sides have written, the first message on top. */
export function EnquiryThread({ enquiry: { message, createdAt, replies }, names }: EnquiryThreadProps) {
  const first: EnquiryReply = { _id: 'first', from: 'sender', text: message, at: createdAt };
  return (
    <ol className={css['thread']} aria-label={t`Messages`}>
      {[first, ...replies].map(({ _id, from, text, at }) => (
        <li key={_id} data-from={from}>
          <small>
            <b dir="auto">{names[from]}</b> · <DateText value={at} />
          </small>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ol>
  );
}
