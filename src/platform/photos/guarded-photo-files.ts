import { unavailable } from '#rules/refusal.ts';
import type { Logger } from '../logger.ts';
import type { PhotoFiles } from './photo-files.ts';

const RETRY_AFTER_SECONDS = 60;

export const photosUnavailable = () =>
  unavailable(
    'Photos cannot be saved or shown right now. Please try again in a few minutes.',
    RETRY_AFTER_SECONDS,
  );

/** A full disk or a store that is away is nobody's bug: whoever waits is told, and so is the log. */
export function guardPhotoFiles(files: PhotoFiles, log: Logger): PhotoFiles {
  const guarded = async <Result>(act: Promise<Result>): Promise<Result> => {
    try {
      return await act;
    } catch (error) {
      log.error({ err: error }, 'the photo store failed');
      throw photosUnavailable();
    }
  };
  return {
    put: (key, bytes) => guarded(files.put(key, bytes)),
    get: (key) => guarded(files.get(key)),
    remove: (key) => guarded(files.remove(key)),
  };
}
