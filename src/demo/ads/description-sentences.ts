import type { Condition, HeatUse, Texture, Treatment, Washing } from '#rules/hair/values.ts';

/** How sellers begin. */
export const OPENINGS: Record<'uncut' | 'cut' | 'family' | 'man' | 'trade', readonly string[]> = {
  uncut: [
    'I am selling my {in} inch {colour} hair and it is still on my head until it is paid for.',
    'My hair reaches {cm} cm below the band and I am ready for a big chop.',
    'Still growing, not cut yet: {in} inches from the tie to the tips, {girth} inches round.',
    'I have grown this for {years} years and measured it three times, it is {cm} cm from the hair tie.',
    'Thick {texture} hair, {in} in long, waiting for the right buyer.',
    'Looking for a good home for my ponytail. It measures {in} inches and {girth} inches round at the band.',
    'One ponytail, {colour}, {in} inches, to be cut once we have agreed.',
    'Everyone at work keeps telling me to sell it, so here it is: {in} inches of {texture} {colour} hair.',
    'I measured with a dressmaking tape: {cm} cm long, {girth} in around.',
    'Long {colour} hair, never short since I was at school. You get {in} inches below the tie.',
  ],
  cut: [
    'Already cut, tied and stored in a cotton bag: {in} inches, {g} g on the kitchen scale.',
    'This is my old ponytail, {in} inches long and {g} grams.',
    'Cut in one go and put away the same hour. {g} g.',
    'For sale is {g} g of my own {colour} hair, {cm} cm long.',
    'I kept the ponytail from my last big cut. It weighs {g} g and is {in} inches without the tie.',
    'It has been lying in tissue paper in a drawer since the cut: {in} inches, {g} g.',
    'A tied hank of {texture} hair, {g} grams; the photos were taken by the window without a filter.',
    'A tidy {in} inch hank, weighed twice: {g} g.',
  ],
  family: [
    'This is hair of somebody in my family who is happy for me to sell it. It is {in} inches long.',
    'I am writing for my aunt, who does not use a computer. Her hair measures {cm} cm.',
    'My sister asked me to put this up for her. {in} inches, {colour}, all her own.',
    'My mother-in-law has worn it in a plait all her life; it is {in} inches from the tie.',
    'Selling for my grown-up daughter, who is at university and says yes to all of this. {in} inches.',
  ],
  man: [
    'Man with long hair here. I stopped cutting it {years} years ago and now have {in} inches to sell.',
    'I am a drummer and I am done with it in my face: {cm} cm of {texture} hair.',
    'Grown by a man, {in} inches, washed with plain shampoo and nothing else.',
    'New job, short hair. Mine is {in} inches long and tied at {girth} inches round.',
  ],
  trade: [
    'Single-donor hank, {in} inches, {g} g, cut with the donor’s written consent.',
    'One donor, one cut: {g} g at {cm} cm.',
    'We know every donor by name; this one grew {in} inches and {g} g.',
    'Drawn once by hand, not mixed. {in} inches, {g} g, {colour}.',
    'The donor was paid the same day and signed for it. {in} in, {g} g.',
    'Raw hank straight from the cut, tied with cotton: {in} inches, {g} g.',
  ],
};

export const TEXTURES: Record<Texture, readonly string[]> = {
  straight: [
    'It dries straight on its own.',
    'Silky and straight, it slips out of any clip.',
    'Falls straight like a curtain, no kink from the tie once it is washed.',
    'Straight and fairly fine, though there is a lot of it.',
  ],
  wavy: [
    'There is a soft wave from about half way down.',
    'It has a loose wave that comes back after every wash.',
    'Wavy when left alone, nearly straight after brushing.',
    'The wave is natural and gets stronger in wet weather.',
  ],
  curly: [
    'The curls are natural, no rollers, and they spring back when wet.',
    'Measured as it hangs; pulled straight it is a few inches longer.',
    'Proper curls down to the ends, about as wide as a finger.',
    'It curls most when it dries in the air.',
  ],
  coily: [
    'Tight coils, very soft, stretched only with fingers for measuring.',
    'Coily from root to end; I wore it in twists most of the time.',
    'Springy coils with lots of body. I measured it without pulling.',
  ],
};

export const COLOURING: Record<Treatment | 'grey', readonly string[]> = {
  virgin: [
    'Never coloured, bleached, permed or relaxed.',
    'It has never seen dye, not even henna.',
    'No colour ever, no chemicals, just hair.',
    'Completely untreated.',
    'Virgin hair: no dye, no perm, no straightening cream.',
    'I have never put colour on it and never wanted to.',
  ],
  dyed: [
    'It was dyed about {months} months ago, the last few inches still show it.',
    'Coloured once, a shade close to my own; the roots are natural.',
    'Honest note: this is dyed hair and priced like it.',
  ],
  'permed-or-relaxed': [
    'It had a perm {months} months ago, so please do not buy it as untreated.',
    'The lower half was relaxed once. The rest has grown out natural.',
  ],
  'bleached-or-highlighted': [
    'There are highlights through the top layer from {months} months ago.',
    'Lightened at a salon, so it takes colour well but is not virgin.',
  ],
  grey: [
    'All natural grey and white, I stopped caring about dye long ago.',
    'Salt and pepper as it grew, more white towards the roots. No toner, no dye.',
    'Silver by nature and never coloured over.',
  ],
};

export const CARE: readonly string[] = [
  'I oil it with coconut oil on {day}s and sleep with it in a plait.',
  'It gets a mild shampoo, a wide comb and patience, nothing more.',
  'My grandmother’s rule was oil before every wash and I have kept to it.',
  'I wear it up most days, so the sun has not touched it much.',
  'Rice water now and then, otherwise only shampoo.',
  'I brush it from the ends upwards and trim it twice a year.',
  'It lives in a bun at work and a loose plait at night.',
  'Amla oil in the winter, nothing at all in the summer.',
  'I have used the same plain shampoo since I was twenty.',
  'A silk scarf at night has kept it from breaking.',
  'I never let anybody else brush it.',
  'It is combed with a wooden comb and dried on the balcony, out of the sun.',
  'I swim with a cap and rinse it before and after.',
  'Yoghurt and fenugreek once a month, my mother swears by it and so do I.',
];

export const HEAT: Record<HeatUse, readonly string[]> = {
  never: ['No hairdryer, no irons, ever.', 'It dries in the air; I do not own a straightener.'],
  sometimes: [
    'I use a dryer on a cool setting in winter.',
    'Heat only for weddings, maybe three times a year.',
  ],
  often: ['I did use a straightener on it, I would rather say so.', 'It has been blow-dried most weeks.'],
};

export const WASHING: Record<Washing, readonly string[]> = {
  daily: ['Washed every day because I swim.', 'I wash it daily with something mild.'],
  'every-few-days': ['I wash it every three or four days.', 'Washed twice a week.'],
  'weekly-or-less': [
    'Washed once a week, always on the same day.',
    'It only needs washing about every ten days.',
  ],
};

export const ENDS: Record<Condition, readonly string[]> = {
  excellent: [
    'The ends are as thick as the top, I cannot find a split one.',
    'A hairdresser looked it over and called it excellent.',
    'Trimmed {months} months ago, the ends are clean.',
    'Soft and full down to the last inch.',
    'Hold it up to the light and you will see no broken hairs.',
  ],
  good: [
    'A few dry tips, otherwise healthy all the way down.',
    'The last inch is a little thinner, as it is with most people.',
    'Good condition; I would trim half an inch to make it perfect.',
    'There are some baby hairs at the top, the lengths are sound.',
    'No breakage worth speaking of, just ordinary everyday wear.',
    'The ends are a shade lighter from the sun.',
  ],
  fair: [
    'The ends are dry and some are split, please look at the close-up.',
    'It could do with two inches off the ends, the price allows for that.',
    'Fair condition: it is strong at the roots and tired at the tips.',
  ],
};

export const LAYERS = {
  some: [
    'It is layered, the shortest pieces round the front are {shortest} inches.',
    'Grown-out layers: from {shortest} to {in} inches.',
    'Not all one length. The shortest layer is about {shortest} inches.',
  ],
  none: ['All one length.', 'No layers and no fringe.', ''],
} as const;

export const CUTTING: Record<'uncut' | 'cut' | 'mixed' | 'trade', readonly string[]> = {
  uncut: [
    'I will have it cut in several small ties once the money has arrived, not before.',
    'It will be parted and tied in sections so that nothing gets mixed up.',
    'It will be cut dry and tied at the top and the middle.',
    'Please do not ask me to film the cut.',
    'I can cut within three days of payment and post it the next morning.',
    'Tell me how you want it tied and I will pass it on to whoever cuts it.',
    'Cut after payment only, that is the rule here and I like it.',
    'I would like to keep it shoulder length, so the length in the ad is what you get.',
    'It will be plaited before the cut and sent in the plait, unless you want it loose.',
  ],
  cut: [
    'Root ends are together under the tie.',
    'It was tied before the scissors touched it and has not been washed since.',
    'Stored flat, away from light, in a home without pets.',
    'I can add more photos if you tell me which part you want to see.',
    'Two ties, one at the top and one a hand below it.',
    'It comes in the cotton bag it has been kept in.',
    'You may open it and look before you decide; I would take it back within a week.',
  ],
  mixed: [
    'I am afraid nobody tied it before the cut, so roots and tips may be mixed.',
    'I cannot say for sure which end is the root end.',
    'Not tied at the roots, I learned about that too late.',
  ],
  trade: [
    'Roots and tips kept in order, cuticles aligned.',
    'We can match the length with other hanks of the same shade.',
    'Washed once in mild soap and dried in the shade.',
    'Consent form and date of the cut are on file.',
    'Weighed dry on a shop scale.',
    'A sample strand can be sent before you decide.',
  ],
};

export const REASONS: Record<'uncut' | 'cut', readonly string[]> = {
  uncut: [
    'It has become too heavy and gives me headaches.',
    'We are expecting our second and I will not have time for it.',
    'I would like it to become a wig for somebody, and the money goes into my course fees.',
    'Summer here is too hot for it.',
    'I start nursing in the spring and want it short.',
    'Honestly, I am bored with it after {years} years.',
    'My daughter pulls it and I have given up.',
    'I promised myself to cut it when I turn forty, and here we are.',
    'It takes two hours to dry and I would like those evenings back.',
    'I want to see what short hair feels like before I am too old to dare.',
  ],
  cut: [
    'I cut it when I changed jobs and could not throw it away.',
    'It was meant for a charity, but they only took other lengths.',
    'I hope a doll maker or wig maker can use it.',
    'The money goes towards a sewing machine.',
  ],
};

export const CLOSINGS = {
  home: [
    'I post within the country, tracked and signed for.',
    'Posting inside the country only, please.',
    'Sent in a flat box by registered post.',
    'Happy to answer questions here.',
    'Fair offers are read, silly ones are not answered.',
  ],
  abroad: [
    'I have sent parcels abroad before; you pay the postage at cost.',
    'Can go abroad by tracked post, tell me your country for the price.',
    'I ship worldwide with a customs form that says what it is.',
    'Questions are welcome, I answer most evenings.',
    'Serious buyers only, please. I am patient.',
  ],
} as const;
