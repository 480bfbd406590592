import { declareJob, declareScheduledJob, type DeclaredJob } from '../declare-job.ts';
import { addAvifCopies, MAKE_AVIF } from './add-avif-copies.ts';
import { CLEAR_PHOTO_FILES, clearPhotoFiles } from './clear-photo-files.ts';
import { sweepPhotos } from './sweep-photos.ts';

/** What becomes of the files of photos. */
export const photoJobs: readonly DeclaredJob[] = [
  declareScheduledJob('sweep-photos', '17 3 * * *', sweepPhotos),
  declareJob(CLEAR_PHOTO_FILES, (ctx, { key }) => clearPhotoFiles(ctx, key)),
  declareJob(MAKE_AVIF, (ctx, { adId }) => addAvifCopies(ctx, adId)),
];
