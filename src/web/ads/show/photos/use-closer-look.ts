import { type PointerEvent, useRef } from 'react';

const MOST = 5;
/** How near a double tap looks. */
const CLOSE = 2.5;
const TAP_MS = 300;
const TAP_PX = 24;
/** A finger that went so far across turned the page. */
const SWIPE_PX = 56;

type Point = { x: number; y: number };
type Look = Point & { scale: number };
const WHOLE: Look = { scale: 1, x: 0, y: 0 };

/**
 * A picture under the fingers: two fingers or a double tap look closer, one finger moves what is larger than the screen
 * and turns to the next where it is not. The look is written to the element at once, without a render in between.
 */
export function useCloserLook(turn: (step: -1 | 1) => void) {
  const picture = useRef<HTMLImageElement>(null);
  const look = useRef(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const tap = useRef<(Point & { at: number }) | undefined>(undefined);
  const start = useRef<Point | undefined>(undefined);

  const show = (wanted: Look) => {
    const image = picture.current;
    if (!image) return;
    look.current = keepWithin(wanted, image);
    const { scale, x, y } = look.current;
    image.style.transform = scale === 1 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const toggleAt = (point: Point) =>
    show(look.current.scale > 1 ? WHOLE : zoomedAt(look.current, toCentre(picture.current, point), CLOSE));

  return {
    picture,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, toPoint(event));
      start.current = fingers.current.size === 1 ? toPoint(event) : undefined;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = toPoint(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      const { scale, x, y } = look.current;
      if (other) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        show(zoomedAt(look.current, toCentre(picture.current, middle), scale * factor));
      } else if (scale > 1) show({ scale, x: x + now.x - before.x, y: y + now.y - before.y });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const end = toPoint(event);
      fingers.current.delete(event.pointerId);
      const begun = start.current;
      start.current = undefined;
      if (!begun) return;
      const across = end.x - begun.x;
      if (look.current.scale === 1 && Math.abs(across) > SWIPE_PX) return turn(across < 0 ? 1 : -1);
      if (distance(begun, end) > TAP_PX) return;
      const last = tap.current;
      const isDouble = last && event.timeStamp - last.at < TAP_MS && distance(last, end) < TAP_PX;
      tap.current = isDouble ? undefined : { ...end, at: event.timeStamp };
      // A mouse has no second finger: one click does.
      if (isDouble || event.pointerType === 'mouse') toggleAt(end);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      fingers.current.delete(event.pointerId);
      start.current = undefined;
    },
  };
}

const toPoint = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Counted from the middle of the picture, round which it grows. */
function toCentre(image: HTMLElement | null, { x, y }: Point): Point {
  const frame = image?.parentElement?.getBoundingClientRect();
  return frame
    ? { x: x - frame.left - frame.width / 2, y: y - frame.top - frame.height / 2 }
    : { x: 0, y: 0 };
}

/** What lies under the point stays there. */
function zoomedAt({ scale, x, y }: Look, point: Point, wanted: number): Look {
  const next = Math.min(MOST, Math.max(1, wanted));
  const factor = next / scale;
  return { scale: next, x: point.x - (point.x - x) * factor, y: point.y - (point.y - y) * factor };
}

/** Never so far that one looks beside it. */
function keepWithin({ scale, x, y }: Look, { clientWidth, clientHeight }: HTMLElement): Look {
  const [most, mostDown] = [(clientWidth * (scale - 1)) / 2, (clientHeight * (scale - 1)) / 2];
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { scale, x: clamp(x, most), y: clamp(y, mostDown) };
}
