const YOUNG = '(?:1\\d|2\\d|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty)';
const UNIT =
  '(?:percent|g|gr|grams?|kg|in|inch|inches|cm|days?|weeks?|months?|euros?|pounds?|dollars?|usd|per)\\b';
const MEASURE = `(?!(?: ?(?:-|–|to) ?\\d+)? ?(?:[%€£$"″”]|${UNIT}))`;
/** 'Over 24 in I pay more, below 20 less.' */
const NO_MEASURE_BEFORE = `(?<!\\d ?${UNIT}[^.!?]{0,40})`;
const HER = '(?:girl|lady|ladies|wom[ae]n|student|bride|wife|widow|nun|donor|seller)s?\\b';
/** She is who will wear it. */
const NOT_FOR = '(?<!\\bfor (?:an?|the|our|my|this|one|some)(?: \\w+)? )';
/** 'Do not send a picture of yourself.' */
const UNASKED = '(?<!\\b(?:no|not|without|never|need|need for)(?: \\w+){0,3} )';
const YOUR = '(?:your|ur|her)';
const HOME = '(?:flat|hotel|home|room|rooms|house|place|apartment|cottage)';

/** What nobody says who only wants hair. Each row was tried on all labelled notes: harmless ones do not have it. */
const SURE: readonly (readonly [what: string, ...signs: string[]])[] = [
  [
    'youth',
    `${NO_MEASURE_BEFORE}(?<!\\b(?:no ?one|nobody|anyone) )\\b(?:under|below|younger than|not over|not older than|age(?:d|s)?:?|max\\.?) ${YOUNG}s?\\b${MEASURE}`,
    `\\b${YOUNG} ?(?:-|–|to|and|till|or) ?${YOUNG}(?: ?(?:years?|yrs?|yo|y/o)\\b|,? (?:girls?|lad(?:y|ies)|wom[ae]n|females?|only|prefer))`,
    `${NOT_FOR}\\b(?:girls?|lad(?:y|ies)|wom[ae]n|females?),? (?:of |aged |between |from )?${YOUNG}\\b${MEASURE}`,
    '\\b(?:nobody|no one|none|not) over \\d\\d\\b',
    '\\b(?:how old|what age) (?:are|is|r) (?:you|u|she|the (?:girl|lady|woman|seller|donor))\\b',
    '\\bvirgin (?:girl|lady|ladies|wom[ae]n|bride|female|teen)',
  ],
  [
    'meeting',
    '\\b(?:in person|face to face|hand to hand)\\b',
    "\\bmeet (?:you|her|up)\\b|\\b(?:let'?s|can|could|would|should|to) (?:we )?meet (?:in|at|on|for|over|near|outside|somewhere|once|first)\\b",
    '\\bover (?:an? |some )?(?:coffee|dinner|lunch|drinks?|wine|tea)\\b',
    '\\bhand(?:ed|ing)?[ -]?(?:it )?over\\b.{0,40}\\b(?:coffee|hotel|lunch|dinner|drink|bar|park|restaurant|caf[eé])\\b',
    `\\b(?:come|visit|bring\\w*)\\b.{0,20} (?:to|at|in) my (?:own )?${HOME}\\b`,
    `\\b(?:place|home|house|flat|yours) or mine\\b|\\bmy (?:private )?hotel\\b|\\b(?:in|to|at) an? hotel\\b`,
    "\\bi(?:'d|'ll| can| will| would| could)?(?: also)? (?:come|travel|drive|fly) to (?:you|your|ur|her)\\b",
    '\\bget to know (?:you|her|each other|one another|the (?:lady|girl|woman|seller|donor))\\b',
    '\\b(?:walk|evening|night|hour|drink|dance) (?:with|beside) (?:you|her)\\b|\\b(?:hour|evening)s? (?:of|with) your (?:time|company)\\b',
    '\\b(?:stay|sit|come|visit)s? (?:\\w+ )?(?:for|to|over) (?:\\w+ )?(?:supper|dinner|lunch|tea|coffee|wine)\\b',
    '\\bcut(?:ting)? (?:each one|it all|it off|(?:the|your|her) (?:hair|braid|plait|tail)) (?:\\w+ )?(?:myself|himself|herself)\\b',
    '\\bcompanionship\\b|\\b(?:on|by|over|via) (?:zoom|skype|web ?cam|facetime|video ?call)\\b',
  ],
  [
    'help that is no price',
    `\\b(?:pay|help\\w*|contribut\\w*|cover|sponsor\\w*)\\b.{0,25}\\b${YOUR} (?:rent|tuition|bills|debts?|studies|exams?|(?:school|exam|college|hostel) fees)\\b`,
    '\\bhelp(?:ing)? (?:(?:you|her|u|out) )*with (?:the )?(?:rent|tuition|bills|debts?|studies|(?:school|exam|college|hostel) fees)\\b',
    '\\bpocket money\\b|\\bmonthly allowance\\b|\\bsugar (?:daddy|baby)\\b',
  ],
  [
    'who she is',
    '\\b(?:marital|civil) status\\b|\\bmarried or (?:not|single|un)|\\bsingle or (?:not|married|taken)\\b',
    `\\bunmarried\\b|\\bnever married\\b|\\bbiodata\\b|\\bcastes?\\b|\\bdate of birth\\b|\\bdob\\b|\\bvirginity\\b`,
    '(?<!\\bneed to )\\b(?:know|see) who it (?:belong|came|was)|\\btell me (?:\\w+ ){0,3}about (?:you|her|yourself|herself)\\b(?! (?:hair|color|colour))|\\bintroduce yourself\\b|\\babout yourself\\b',
    `${NOT_FOR}\\b(?:shy|innocent|naive|obedient|homely|modest|nervous|slim|sexy|hot|pretty|village|hostel|convent) (?:\\w+ )?${HER}`,
    `${UNASKED}\\b(?:photo|photograph|picture|pic|portrait|selfie|snapshot)s? of (?:you|yourself|herself|the (?:girl|lady|woman|donor|seller|giver|grower))\\b(?! (?:hair|braid|plait|tail|ponytail|bundle))(?!['’])`,
    '\\b(?:photo|picture|pic|video|clip)s? (?:in which|where|while) (?:you|she)\\b|\\bhow (?:they|you|she) lives?\\b|\\bdo you live alone\\b',
    '\\b(?:only|just) (?:from )?(?:girls|wom[ae]n|ladies)\\b|\\b(?:girls|women|ladies) only\\b(?! (?:salon|studio|workshop))',
  ],
  [
    'what was on her skin',
    '\\b(?:panties|underwear|lingerie|bikini|knickers)\\b|\\bin (?:your|ur|her) bra\\b',
    '\\b(?:worn|slept in)(?: \\w+)? overnight\\b|\\b(?:worn|used|dirty|unwashed) (?:socks?|stockings|shoes|slippers|tights|clothes|shirts?|scrunch\\w+|pillow\\w*)\\b',
    '\\b(?:shirt|top|dress|towel|bonnet|scarf|gown|hat|blouse)s? (?:(?:of|from) that day|(?:that )?(?:you|she) (?:wore|slept|sleeps?|wears?|had on))\\b',
    "\\b(?:unwashed|no wash\\w*|not wash\\w*|n['’]?t wash\\w*|without washing)\\b.{0,25}\\b(?:days?|weeks?|gym)\\b(?! before)",
    '\\b(?:not|never|un) ?launder(?:ed)?\\b|\\b(?:put|send|add|enclose|with|wrap\\w*)\\b.{0,25}\\bpillow ?(?:case|slip)s?\\b.{0,25}\\b(?:you|she|slept|used|worn|unwashed|parcel)\\b',
    `\\b(?:your|ur|her) (?:own |natural |personal |body )?(?:scent|sweat|odou?r)\\b|\\bsmells? (?:of|like) (?:you|her)\\b`,
    '\\b(?:over|your|ur|her|on) (?:bare|naked) (?:back|shoulders?|neck|nape|skin|feet|breasts?)\\b',
    `${UNASKED}\\b(?:photo|picture|pic)s? of (?:your|ur|her) (?:back|neck|nape|shoulders?|body|figure)\\b`,
  ],
  [
    'a say over her',
    '\\b(?:cut|trim|grow)\\w*\\b.{0,30}\\b(?:until|till|unless) i (?:say|allow|decide)\\b|\\bgrow(?:ing)? it for me\\b',
  ],
];
const SIGNS = new RegExp(SURE.flatMap(([, ...signs]) => signs).join('|'), 'i');

/** Whether somebody's youth, company or person is asked for, whatever the rest of the note weighs. */
export const asksForSomebody = (note: string): boolean => SIGNS.test(note);
