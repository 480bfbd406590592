/** Letters of other alphabets that look like ours. Wide, circled and accented ones fall to ours by themselves. */
const LOOK_ALIKES = new Map(
  [
    ...('аaбbвbсcԁdеeёeһhіiїiјjкkмmнhոnоoрpԛqгrѕsтtυuцuѵvѡwхxуyзz' +
      'αaβbεeηnιiκkνvοoρpτtχxγyωwσo' +
      'ıiłløođdħhɡgɑa'),
  ].reduce<[string, string][]>((pairs, sign, index, all) => {
    if (index % 2 === 0) pairs.push([sign, all[index + 1] ?? '']);
    return pairs;
  }, []),
);

const INVISIBLE = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u180e\u3164]|\p{Variation_Selector}/u;

/** One sign as a plain reader takes it; empty when it cannot be seen. */
export function plainSign(sign: string): string {
  if (sign <= '\u007f') return sign;
  if (INVISIBLE.test(sign)) return '';
  const bare = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const lower = bare.toLowerCase();
  return LOOK_ALIKES.get(lower) ?? bare;
}
