const picture = '/catalogue/clear-ground/hills.webp';
const video = (videoUrl: string, type: string) => ({ Video: [{ videoUrl, type, text: 'A walk around the yard' }] });

/**
 * Data for the blocks that are put in empty, so that a visitor sees something of them. Every other block is put in with
 * its own default.
 */
export const filled: Readonly<Record<string, object>> = {
  el_adspace: { image: picture, alt: 'Bowls on a shelf', url: 'https://example.com/sale' },
  el_audio: {
    title: 'Recordings',
    audios: [{ title: 'Rain', description: 'On the roof', src: 'https://example.com/rain.mp3' }],
  },
  el_gallery: {
    images: [
      { imgUrl: picture, alt: 'A shelf' },
      { imgUrl: picture, alt: 'The same shelf' },
    ],
  },
  el_map: { link: 'https://www.openstreetmap.org/#map=17/53.5503/9.9920', label: 'Town hall' },
  el_messanger: {
    links: { telegram: { link: 'linkyard', status: 1 }, email: { link: 'hello@example.com', status: 1 } },
  },
  el_slider: {
    sectionArray: [
      { image: picture, title: 'One' },
      { title: 'Two', text: 'More of it' },
    ],
  },
  el_video_instagram: video('https://www.instagram.com/reel/C1abcDEFghi/', 'instagram'),
  el_video_tiktok: video('https://www.tiktok.com/@yard/video/7301234567890123456', 'tiktok'),
  el_video_vimeo: video('https://vimeo.com/76979871', 'vimeo'),
  el_video_youtube: video('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube'),
  el_watsapp: { phone: '+49 170 1234567' },
};
