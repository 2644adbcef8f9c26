import type { Backend } from '../../../src/domain/backend';
import { LIMITS } from '../../../src/domain/limits';
import { createTestBackend } from '../../testing/testBackend';
import {
  aDraft,
  aPerson,
  aPost,
  aSignup,
  expectMalformed,
  PNG,
  post,
} from '../../testing/builders';
import { ORIGIN } from '../../testing/client';

function pngOf(chars: number): string {
  const head = 'data:image/png;base64,';
  return head + 'A'.repeat(chars - head.length);
}

const LARGEST = LIMITS.photoUrlChars - ((LIMITS.photoUrlChars - 22) % 4);

const PICTURES = [
  PNG,
  'data:image/jpeg;base64,/9j/4AAQ',
  'data:image/webp;base64,UklGRg==',
  'data:image/gif;base64,R0lGODlh',
  'data:image/avif;base64,AAAAHGZ0',
  '/photos/drive-in.webp',
  '/films/photos/drive-in.webp',
  `${ORIGIN}/photos/drive-in.webp`,
];

const NOT_PICTURES = [
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  '\\\\elsewhere.example/a.png',
  `${ORIGIN}.elsewhere.example/a.png`,
  `${ORIGIN}@elsewhere.example/a.png`,
  'http://cinefolk.test:81/a.png',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html;base64,PGI+',
  'data:text/html,<script>alert(1)</script>',
  'data:image/png,notbase64',
  'data:image/png;base64,not base64!',
  'data:image/bmp;base64,Qk0=',
  'data:image/png;charset=x;base64,<svg>',
  'blob:http://cinefolk.test/1',
  'file:///etc/passwd',
  'photo.webp"><script>',
  ' ',
];

const SVGS = [
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
  'data:image/svg+xml;utf8,%3Csvg/%3E',
  'data:image/svg+xml;base64,PHN2Zy8+',
];

async function publish(backend: Backend, photos: string) {
  const { token } = await aPerson(backend);
  return post(backend, '/api/posts', token, { postData: aDraft({ photos }) });
}

async function setAvatar(backend: Backend, avatar: string) {
  const { token } = await aPerson(backend);
  return post(backend, '/api/users/edit', token, { userData: { avatar } });
}

test.each(PICTURES)('a post and a profile accept %s', async (picture) => {
  const { backend } = await createTestBackend();
  expect((await publish(backend, picture)).status).toBe(201);
  expect((await setAvatar(backend, picture)).status).toBe(201);
});

test.each(NOT_PICTURES)('neither a post nor a profile accepts “%s”', async (picture) => {
  const { backend } = await createTestBackend();
  expectMalformed(await publish(backend, picture));
  expectMalformed(await setAvatar(backend, picture));
  expectMalformed(await post(backend, '/api/auth/signup', undefined, aSignup({ avatar: picture })));
  const author = await aPerson(backend);
  const { _id } = await aPost(backend, author);
  expectMalformed(
    await post(backend, `/api/posts/edit/${_id}`, author.token, { postData: { photos: picture } }),
  );
});

test.each(SVGS)('an avatar can be an SVG, a photo cannot: %s', async (drawing) => {
  const { backend } = await createTestBackend();
  expect((await setAvatar(backend, drawing)).status).toBe(201);
  expectMalformed(await publish(backend, drawing));
});

test('a picture can be as large as the limit and no larger', async () => {
  const { backend } = await createTestBackend();
  expect((await publish(backend, pngOf(LARGEST))).status).toBe(201);
  expectMalformed(await publish(backend, pngOf(LARGEST + 4)));
  expect((await setAvatar(backend, pngOf(LARGEST))).status).toBe(201);
  expectMalformed(await setAvatar(backend, pngOf(LARGEST + 4)));
});
