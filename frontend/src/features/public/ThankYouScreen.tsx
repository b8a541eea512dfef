import { Message } from '../../shared/message/Message.js';

export function ThankYouScreen() {
  return <Message drawing="bell" title="Thank you" text="We have got it. You can close this page now." />;
}
