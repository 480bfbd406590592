/** Hair, scissors and who holds them. How to write them: concepts.ts. */
export const CUT_CONCEPTS = {
  cut: 'cut, cuts, cutting, chop, chops, chopped, chopping, snip, snips, snipped, snipping, haircut, scissors, shears, shorn, lop, sever*, detach*, removed, remove it, removing, harvest*, take it off, takes it off, taking it off, taken off, took it off, come off, comes off, coming off, came off, goes off, is off, its off, off your head, off the head, off first, hair off, braid off, plait off, ponytail off, pony off, take off the, in your hand, not on your head, separated, lopped, lopped off, hacked off, hair is down, be down, haircut done, cropped, clipped off, shaven off, braid is on, on table, on the table, haircuts',
  salon: 'salon, parlour, parlor, hairdresser, stylist, barber, hair dresser',
  stillOn:
    'still on, still growing, on your head, on the head, attached, uncut, on head, hair on head, on somebodys head, growing',
  afterCut:
    'post cutting, post cut, after cutting, after the cut, after cut, upon cutting, on cutting, after haircut, after the haircut, after chopping, after it is cut, after its cut',
  andThen:
    'then, afterwards, after that, after which, next, follow*, and i, and ill, and we, and you get, and you will, and youll, i will, ill, you will have, you get, you will be, youll, the same, instantly, within, will come, comes tomorrow, youll have, you have, you will, and you, the very same, the same hour, comes right, goes out, we will, well',
  after:
    'after, once, when, upon, until, till, unless, only if, as soon as, against, following, post cutting, the moment, on seeing, if',
  now: 'now, today, tonight, immediately, asap, at once, right away, straight away, this evening, this minute, quick, quickly, fast, urgently, itself',
  serious:
    'serious, genuine, prove, proof, trust me, believe me, believe, evidence, real, really do it, changed their mind, backed out, cheated, lying, fake sellers, time wasters, time waster',
  film: 'film, films, filmed, filming, video, videos, record, records, recording, clip, clips, footage, camera, cam, live, livestream, stream, facetime, videocall, on tape',
  picture: 'photo, photos, picture, pictures, image, images, selfie, selfies, snap, snapshot, photograph*',
  iWould:
    'let me, allow me, i want to, i want, i would love, i would like, id love, id like, id pay, i could, could i, can i, may i, i can, i come, i travel, i do, be the one, i be, i would be, i do the, possible that i, is it possible, my dream, i dream, me do, i bring, ill come, i will come, i visit, ill do',
  handle:
    'cut, cutting, chop, chopping, snip, shave, shaving, brush, comb, braid it, wash it, oil it, touch, touching, feel, feel it, smell, sniff, stroke, stroking, caress, play with, run my, fingers through, my fingers, pull, hold the braid, hold your, holds the braid, holds the, bury my',
  onYou:
    'your hair, your braid, your plait, your ponytail, your head, on you, still on, before its gone, before it is gone, your long, your kitchen, your bathroom, your place, for you, myself, gentle, hour, the cutting, while it, while its',
  watch:
    'watch, watching, be there, be present, attend, come along, sit and, in the salon with, with you, look on, only want to look, witness, accompany, in the room, with my own eyes, be in the, stand next',
  beThere:
    'be there, be present, in the room, be with you, beside you, next to you, accompany, come along, sit beside, sit next, join you, in the chair, stand behind',
  iCome:
    'i come, ill come, i travel, i drive, come to you, come over, i visit, i bring, bring my, i would come, i could come, come by, ill bring, ill drive, i am coming, drop by, i will visit, ill visit',
  tools: 'scissors, shears, clippers, razor, trimmer, hairbrush, brush',
  firstSnip:
    'first snip, first cut myself, do the snip, do the chop, do the cut, do the cutting, hold the scissors, my scissors, my clippers, my razor, cut you, cut it for you, cut it off you, chop it for you, i cut it, me cut it, cut by me, own hands',
  still: 'before its gone, before it is gone, still on, while it is, while its, on you, goes, is gone',
} as const;
