// Made by tools/generate-registry.mjs from the block folders. Do not edit.
import { IconAd, IconAlignLeft, IconBrandFacebook, IconBrandInstagram, IconBrandTiktok, IconBrandVimeo, IconBrandWhatsapp, IconBrandYoutube, IconBuildingStore, IconCalendarEvent, IconClick, IconCode, IconFileUpload, IconForms, IconHeading, IconHeartHandshake, IconHourglass, IconId, IconLayoutGrid, IconLink, IconListCheck, IconMailHeart, IconMap2, IconMessages, IconMusic, IconPhoto, IconQrcode, IconShare, IconShoppingBag, IconSlideshow, IconStar, IconSunset2, IconUserCircle, IconVideo } from '@tabler/icons-react';
import { type BlockEditor, blockEditor } from '../editor/block-editor.js';
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

export const editors: Record<string, BlockEditor> = {
  el_adspace: blockEditor(el_adspace, IconAd, () => import('../el_adspace/Editor.js')),
  el_appointment: blockEditor(el_appointment, IconCalendarEvent, () => import('../el_appointment/Editor.js')),
  el_audio: blockEditor(el_audio, IconMusic, () => import('../el_audio/Editor.js')),
  el_brand: blockEditor(el_brand, IconBuildingStore, () => import('../el_brand/Editor.js')),
  el_button: blockEditor(el_button, IconClick, () => import('../el_button/Editor.js')),
  el_card: blockEditor(el_card, IconId, () => import('../el_card/Editor.js')),
  el_countdown: blockEditor(el_countdown, IconHourglass, () => import('../el_countdown/Editor.js')),
  el_custom: blockEditor(el_custom, IconCode, () => import('../el_custom/Editor.js')),
  el_donate: blockEditor(el_donate, IconHeartHandshake, () => import('../el_donate/Editor.js')),
  el_feed_facebook: blockEditor(el_feed_facebook, IconBrandFacebook, () => import('../el_feed_facebook/Editor.js')),
  el_feed_instagram: blockEditor(el_feed_instagram, IconBrandInstagram, () => import('../el_feed_instagram/Editor.js')),
  el_feed_tiktok: blockEditor(el_feed_tiktok, IconBrandTiktok, () => import('../el_feed_tiktok/Editor.js')),
  el_feed_youtube: blockEditor(el_feed_youtube, IconBrandYoutube, () => import('../el_feed_youtube/Editor.js')),
  el_form: blockEditor(el_form, IconForms, () => import('../el_form/Editor.js')),
  el_gallery: blockEditor(el_gallery, IconPhoto, () => import('../el_gallery/Editor.js')),
  el_greeting: blockEditor(el_greeting, IconSunset2, () => import('../el_greeting/Editor.js')),
  el_grid: blockEditor(el_grid, IconLayoutGrid, () => import('../el_grid/Editor.js')),
  el_heading: blockEditor(el_heading, IconHeading, () => import('../el_heading/Editor.js')),
  el_link: blockEditor(el_link, IconLink, () => import('../el_link/Editor.js')),
  el_list: blockEditor(el_list, IconListCheck, () => import('../el_list/Editor.js')),
  el_map: blockEditor(el_map, IconMap2, () => import('../el_map/Editor.js')),
  el_messanger: blockEditor(el_messanger, IconMessages, () => import('../el_messanger/Editor.js')),
  el_optin: blockEditor(el_optin, IconMailHeart, () => import('../el_optin/Editor.js')),
  el_paragraph: blockEditor(el_paragraph, IconAlignLeft, () => import('../el_paragraph/Editor.js')),
  el_product: blockEditor(el_product, IconShoppingBag, () => import('../el_product/Editor.js')),
  el_profile: blockEditor(el_profile, IconUserCircle, () => import('../el_profile/Editor.js')),
  el_qrcode: blockEditor(el_qrcode, IconQrcode, () => import('../el_qrcode/Editor.js')),
  el_rating: blockEditor(el_rating, IconStar, () => import('../el_rating/Editor.js')),
  el_slider: blockEditor(el_slider, IconSlideshow, () => import('../el_slider/Editor.js')),
  el_social_icons: blockEditor(el_social_icons, IconShare, () => import('../el_social_icons/Editor.js')),
  el_upload: blockEditor(el_upload, IconFileUpload, () => import('../el_upload/Editor.js')),
  el_video_instagram: blockEditor(el_video_instagram, IconBrandInstagram, () => import('../el_video_instagram/Editor.js')),
  el_video_tiktok: blockEditor(el_video_tiktok, IconBrandTiktok, () => import('../el_video_tiktok/Editor.js')),
  el_video_vimeo: blockEditor(el_video_vimeo, IconBrandVimeo, () => import('../el_video_vimeo/Editor.js')),
  el_video_youtube: blockEditor(el_video_youtube, IconBrandYoutube, () => import('../el_video_youtube/Editor.js')),
  el_watsapp: blockEditor(el_watsapp, IconBrandWhatsapp, () => import('../el_watsapp/Editor.js')),
  el_webinar: blockEditor(el_webinar, IconVideo, () => import('../el_webinar/Editor.js')),
};
