import type { HairColour, Texture } from '#rules/hair/values.ts';
import { drawHank, type HankDrawing, HANK_SHADES } from './draw-hank.ts';
import { hairShades } from '../hair-shades.ts';
import styles from './hank.module.css';

type HankProps = {
  colour: HairColour;
  texture: Texture;
  className?: string | undefined;
  /** Takes its strands from the page's <HankShapes>, where many stand on one page. */
  shared?: boolean;
};

/** A drawn hank, tied with the house's band. Decoration, so it has no name. */
export function Hank({ colour, texture, className, shared = false }: HankProps) {
  const [shadow, ...shades] = hairShades(colour, HANK_SHADES + 1);
  const { mass, shades: strands } = drawHankOnce(texture);
  return (
    <svg viewBox="0 0 100 160" aria-hidden="true" className={className}>
      <g fill="none" strokeWidth="1.3" strokeLinecap="round">
        <path d={mass} fill={shadow} />
        {strands.map((path, shade) =>
          shared ? (
            <use key={shades[shade]} href={`#${shapeId(texture, shade)}`} stroke={shades[shade]} />
          ) : (
            <path key={shades[shade]} d={path} stroke={shades[shade]} />
          ),
        )}
      </g>
      <rect x="38.5" y="20" width="23" height="8" rx="4" fill="#f0ae2e" />
    </svg>
  );
}

/** The strands of some textures, once for a page that draws them in many colours. */
export function HankShapes({ textures }: { textures: readonly Texture[] }) {
  return (
    <svg className={styles.shapes} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {textures.flatMap((texture) =>
          drawHankOnce(texture).shades.map((path, shade) => (
            <path key={shapeId(texture, shade)} id={shapeId(texture, shade)} d={path} />
          )),
        )}
      </defs>
    </svg>
  );
}

const shapeId = (texture: Texture, shade: number) => `hank-${texture}-${shade}`;

const drawings = new Map<Texture, HankDrawing>();

/** Drawn once for each texture: the strands are the same, only the shades differ. */
function drawHankOnce(texture: Texture): HankDrawing {
  const drawing = drawings.get(texture) ?? drawHank(texture);
  drawings.set(texture, drawing);
  return drawing;
}
