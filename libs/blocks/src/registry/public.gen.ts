// Made by tools/generate-registry.mjs from the block folders. Do not edit.
import { type PublicView, publicView } from '../kit/public-view.js';
import { block as el_adspace } from '../el_adspace/block.js';
import { Public as el_adspace_view } from '../el_adspace/Public.js';
import { css as el_adspace_css } from '../el_adspace/public.css.js';
import { block as el_appointment } from '../el_appointment/block.js';
import { Public as el_appointment_view } from '../el_appointment/Public.js';
import { css as el_appointment_css } from '../el_appointment/public.css.js';
import { block as el_audio } from '../el_audio/block.js';
import { Public as el_audio_view } from '../el_audio/Public.js';
import { css as el_audio_css } from '../el_audio/public.css.js';
import { block as el_brand } from '../el_brand/block.js';
import { Public as el_brand_view } from '../el_brand/Public.js';
import { css as el_brand_css } from '../el_brand/public.css.js';
import { block as el_button } from '../el_button/block.js';
import { Public as el_button_view } from '../el_button/Public.js';
import { css as el_button_css } from '../el_button/public.css.js';
import { block as el_card } from '../el_card/block.js';
import { Public as el_card_view } from '../el_card/Public.js';
import { css as el_card_css } from '../el_card/public.css.js';
import { block as el_countdown } from '../el_countdown/block.js';
import { Public as el_countdown_view } from '../el_countdown/Public.js';
import { css as el_countdown_css } from '../el_countdown/public.css.js';
import { block as el_custom } from '../el_custom/block.js';
import { Public as el_custom_view } from '../el_custom/Public.js';
import { css as el_custom_css } from '../el_custom/public.css.js';
import { block as el_donate } from '../el_donate/block.js';
import { Public as el_donate_view } from '../el_donate/Public.js';
import { css as el_donate_css } from '../el_donate/public.css.js';
import { block as el_feed_facebook } from '../el_feed_facebook/block.js';
import { Public as el_feed_facebook_view } from '../el_feed_facebook/Public.js';
import { css as el_feed_facebook_css } from '../el_feed_facebook/public.css.js';
import { block as el_feed_instagram } from '../el_feed_instagram/block.js';
import { Public as el_feed_instagram_view } from '../el_feed_instagram/Public.js';
import { css as el_feed_instagram_css } from '../el_feed_instagram/public.css.js';
import { block as el_feed_tiktok } from '../el_feed_tiktok/block.js';
import { Public as el_feed_tiktok_view } from '../el_feed_tiktok/Public.js';
import { css as el_feed_tiktok_css } from '../el_feed_tiktok/public.css.js';
import { block as el_feed_youtube } from '../el_feed_youtube/block.js';
import { Public as el_feed_youtube_view } from '../el_feed_youtube/Public.js';
import { css as el_feed_youtube_css } from '../el_feed_youtube/public.css.js';
import { block as el_form } from '../el_form/block.js';
import { Public as el_form_view } from '../el_form/Public.js';
import { css as el_form_css } from '../el_form/public.css.js';
import { block as el_gallery } from '../el_gallery/block.js';
import { Public as el_gallery_view } from '../el_gallery/Public.js';
import { css as el_gallery_css } from '../el_gallery/public.css.js';
import { block as el_greeting } from '../el_greeting/block.js';
import { Public as el_greeting_view } from '../el_greeting/Public.js';
import { css as el_greeting_css } from '../el_greeting/public.css.js';
import { block as el_grid } from '../el_grid/block.js';
import { Public as el_grid_view } from '../el_grid/Public.js';
import { css as el_grid_css } from '../el_grid/public.css.js';
import { block as el_heading } from '../el_heading/block.js';
import { Public as el_heading_view } from '../el_heading/Public.js';
import { css as el_heading_css } from '../el_heading/public.css.js';
import { block as el_link } from '../el_link/block.js';
import { Public as el_link_view } from '../el_link/Public.js';
import { css as el_link_css } from '../el_link/public.css.js';
import { block as el_list } from '../el_list/block.js';
import { Public as el_list_view } from '../el_list/Public.js';
import { css as el_list_css } from '../el_list/public.css.js';
import { block as el_map } from '../el_map/block.js';
import { Public as el_map_view } from '../el_map/Public.js';
import { css as el_map_css } from '../el_map/public.css.js';
import { block as el_messanger } from '../el_messanger/block.js';
import { Public as el_messanger_view } from '../el_messanger/Public.js';
import { css as el_messanger_css } from '../el_messanger/public.css.js';
import { block as el_optin } from '../el_optin/block.js';
import { Public as el_optin_view } from '../el_optin/Public.js';
import { css as el_optin_css } from '../el_optin/public.css.js';
import { block as el_paragraph } from '../el_paragraph/block.js';
import { Public as el_paragraph_view } from '../el_paragraph/Public.js';
import { css as el_paragraph_css } from '../el_paragraph/public.css.js';
import { block as el_product } from '../el_product/block.js';
import { Public as el_product_view } from '../el_product/Public.js';
import { css as el_product_css } from '../el_product/public.css.js';
import { block as el_profile } from '../el_profile/block.js';
import { Public as el_profile_view } from '../el_profile/Public.js';
import { css as el_profile_css } from '../el_profile/public.css.js';
import { block as el_qrcode } from '../el_qrcode/block.js';
import { Public as el_qrcode_view } from '../el_qrcode/Public.js';
import { css as el_qrcode_css } from '../el_qrcode/public.css.js';
import { block as el_rating } from '../el_rating/block.js';
import { Public as el_rating_view } from '../el_rating/Public.js';
import { css as el_rating_css } from '../el_rating/public.css.js';
import { block as el_slider } from '../el_slider/block.js';
import { Public as el_slider_view } from '../el_slider/Public.js';
import { css as el_slider_css } from '../el_slider/public.css.js';
import { block as el_social_icons } from '../el_social_icons/block.js';
import { Public as el_social_icons_view } from '../el_social_icons/Public.js';
import { css as el_social_icons_css } from '../el_social_icons/public.css.js';
import { block as el_upload } from '../el_upload/block.js';
import { Public as el_upload_view } from '../el_upload/Public.js';
import { css as el_upload_css } from '../el_upload/public.css.js';
import { block as el_video_instagram } from '../el_video_instagram/block.js';
import { Public as el_video_instagram_view } from '../el_video_instagram/Public.js';
import { css as el_video_instagram_css } from '../el_video_instagram/public.css.js';
import { block as el_video_tiktok } from '../el_video_tiktok/block.js';
import { Public as el_video_tiktok_view } from '../el_video_tiktok/Public.js';
import { css as el_video_tiktok_css } from '../el_video_tiktok/public.css.js';
import { block as el_video_vimeo } from '../el_video_vimeo/block.js';
import { Public as el_video_vimeo_view } from '../el_video_vimeo/Public.js';
import { css as el_video_vimeo_css } from '../el_video_vimeo/public.css.js';
import { block as el_video_youtube } from '../el_video_youtube/block.js';
import { Public as el_video_youtube_view } from '../el_video_youtube/Public.js';
import { css as el_video_youtube_css } from '../el_video_youtube/public.css.js';
import { block as el_watsapp } from '../el_watsapp/block.js';
import { Public as el_watsapp_view } from '../el_watsapp/Public.js';
import { block as el_webinar } from '../el_webinar/block.js';
import { Public as el_webinar_view } from '../el_webinar/Public.js';
import { css as el_webinar_css } from '../el_webinar/public.css.js';

export const publicViews: Record<string, PublicView> = {
  el_adspace: publicView(el_adspace, el_adspace_view, el_adspace_css),
  el_appointment: publicView(el_appointment, el_appointment_view, el_appointment_css),
  el_audio: publicView(el_audio, el_audio_view, el_audio_css),
  el_brand: publicView(el_brand, el_brand_view, el_brand_css),
  el_button: publicView(el_button, el_button_view, el_button_css),
  el_card: publicView(el_card, el_card_view, el_card_css),
  el_countdown: publicView(el_countdown, el_countdown_view, el_countdown_css),
  el_custom: publicView(el_custom, el_custom_view, el_custom_css),
  el_donate: publicView(el_donate, el_donate_view, el_donate_css),
  el_feed_facebook: publicView(el_feed_facebook, el_feed_facebook_view, el_feed_facebook_css),
  el_feed_instagram: publicView(el_feed_instagram, el_feed_instagram_view, el_feed_instagram_css),
  el_feed_tiktok: publicView(el_feed_tiktok, el_feed_tiktok_view, el_feed_tiktok_css),
  el_feed_youtube: publicView(el_feed_youtube, el_feed_youtube_view, el_feed_youtube_css),
  el_form: publicView(el_form, el_form_view, el_form_css),
  el_gallery: publicView(el_gallery, el_gallery_view, el_gallery_css),
  el_greeting: publicView(el_greeting, el_greeting_view, el_greeting_css),
  el_grid: publicView(el_grid, el_grid_view, el_grid_css),
  el_heading: publicView(el_heading, el_heading_view, el_heading_css),
  el_link: publicView(el_link, el_link_view, el_link_css),
  el_list: publicView(el_list, el_list_view, el_list_css),
  el_map: publicView(el_map, el_map_view, el_map_css),
  el_messanger: publicView(el_messanger, el_messanger_view, el_messanger_css),
  el_optin: publicView(el_optin, el_optin_view, el_optin_css),
  el_paragraph: publicView(el_paragraph, el_paragraph_view, el_paragraph_css),
  el_product: publicView(el_product, el_product_view, el_product_css),
  el_profile: publicView(el_profile, el_profile_view, el_profile_css),
  el_qrcode: publicView(el_qrcode, el_qrcode_view, el_qrcode_css),
  el_rating: publicView(el_rating, el_rating_view, el_rating_css),
  el_slider: publicView(el_slider, el_slider_view, el_slider_css),
  el_social_icons: publicView(el_social_icons, el_social_icons_view, el_social_icons_css),
  el_upload: publicView(el_upload, el_upload_view, el_upload_css),
  el_video_instagram: publicView(el_video_instagram, el_video_instagram_view, el_video_instagram_css),
  el_video_tiktok: publicView(el_video_tiktok, el_video_tiktok_view, el_video_tiktok_css),
  el_video_vimeo: publicView(el_video_vimeo, el_video_vimeo_view, el_video_vimeo_css),
  el_video_youtube: publicView(el_video_youtube, el_video_youtube_view, el_video_youtube_css),
  el_watsapp: publicView(el_watsapp, el_watsapp_view),
  el_webinar: publicView(el_webinar, el_webinar_view, el_webinar_css),
};
