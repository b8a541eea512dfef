import type { Provider, Type } from '@nestjs/common';
import { BookingPages } from './booking/booking-pages.js';
import { BookingController } from './booking/booking.controller.js';
import { CalendarFeedController } from './booking/calendar-feed.controller.js';
import { BegunCheckouts } from './checkout/begun-checkouts.js';
import { CheckoutScreens } from './checkout/checkout-screens.js';
import { CheckoutController } from './checkout/checkout.controller.js';
import { ConfirmOrderController } from './checkout/confirm-order.controller.js';
import { ConfirmAddressController } from './confirm-address.controller.js';
import { Countries } from './countries.js';
import { DonateController } from './donate.controller.js';
import { DownloadController } from './downloads/download.controller.js';
import { FormAnswers } from './form-answers.js';
import { JustMade } from './just-made.js';
import { MessageAnswerController } from './message-answer.controller.js';
import { MessageAnswers } from './message-answers.js';
import { PushLinkController } from './push-link.controller.js';
import { ReceiptController } from './receipts/receipt.controller.js';
import { Screens } from './screens.js';
import { WaitingMails } from './waiting-mails.js';
import { WalletController } from './wallet/wallet.controller.js';
import { WebinarController } from './webinar/webinar.controller.js';
import { ThankYouController } from './thank-you.controller.js';

/** Controllers of screens that visitors open without a login and that work without JavaScript. */
export const publicScreenControllers: Type[] = [
  BookingController,
  CalendarFeedController,
  CheckoutController,
  ConfirmAddressController,
  ConfirmOrderController,
  DonateController,
  DownloadController,
  MessageAnswerController,
  PushLinkController,
  ReceiptController,
  ThankYouController,
  WalletController,
  WebinarController,
];

export const publicScreenProviders: Provider[] = [
  FormAnswers,
  Screens,
  MessageAnswers,
  JustMade,
  Countries,
  BookingPages,
  BegunCheckouts,
  CheckoutScreens,
  WaitingMails,
];
