/** Wanting the person, not the hair. How to write them: concepts.ts. */
export const PERSON_CONCEPTS = {
  body: 'face, feet, foot, toes, legs, body, figure, skin, lips, breasts, chest, belly, thighs, soles, sandals on, barefoot, smile, cleavage, armpit*, hips',
  you: 'you, yourself, your, youre, urself, girl',
  ofYou:
    'of you, yourself, you making, you doing, you with, you playing, you brushing, you combing, you braiding, you oiling, you washing, you drying, you wearing, where you, while you, when you, your face, you in',
  dressed:
    'wearing, dress, saree, sari, swimsuit, swimwear, bikini, shower, bath, bathtub, bed, pillow, nightie, nightgown, lying, posing, pose, towel, lingerie, skirt, shorts, tank top, crop top, bra, heels, posed, sleeping, uniform',
  playing:
    'brush, brushing, combing, comb, braiding, braid it, plaiting, oiling, oil it, washing, wash it, playing, play with, swinging, swing, flipping, flip, tossing, toss, shaking, shake, letting it, let it down, letting down, let it fall, undoing, unbraiding, opening it, open it, stroking, touching, a bun, making a, running, tying, drying, twirl*, dancing, wet',
  lookAtYou:
    'how do you look, how you look, what do you look, see you, see who, look like you, picture of you, photo of you, photos of you, pictures of you, pic of you, selfie, of yourself, private pictures, private photos, private pics, private video, more of you, see it on you, look at you, see how you look, see your, on cam, see you live',
  privatePicture:
    'private pictures, private photos, private picture, private photo, private video, private videos, sexy pictures, sexy photos, special pictures, special photos, hot pictures, nude pictures, pictures of you, photos of you, picture of you, photo of you, picture of yourself, photo of yourself, look send photo, look send picture',
  notOnlyHair:
    'not only hair, not just hair, not only the hair, not just the hair, more than hair, more than the hair, besides hair, rest of you, whole of you, from the front, of the front, frontal',
  bodyAsk:
    'foot size, your feet, your foot, your toes, your body, your figure, your legs, your lips, how do you look, what do you look like, your shoe size, your measurements, your bra, your age and picture',
  bald: 'shave, shaved, shaves, shaving, bald, buzz, buzzed, buzzcut, razor, clippers, headshave, head shave, smooth, nape shave, mohawk, undercut',
  goBald:
    'go bald, going bald, be bald, shave you, shaved smooth, nape shave, shave your, shave ur, head shaved, be shaved, get shaved, shaved for, clippers go',
  wouldYou:
    'you, your, for money, pay, extra, would, willing, ever, consider, dare, love to see, id add, more',
  offered:
    'pay, paid, money, extra, more, add, add 200, would, willing, ever, what about, going for, go for, gone, want, consider, dare, thousand, 1000, 500, 900, love, give you, all the way, chip in, to see, see it, happen, thought of, thinking of, think about, offer, i give, double, triple, bonus, reward',
  fetish:
    'sexy, naked, nude, nudes, topless, lingerie, erotic, fetish, horny, kinky, kink, underwear, arouse*, aroused, fantasy, fantasies, fantas*, sensual, seduct*, intimate, turns me on, turn me on, turned on, long hair lover, hair lover, long hair fan, hair fetish*, worship, kiss, kisses, cuddle, in love with you, make love, your scent, your smell, smell of you, for my eyes, between us, just between, private show, special service, sugar daddy, sexual*, sex, masturbat*, lonely, naughty, hair of ladies, hair of women, hair of girls, ladies with long, women with long, girls with long, girls with, my passion, my hobby is to cut, trichophil*, obsessed, addicted, excites me, exciting me, excited by, drives me crazy, makes me crazy, drives me wild, crazy about your, dream about your, dreaming of your, nobody else sees, our secret, keep it secret, discreet, discreetly',
  courting:
    'are you single, are you married, you single, you married, boyfriend, are you alone, live alone, living alone, live by yourself, by yourself, go on a date, date me, date you, dinner with me, drinks with me, drink with me, a drink, go out with me, marry me, marry you, be my girlfriend, my girlfriend, hey beautiful, hello beautiful, hi beautiful, hey gorgeous, hi gorgeous, hey sexy, so pretty, so beautiful girl, you are pretty, you are so pretty, you look hot, youre hot, so hot, you are hot, pretty girl, beautiful girl, hot girl, lovely girl, cute girl, your husband, do you have a boyfriend, you seem cute, you are cute, youre cute, so cute, cutie, friendship, be my friend, friends with you, you are looking, looking very nice, your type, are you free tonight, you free tonight, take you out, treat you, spoil you, marriage, get to know you, know you better, know each other, my queen, my princess, my angel, goddess, rapunzel',
  meetUp: 'meet, meeting, visit, come to, come over, see you, spend, stay',
  privatePlace:
    'hotel, motel, my place, your place, my house, your house, my flat, your flat, your home, my home, your room, my room, bedroom, alone, night, dinner, drinks, date, in my car, your kitchen, your apartment, my apartment, tonight, airbnb, guest house, privately',
  usedThings:
    'brush and, the brush you, hairbrush you, scrunchie you, pillow cover, pillowcase, hair tie you, used socks, your socks, your clothes, worn clothes, cover you used, unwashed clothes, your shoes, old shoes, you wore, that you wore, your shirt, your pillow, your scarf, your scrunchie, your hairbrush, you slept on, you have worn, your underwear, your towel',
  keepWithMe:
    'i sleep with, ill sleep with, sleep on it, lie on it, in my bed, around my, wrap it around, wrap myself, on my skin, against my',
} as const;
