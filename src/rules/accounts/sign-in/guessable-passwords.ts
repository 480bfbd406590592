/** What people choose first: words, names, runs of keys. Combined with ENDINGS and doubled they make the list. */
const WORDS = (
  'password passwort passw0rd p@ssword p@ssw0rd pa55word letmein welcome iloveyou iloveu trustno1 qwerty qwertz azerty ' +
  'qwertyuiop asdfghjkl asdfgh zxcvbnm zxcvbn qazwsx qazwsxedc 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx ' +
  'abc123 abcdef abcd1234 a1b2c3d4 admin administrator root master superman batman spiderman dragon monkey football ' +
  'baseball basketball cricket soccer hockey liverpool arsenal chelsea manchester barcelona realmadrid princess sunshine ' +
  'shadow michael jennifer jessica ashley charlie jordan thomas daniel andrew joshua matthew anthony robert william ' +
  'nicole michelle samantha elizabeth christopher alexander alexandra sophie krishna ganesh shiva lakshmi india bharat ' +
  'sachin mumbai chennai delhi kolkata pakistan london america england germany california summer winter spring autumn ' +
  'monday friday january december computer internet google facebook instagram whatsapp youtube samsung iphone android ' +
  'windows microsoft pokemon minecraft fortnite starwars matrix hello hello123 secret private family forever friends ' +
  'lovely flower butterfly chocolate cookie orange banana cheese coffee purple yellow silver golden diamond changeme ' +
  'default guest login access test testing tester temp user username student teacher school mypassword yourpassword ' +
  'hair hairdo longhair blackhair fairhank beautiful baby angel lovers tigger pepper ginger killer hunter ranger ' +
  'mustang ferrari porsche mercedes toyota corvette harley yamaha trustme godisgood jesus jesuschrist blessed allah'
).split(' ');

const DIGIT_RUNS =
  '1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 00 000 007 01 11 111 1111 21 22 69 77 777 88 99 786 321 4321 54321 987654321 123123 112233'.split(
    ' ',
  );
const YEARS = Array.from({ length: 90 }, (_, index) => String(1950 + index));
const ENDINGS = ['', '!', '!!', '?', '.', '@', '#', '$', '*'];
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
/** Sentences and numbers that everybody knows. */
const FAMOUS = new Set(
  (
    'correcthorsebatterystaple letmeinplease iloveyousomuch iloveyouforever thisismypassword passwordpassword ' +
    'idontknow ihateyou123 openthedoor nopassword whatever123 3141592654 31415926535 2718281828 1123581321 4815162342 ' +
    '1029384756 0987654321 9876543210 1357924680 2468013579 1234554321 123456654321 1122334455 11223344556677 ' +
    '123qweasdzxc qweasdzxc123 qwe123asd456 asdf1234asdf zxcvbnm123 aaaa111111 abcabcabc123'
  ).split(' '),
);

/**
 * Whether a password of ten or more characters is built as those that anybody would try first: a word with digits, a
 * run of keys. The server holds it against a list of real ones besides; this also knows those that no list holds yet.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase();
  const bare = folded.replaceAll(/[\s_.-]/g, '');
  return (
    FAMOUS.has(bare) ||
    isRepeated(bare) ||
    isRun(bare) ||
    isWordWithTail(bare) ||
    isWordWithTail(bare.replace(/^\d{1,4}/, ''))
  );
}

const TAILS: ReadonlySet<string> = new Set([
  ...[...DIGIT_RUNS, ...YEARS, ''].flatMap((digits) =>
    ENDINGS.flatMap((ending) => [`${digits}${ending}`, `${ending}${digits}`]),
  ),
  ...WORDS.filter((word) => word.length <= 6),
]);

/** How many words with their tails there are, not counting repetitions and runs, which are without number. */
export const COMMON_PASSWORDS = WORDS.length * TAILS.size + FAMOUS.size;

/** A word with a tail. Written out they would be hundreds of thousands, and held by every process for ever. */
const isWordWithTail = (text: string): boolean =>
  WORDS.some((word) => text.startsWith(word) && TAILS.has(text.slice(word.length)));

/** aaaaaaaaaa, abcabcabcabc, 1212121212. */
function isRepeated(text: string): boolean {
  for (let size = 1; size <= text.length / 2 && size <= 6; size += 1) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
  }
  return false;
}

/** A walk along the keyboard or the alphabet, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = [...text].toReversed().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
