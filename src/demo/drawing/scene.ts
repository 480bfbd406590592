export type Point = readonly [number, number];

export const WIDTH = 800;
export const HEIGHT = 1000;

/** An open line through points, to a tenth of a pixel; relative steps keep the picture small. */
export function polyline(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], place) => {
      const [stepX, stepY] = [Math.round(x * 10) - lastX, Math.round(y * 10) - lastY];
      [lastX, lastY] = [lastX + stepX, lastY + stepY];
      return `${place === 0 ? 'M' : place === 1 ? 'l' : ' '}${stepX / 10} ${stepY / 10}`;
    })
    .join('');
}

export const polygon = (points: readonly Point[]) => `${polyline(points)}z`;

/** Whole numbers from 0 to the given one, as shares from 0 to 1. */
export const shares = (steps: number) => Array.from({ length: steps + 1 }, (_, step) => step / steps);
