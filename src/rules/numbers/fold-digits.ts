const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const folded = new Map<string, string>();

/** '१२०', '١٢٠' and '１２０' as '120': every decimal digit of Unicode as the ASCII digit of its worth. */
export const foldDigits = (text: string): string => text.replaceAll(OTHER_DIGITS, asciiDigit);

/** Wide, small and ornate forms as the plain ones, digits as ours, and nothing that cannot be seen. */
export const foldedText = (text: string): string =>
  foldDigits(text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Unicode gives each script its ten digits in one run from nought to nine, so a digit's place in its run is its worth. */
function asciiDigit(digit: string): string {
  const known = folded.get(digit);
  if (known !== undefined) return known;
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  const ascii = String(before % 10);
  folded.set(digit, ascii);
  return ascii;
}
