import { LengthBar } from '../../../hair/length-bar.tsx';
import { COLOUR_CATEGORIES, LENGTH_CATEGORIES } from '../../../hair/categories.ts';
import { Swatch } from '../../../hair/swatch.tsx';
import { AdCount } from './ad-count.tsx';

/** The lengths, each with its bar on the ruler, as the lines of a list. */
export const LengthLinks = ({ className }: { className: string | undefined }) =>
  LENGTH_CATEGORIES.map(({ value, label, url, upTo }) => (
    <li key={value}>
      <a className={className} href={url}>
        <span>{label}</span>
        <LengthBar inches={upTo} />
        <AdCount url={url} />
      </a>
    </li>
  ));

/** The colours, each with its swatch, as the lines of a list. */
export const ColourLinks = () =>
  COLOUR_CATEGORIES.map(({ value, label, url }) => (
    <li key={value}>
      <a href={url}>
        <Swatch colour={value} /> {label} <AdCount url={url} />
      </a>
    </li>
  ));

/** Links with how many ads each leads to, as the lines of a list. */
export const CountedLinks = ({ links }: { links: readonly { label: string; url: string }[] }) =>
  links.map(({ label, url }) => (
    <li key={url}>
      <a href={url}>
        {label} <AdCount url={url} />
      </a>
    </li>
  ));
