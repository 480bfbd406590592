/**
 * Letters that are taken for ours: each row a letter, or two, and the signs of other alphabets that look like it.
 * Facts of Unicode's confusables.txt (UTS #39, version 10.0.0, © Unicode, Inc., Unicode License v3). Left out is
 * what folds to ours by itself (wide, circled, accented, mathematical), what is no letter, and the scripts that people
 * here write whole sentences in: their words are words, and look like ours only sign by sign.
 */
const UNICODE_CONFUSABLES: readonly (readonly [letters: string, signs: string])[] = [
  ['a', 'ɑαаΑАᎪᗅꓮ𖽀𐊠'],
  ['aa', 'ꜳꜲ'],
  ['ae', 'æӕÆӔ'],
  ['ao', 'ꜵꜴ'],
  ['au', 'ꜷꜶ'],
  ['av', 'ꜹꜻꜸꜺ'],
  ['ay', 'ꜽꜼ'],
  ['b', 'ƄЬᏏᖯꞴΒВᏴᗷꓐ𐊂𐊡𐌁ɓƃƂБƀҍҌѣѢ'],
  ['bl', 'Ы'],
  ['c', 'ᴄⲥсꮯ𐐽ⲤСᏟꓚ𐊢𐌂𐐕𐔜ȼҫҪ'],
  ['d', 'ԁᏧᑯꓒᎠᗞᗪꓓɗɖƌđĐÐƉ'],
  ['dz', 'ʣ'],
  ['e', 'ꬲеҽΕЕⴹᎬꓰ𑢦𑢮𐊆ɇɆҿ'],
  ['f', 'ꬵꞙẝքꞘϜᖴꓝ𑣂𑢢𐊇𐊥𐔥ƒƑᵮ'],
  ['g', 'ɡᶃƍցԌᏀᏳꓖɠǥǤ'],
  ['h', 'һհᏂΗⲎНᎻᕼꓧ𐋏ɦꚕᏲⱧҢħћĦӉӇ'],
  ['i', 'ıɪɩιіꙇӏꭵᎥ𑣃ɨᵻᵼ'],
  ['j', 'ϳјꞲͿЈᎫᒍꓙɉɈ'],
  ['k', 'ΚⲔКᏦᛕꓗ𐔘ƙⱩҚꝀҞ'],
  ['l', 'ƖǀΙⲒІӀⵏᛁꓲ𖼨𐊊𐌉ⳐᏞᒪꓡ𖼖𑢣𑢲𐐛𐔦łŁɭƗƚɫ'],
  ['ll', 'ǁ'],
  ['lo', 'Ю'],
  ['ls', 'ʪ'],
  ['lz', 'ʫ'],
  ['m', 'ΜϺⲘМᎷᗰᛖꓟ𐊰𐌑Ӎ'],
  ['n', 'ոռΝⲚꓠ𐔓ɳƞηƝᵰ'],
  ['o', 'ᴏᴑꬽοσⲟоჿօ𐓪𑣈𑣗𐐬ΟⲞОՕⵔ𐓂ꓳ𑢵𐊒𐊫𐐄𐔖øꬾØⵁɵꝋөѳꮎꮻƟꝊθΘӨѲⴱᎾᏫꭴ'],
  ['oe', 'œŒ'],
  ['oo', 'ꝏꚙꝎꚘ'],
  ['p', 'ρⲣрΡⲢРᏢᑭꓑ𐊕ƥᵽ'],
  ['q', 'ԛգզⵕʠ'],
  ['r', 'ꭇꭈᴦⲅгꮁƦᎡᏒ𐒴ᖇꓣ𖼵ɽɼɍғᵲ'],
  ['rn', 'ɱᵯ'],
  ['s', 'ꜱƽѕꮪ𑣁𐑈ЅՏᏕᏚꓢ𖼺𐊖𐐠ʂᵴ'],
  ['t', 'ΤⲦТᎢꓔ𖼊𑢼𐊗𐊱𐌕ƭȾƮҬŧŦᵵ'],
  ['tf', 'ꝷ'],
  ['ts', 'ʦ'],
  ['u', 'ꞟᴜꭎꭒʋυս𐓶𑣘Ս𐓎ᑌꓴ𖽂𑢸ᵾꮜɄᏌ'],
  ['ue', 'ᵫ'],
  ['uo', 'ꭣ'],
  ['v', 'ᴠνѵꮩ𑣀ѴⴸᏙᐯꛟꓦ𖼈𑢠𐔝'],
  ['w', 'ɯᴡѡԝաꮃԜᎳᏔꓪѽꝡ'],
  ['x', 'хᕁᕽꞳΧⲬХⵝᚷꓫ𐊐𐊴𐌗𐔧Ҳ'],
  ['y', 'ɣᶌʏỿꭚγуүყ𑣜ΥⲨУҮᎩᎽꓬ𖽃𑢤𐊲ƴɏұɎҰ'],
  ['z', 'ᴢꮓ𑣄ΖᏃꓜ𑢩ʐƶƵȥȤᵶ'],
];

/** Further ones that we met in messages: small letters of which Unicode lists only the capitals, and Turkish ones. */
const MET_HERE = 'вbкkмmнhтtцuзzбbεeηnκkτtχxωwβbґrїiёe';

/** What each sign is taken for. */
export const CONFUSABLES: ReadonlyMap<string, string> = new Map([
  ...UNICODE_CONFUSABLES.flatMap(([letters, signs]) => [...signs].map((sign) => [sign, letters] as const)),
  ...[...MET_HERE.matchAll(/(.)(.)/gu)].map(([, sign = '', letter = '']) => [sign, letter] as const),
]);
