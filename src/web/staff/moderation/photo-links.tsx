/** Photos of a message. They are not shown by themselves: whoever opens one is noted in the audit. */
export const PhotoLinks = ({ photos }: { photos: readonly string[] }) =>
  photos.length > 0 && (
    <small>
      {photos.map((photo, at) => (
        <a key={photo} href={photo}>
          Photo {at + 1}{' '}
        </a>
      ))}
      (opening one is noted in the audit)
    </small>
  );
