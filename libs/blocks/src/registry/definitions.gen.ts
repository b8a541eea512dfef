// Made by tools/generate-registry.mjs from the block folders. Do not edit.
import { block as el_adspace } from '../el_adspace/block.js';
import { block as el_appointment } from '../el_appointment/block.js';
import { block as el_audio } from '../el_audio/block.js';
import { block as el_brand } from '../el_brand/block.js';
import { block as el_button } from '../el_button/block.js';
import { block as el_card } from '../el_card/block.js';
import { block as el_countdown } from '../el_countdown/block.js';
import { block as el_custom } from '../el_custom/block.js';
import { block as el_donate } from '../el_donate/block.js';
import { block as el_feed_facebook } from '../el_feed_facebook/block.js';
import { block as el_feed_instagram } from '../el_feed_instagram/block.js';
import { block as el_feed_tiktok } from '../el_feed_tiktok/block.js';
import { block as el_feed_youtube } from '../el_feed_youtube/block.js';
import { block as el_form } from '../el_form/block.js';
import { block as el_gallery } from '../el_gallery/block.js';
import { block as el_greeting } from '../el_greeting/block.js';
import { block as el_grid } from '../el_grid/block.js';
import { block as el_heading } from '../el_heading/block.js';
import { block as el_link } from '../el_link/block.js';
import { block as el_list } from '../el_list/block.js';
import { block as el_map } from '../el_map/block.js';
import { block as el_messanger } from '../el_messanger/block.js';
import { block as el_optin } from '../el_optin/block.js';
import { block as el_paragraph } from '../el_paragraph/block.js';
import { block as el_product } from '../el_product/block.js';
import { block as el_profile } from '../el_profile/block.js';
import { block as el_qrcode } from '../el_qrcode/block.js';
import { block as el_rating } from '../el_rating/block.js';
import { block as el_slider } from '../el_slider/block.js';
import { block as el_social_icons } from '../el_social_icons/block.js';
import { block as el_upload } from '../el_upload/block.js';
import { block as el_video_instagram } from '../el_video_instagram/block.js';
import { block as el_video_tiktok } from '../el_video_tiktok/block.js';
import { block as el_video_vimeo } from '../el_video_vimeo/block.js';
import { block as el_video_youtube } from '../el_video_youtube/block.js';
import { block as el_watsapp } from '../el_watsapp/block.js';
import { block as el_webinar } from '../el_webinar/block.js';

export const definitions = {
  el_adspace,
  el_appointment,
  el_audio,
  el_brand,
  el_button,
  el_card,
  el_countdown,
  el_custom,
  el_donate,
  el_feed_facebook,
  el_feed_instagram,
  el_feed_tiktok,
  el_feed_youtube,
  el_form,
  el_gallery,
  el_greeting,
  el_grid,
  el_heading,
  el_link,
  el_list,
  el_map,
  el_messanger,
  el_optin,
  el_paragraph,
  el_product,
  el_profile,
  el_qrcode,
  el_rating,
  el_slider,
  el_social_icons,
  el_upload,
  el_video_instagram,
  el_video_tiktok,
  el_video_vimeo,
  el_video_youtube,
  el_watsapp,
  el_webinar,
} as const;
