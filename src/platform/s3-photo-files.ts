import { AwsClient } from 'aws4fetch';
import {
  isPhotoFileKey,
  isPhotoKey,
  PHOTO_FILE_NAMES,
  photoContentType,
  type PhotoFiles,
} from './photo-files.ts';

export type S3Place = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

const TIMEOUT_MS = 20_000;

/** Photos in any S3-compatible store, addressed by path so that every maker's server understands it. */
export function s3PhotoFiles({ endpoint, region, bucket, accessKey, secretKey }: S3Place): PhotoFiles {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const root = `${endpoint.replace(/\/$/, '')}/`;
  const ask = (method: string, key: string, body?: Uint8Array<ArrayBuffer>) => {
    if (!isPhotoFileKey(key)) throw new Error(`not a photo file: ${key}`);
    return client.fetch(new URL(`${bucket}/${key}`, root).href, {
      method,
      ...(body ? { body, headers: { 'content-type': photoContentType(key) } } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  };
  return {
    async put(key, bytes) {
      await expectStatus(await ask('PUT', key, Uint8Array.from(bytes)), [200]);
    },
    async get(key) {
      const answer = await ask('GET', key);
      await expectStatus(answer, [200, 404]);
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
    },
    async remove(key) {
      await expectStatus(await ask('DELETE', key), [200, 204, 404]);
    },
    async removePhoto(photoKey) {
      for (const name of PHOTO_FILE_NAMES)
        await expectStatus(await ask('DELETE', `${photoKey}/${name}`), [200, 204, 404]);
    },
    async *listOld(before) {
      let token: string | undefined;
      // Files of one photo stand together, but a page may end between them: the next one knows of it.
      const young = new Set<string>();
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token ? { 'continuation-token': token } : {}),
        });
        const signal = AbortSignal.timeout(TIMEOUT_MS);
        const answer = await client.fetch(new URL(`${bucket}?${query}`, root).href, { signal });
        await expectStatus(answer, [200]);
        const page = await answer.text();
        const files = filesIn(page);
        for (const { photo, at } of files) if (at >= before) young.add(photo);
        yield [...new Set(files.map(({ photo }) => photo))].filter((photo) => !young.has(photo));
        token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      } while (token !== undefined);
    },
  };
}

/** The keys and times of one page of a listing. Ours have no letter that XML would change. */
function filesIn(page: string): { photo: string; at: Date }[] {
  const parts = page.matchAll(/<Key>([^<]+)<\/Key>.*?<LastModified>([^<]+)<\/LastModified>/gs);
  return [...parts].flatMap(([, key = '', at = '']) => {
    const [photo = ''] = key.split('/');
    return isPhotoKey(photo) ? [{ photo, at: new Date(at) }] : [];
  });
}

async function expectStatus(answer: Response, statuses: readonly number[]) {
  if (statuses.includes(answer.status)) return;
  throw new Error(`the photo store answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}
