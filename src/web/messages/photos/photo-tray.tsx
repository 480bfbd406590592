import { useEffect, useRef, useState } from 'react';
import { MESSAGE_PHOTOS_MAX } from '#rules/messages/message-words.ts';
import { uploadFile } from '../../ui/browser/upload-file.ts';

/** A file and the address by which this browser shows it. */
export type ChosenPhoto = { file: File; preview: string };
type TrayPhoto = ChosenPhoto & { id?: string; problem?: string; isLeftOut?: boolean };
type PhotoTrayProps = { chosen: readonly ChosenPhoto[]; onBusy: (isBusy: boolean) => void };

/** The photos that go with the message being written: sent one after the other as soon as they are chosen. */
export default function PhotoTray({ chosen, onBusy }: PhotoTrayProps) {
  const { photos, leaveOut } = useUploads(chosen);
  const isBusy = photos.some(isOnItsWay);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useForgetPreviews(chosen);
  return (
    <ul className="talk-tray" aria-label="Photos for this message" aria-live="polite">
      {photos
        .filter(({ isLeftOut }) => !isLeftOut)
        .map((photo, at) => (
          <li key={photo.preview} aria-busy={isOnItsWay(photo)}>
            <img src={photo.preview} alt={`Number ${at + 1}`} width={72} height={72} />
            {photo.problem && (
              <p>
                <b dir="auto">{photo.file.name}</b>: {photo.problem}
              </p>
            )}
            {photo.id && (
              <>
                <input type="hidden" name="photos" value={photo.id} />
                <input type="hidden" name="preview" value={photo.preview} />
              </>
            )}
            <button type="button" onClick={() => leaveOut(photo)}>
              Remove<span> photo {at + 1}</span>
            </button>
          </li>
        ))}
    </ul>
  );
}

const isOnItsWay = ({ id, problem, isLeftOut }: TrayPhoto): boolean => !id && !problem && !isLeftOut;
const isCounted = ({ problem, isLeftOut }: TrayPhoto): boolean => !problem && !isLeftOut;

/** The browser keeps a file as long as it has an address. */
function useForgetPreviews(chosen: readonly ChosenPhoto[]): void {
  const newest = useRef(chosen);
  useEffect(() => {
    newest.current = chosen;
  }, [chosen]);
  useEffect(
    () => () => {
      for (const { preview } of newest.current) URL.revokeObjectURL(preview);
    },
    [],
  );
}

function useUploads(chosen: readonly ChosenPhoto[]) {
  const [photos, setPhotos] = useState<readonly TrayPhoto[]>([]);
  if (photos.length < chosen.length) setPhotos(addChosen(photos, chosen.slice(photos.length)));
  const next = photos.find(isOnItsWay);
  const nextPreview = next?.preview;
  const nextFile = next?.file;
  useEffect(() => {
    if (nextPreview === undefined || nextFile === undefined) return undefined;
    const leaving = new AbortController();
    const send = async () => {
      const answer = await uploadFile(nextFile, leaving.signal);
      if (!leaving.signal.aborted) setPhotos(withChange(nextPreview, answer));
    };
    void send();
    return () => leaving.abort();
  }, [nextPreview, nextFile]);
  return {
    photos,
    leaveOut: ({ preview }: TrayPhoto) => setPhotos(withChange(preview, { isLeftOut: true })),
  };
}

const withChange =
  (preview: string, to: Partial<TrayPhoto>) =>
  (photos: readonly TrayPhoto[]): TrayPhoto[] =>
    photos.map((photo) => (photo.preview === preview ? { ...photo, ...to } : photo));

function addChosen(there: readonly TrayPhoto[], chosen: readonly ChosenPhoto[]): TrayPhoto[] {
  const photos = [...there];
  for (const photo of chosen) {
    const isFull = photos.filter(isCounted).length >= MESSAGE_PHOTOS_MAX;
    const problem = `One message holds ${MESSAGE_PHOTOS_MAX} photos. Send this one with the next.`;
    photos.push(isFull ? { ...photo, problem } : photo);
  }
  return photos;
}
