import { describe, expect, it } from '@jest/globals';
import { bytesInMemory } from './byte-source.js';
import { playedKind } from './played-kind.js';
import { aacBytes, box, element, film, flacBytes, mp3Bytes, oggBytes, text, wavBytes, webm } from '@linkyard/testing';

const judge = (bytes: Buffer) => playedKind(bytesInMemory(bytes));
const whole: [string, Buffer, object][] = [
  ['MP4', film(), { kind: 'video', mime: 'video/mp4', extension: 'mp4', duration: 2.5, width: 640, height: 360 }],
  ['QuickTime', film({ brand: 'qt  ' }), { kind: 'video', mime: 'video/quicktime', extension: 'mov', width: 640 }],
  [
    'M4A',
    film({ brand: 'M4A ', handler: 'soun' }),
    { kind: 'audio', mime: 'audio/mp4', extension: 'm4a', width: null },
  ],
  ['an index behind the film', film({ indexLast: true }), { kind: 'video', duration: 2.5 }],
  ['WebM', webm(), { kind: 'video', mime: 'video/webm', extension: 'webm', duration: 3, width: 640, height: 360 }],
  ['WebM with sound alone', webm({ track: 2 }), { kind: 'audio', mime: 'audio/webm', extension: 'weba', duration: 3 }],
  ['MP3', mp3Bytes(), { kind: 'audio', mime: 'audio/mpeg', extension: 'mp3' }],
  [
    'MP3 behind its tag',
    Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u0005xxxxx'), mp3Bytes()]),
    { extension: 'mp3' },
  ],
  ['AAC', aacBytes(), { kind: 'audio', mime: 'audio/aac', extension: 'aac' }],
  ['Opus', oggBytes('opus'), { kind: 'audio', mime: 'audio/ogg', extension: 'opus', duration: 2 }],
  ['Vorbis', oggBytes('vorbis'), { kind: 'audio', mime: 'audio/ogg', extension: 'ogg', duration: 2 }],
  ['WAV', wavBytes(), { kind: 'audio', mime: 'audio/wav', extension: 'wav', duration: 0.5 }],
  ['FLAC', flacBytes(), { kind: 'audio', mime: 'audio/flac', extension: 'flac', duration: 4 }],
];

describe('sound and film', () => {
  it.each(whole)('%s is known by its content', async (_, bytes, expected) => {
    expect(await judge(bytes)).toMatchObject(expected);
  });

  it.each([
    [0, 640, 360],
    [90, 360, 640],
    [180, 640, 360],
    [270, 360, 640],
  ] as const)(
    'of a film that players turn by %i degrees the lengths are those it is shown in',
    async (turned, ...sides) => {
      const [width, height] = sides;
      expect(await judge(film({ turned }))).toMatchObject({ width, height });
    },
  );

  it('lasts as long as its frames', async () => {
    // 100 frames of 1152 samples at 44.1 kHz.
    expect((await judge(mp3Bytes(100)))?.duration).toBeCloseTo(2.61, 1);
  });

  it.each(whole.filter(([name]) => /MP4|QuickTime|index|^WebM|WAV/.test(name)))(
    '%s that was cut off is none',
    async (_, bytes) => {
      for (const share of [0.3, 0.6, 0.9, 0.99]) {
        expect(await judge(bytes.subarray(0, Math.floor(bytes.length * share)))).toBeNull();
      }
    },
  );

  it.each(whole)('%s cut anywhere is judged, not stumbled over', async (_, bytes) => {
    for (let length = 0; length < Math.min(bytes.length, 400); length += 1) await judge(bytes.subarray(0, length));
    for (let at = 0; at < Math.min(bytes.length, 400); at += 1) {
      const broken = Buffer.from(bytes);
      broken[at] = 0xff;
      await judge(broken);
    }
    expect(await judge(bytes)).not.toBeNull();
  });
});

describe('what only looks like sound or film', () => {
  const script = '<script>alert(document.domain)</script>';
  it.each([
    ['Matroska that is called a film', webm({ docType: 'matroska' })],
    ['a film with a page stuck to it', Buffer.concat([film(), text(script)])],
    ['WebM with a page stuck to it', Buffer.concat([webm(), text(script)])],
    ['a head without a film', box('ftyp', text('isom'))],
    [
      'a film of nothing',
      Buffer.concat([box('ftyp', text('isom'), Buffer.alloc(4)), box('moov'), box('mdat', text('x'))]),
    ],
    ['a HEIC picture', film({ brand: 'heic' })],
    ['an AVIF picture', film({ brand: 'avif' })],
    ['a box larger than the file', Buffer.concat([film(), Buffer.from([0x7f, 0xff, 0xff, 0xff]), text('mdat')])],
    ['a box smaller than its head', Buffer.concat([film(), Buffer.from([0, 0, 0, 4]), text('free')])],
    ['an ID3 tag before a page', Buffer.concat([text('ID3\u0004\0\0\0\0\0\0'), text(script.repeat(50))])],
    ['an ID3 tag that points beyond the file', text('ID3\u0004\0\0\u007f\u007f\u007f\u007f')],
    ['one frame of MP3', mp3Bytes(1)],
    ['a picture of the JPEG kind', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
    [
      'Ogg with a film of old',
      Buffer.concat([oggBytes('opus').subarray(0, 28), text('\u0080theora'), Buffer.alloc(60)]),
    ],
    ['WAV without sound', wavBytes(0)],
    ['EBML and nothing else', element(0x1a45dfa3, element(0x4282, text('webm')))],
    ['nothing', Buffer.alloc(0)],
    ['a page', text(script)],
  ])('%s', async (_, bytes) => expect(await judge(bytes)).toBeNull());
});
