import { AwsClient } from 'aws4fetch';
import { isPhotoFileKey, photoContentType, type PhotoFiles } from './photo-files.ts';

export type S3Settings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
};

const TIMEOUT_MS = 20_000;

/** Photos in any S3-compatible store, addressed by path so that every maker's server understands it. */
export function s3PhotoFiles({ endpoint, region, bucket, accessKey, secretKey }: S3Settings): PhotoFiles {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  });
  const ask = (method: string, key: string, body?: Uint8Array<ArrayBuffer>) => {
    if (!isPhotoFileKey(key)) throw new Error(`not a photo file: ${key}`);
    return client.fetch(new URL(`${bucket}/${key}`, `${endpoint.replace(/\/$/, '')}/`).href, {
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
  };
}

async function expectStatus(answer: Response, statuses: readonly number[]) {
  if (statuses.includes(answer.status)) return;
  throw new Error(`the photo store answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
}
