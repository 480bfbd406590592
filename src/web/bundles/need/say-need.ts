import type { BundleNeed } from '#rules/bundles/bundle-need.ts';
import { sayInches } from '#rules/bundles/bundle-reasons.ts';
import { countryInSentence } from '#rules/countries/country-in-sentence.ts';
import { COLOUR_LABELS, TEXTURE_LABELS } from '#rules/hair/hair-words.ts';

/** A need in two short lines: '170 g, 16 in or longer' and 'black, straight or wavy, to the United Kingdom'. */
export function sayNeed({ grams, halfInches, colours, textures, country }: BundleNeed): [string, string] {
  return [
    `${grams} g, ${sayInches(halfInches)} or longer`,
    `${listOr(colours.map((colour) => COLOUR_LABELS[colour]))}, ${listOr(textures.map((texture) => TEXTURE_LABELS[texture]))}, to ${countryInSentence(country)}`,
  ];
}

/** As many letters as a kept set's name may have. */
const LONGEST_NAME = 80;

/** What a set is called that somebody keeps: 'Black, 170 g, 16 in or longer'. */
export function nameNeed(need: BundleNeed): string {
  const colours = listOr(need.colours.map((colour) => COLOUR_LABELS[colour]));
  const name = `${colours.charAt(0).toUpperCase()}${colours.slice(1)}, ${sayNeed(need)[0]}`;
  return name.length > LONGEST_NAME ? sayNeed(need)[0] : name;
}

/** 'black, brown or red'. */
const listOr = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ').toLowerCase();
