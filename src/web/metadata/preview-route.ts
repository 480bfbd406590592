import { data } from 'react-router';
import sharp from 'sharp';
import type { Route } from './+types/preview-route.ts';
import { PREVIEWS } from './draw-preview.ts';
import { machineAnswer } from './machine-answer.ts';

type Picture = keyof typeof PREVIEWS;

const painted = new Map<Picture, Promise<Uint8Array<ArrayBuffer>>>();

/** The picture of a kind of page, for link previews: painted once, when it is first asked for. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const kind = Object.keys(PREVIEWS).find((each) => `${each}.png` === params.kind) as Picture | undefined;
  if (!kind) throw data(null, { status: 404 });
  const picture = painted.get(kind) ?? paint(kind);
  painted.set(kind, picture);
  return machineAnswer(await picture, 'image/png');
}

const paint = async (kind: Picture) =>
  new Uint8Array(await sharp(Buffer.from(PREVIEWS[kind]())).png({ palette: true }).toBuffer());
