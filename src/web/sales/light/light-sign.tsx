const STOP = {
  shape: <path className="light-shape" d="M19.4 2.5h25.2L61.5 19.4v25.2L44.6 61.5H19.4L2.5 44.6V19.4Z" />,
  rim: <path className="light-rim" d="M20.9 6h22.2L58 20.9v22.2L43.1 58H20.9L6 43.1V20.9Z" />,
  cut: 'M18.6 28.4a5 5 0 1 1 0-10 5 5 0 0 1 0 10Zm0 17.2a5 5 0 1 1 0-10 5 5 0 0 1 0 10Zm3.8-18.8 15.4 13.4M22.4 37.2l15.4-13.4m6.8 1.2v14m5.4-14v14',
  send: 'm26 20 12 6.3v13.2l-12 6.3-12-6.3V26.3Zm-12 6.3 12 6.3 12-6.3m-12 6.3v13.2M20 23.1l12 6.3M45 25v14m5-14v14',
};
const GO = {
  shape: <circle className="light-shape" cx="32" cy="32" r="30" />,
  rim: <circle className="light-rim" cx="32" cy="32" r="26.4" />,
  cut: 'M20.6 28a5.4 5.4 0 1 1 0-10.8 5.4 5.4 0 0 1 0 10.8Zm0 18.8a5.4 5.4 0 1 1 0-10.8 5.4 5.4 0 0 1 0 10.8Zm4.2-20.6 22.4 18.6M24.8 37.8l22.4-18.6',
  send: 'm32 17 14 7.4v15.2L32 47l-14-7.4V24.4Zm-14 7.4 14 7.4 14-7.4m-14 7.4V47M25 20.7l14 7.4',
};

type SignProps = {
  colour: 'red' | 'green';
  /** Scissors while the hair is on the head, a parcel once it is off. */
  isHairOff: boolean;
  size: number;
};

/** What stops is an octagon, what goes a circle: the colour is never alone. */
export function LightSign({ colour, isHairOff, size }: SignProps) {
  const sign = colour === 'green' ? GO : STOP;
  return (
    <svg className="light-sign" viewBox="0 0 64 64" width={size} height={size} fill="none" aria-hidden="true">
      {sign.shape}
      {sign.rim}
      <path className="light-drawing" d={isHairOff ? sign.send : sign.cut} />
    </svg>
  );
}
