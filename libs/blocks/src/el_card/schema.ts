import { z } from 'zod';
import { optionalImage, optionalLink, text } from '../kit/fields.js';

/** top: the picture above the words. side: beside them. overlay: behind them. */
export const cardTypes = ['top', 'side', 'overlay'] as const;

/** @source spec 3 "Block types": type, url, btnText, priceTag, icon */
export const cardSchema = z.object({
  type: z.enum(cardTypes).default('top'),
  title: text(200),
  text: text(1000),
  image: optionalImage,
  /** Alternative text of the picture. */
  alt: text(300),
  url: optionalLink,
  /** Empty: the title is the link. */
  btnText: text(80),
  /** As it is to be read, currency included. */
  priceTag: text(40),
  /** Name of one of our icons, or an emoji. */
  icon: text(32),
  /** Opens in a new tab. */
  newpage: z.boolean().default(false),
});
export type CardContent = z.output<typeof cardSchema>;
