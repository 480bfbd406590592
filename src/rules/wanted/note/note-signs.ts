/** What people who trade in hair put behind a sentence. Every other picture says more than we can read. */
const USUAL_EMOJI: ReadonlySet<string> = new Set(
  '😀😁😃😄😅😆😊🙂🙃😌😎🤗🤘🤞🤝🙏🙌🙈👍👋👌👏💪🎉🎁🎄💍💐🌷🌸🌹🌺🌻🌼🌿🍀🎭📦📮📏😩😫😢😭😔😕🙁☹😬🤔🤣😂🥲😇🤓👑🎗🌈🏳⚧🐑🐴🧸🪆🎨🌞☀🌙⭐🌟💯❗‼🆗🧵🧶💚💛💜💙🧡🤍🤎❤♥✨✅✔☺',
);
const EMOJI = /\p{Extended_Pictographic}/u;

/** '160g', '1b', '4x4', '2nd' and '3rd' have their digits outside; 'vid3o' and 'h41r' hide a word. */
const HIDES_A_WORD =
  /[a-z][0-9@$]+[a-z]|\b[0-9@$]{1,2}[a-z]+[0-9@$][a-z]|\b[0@$][a-z]{2}|\b[a-z]{2,}[0-9$]+\b/i;
const CODES = /\b(?:\d+x\d+|[0-9]{1,2}[a-d]|type ?[1-4][abc]?|e-?mail[0-9]|covid19|[a-z]{1,2}\d{1,4})\b/gi;

const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}]/u;

/** Whether a note is written in signs that nothing here can read. */
export const hasUnreadSigns = (note: string): boolean =>
  OTHER_LETTERS.test(note) ||
  HIDES_A_WORD.test(note.replaceAll(CODES, ' ')) ||
  [...note].some((sign) => EMOJI.test(sign) && !USUAL_EMOJI.has(sign));
