import { data } from 'react-router';

/** Takes every address that no page has, so that its 404 stands in the frame. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  return loader();
}

export default function NotFoundPage() {
  return null;
}
