/** Ways past the site, pages that steal, and people who say they are us. How to write them: concepts.ts. */
export const AWAY_CONCEPTS = {
  reachMe:
    'add me, find me, message me, text me, write me, write to me, ping me, hit me up, hmu, reach me, reach out, contact me, call me, ring me, buzz me, dm me, pm me, inbox me, mail me, email me, catch me, get me, look me up, search me, follow me, get in touch, ping, drop me a, text you, call you, ring you, phone you, mail you, email you, msg me, shout me, message you on, write you on, im on, i am on, am on, active on, available on, reply to me on, get hold of me, give me a, give you a, google my, google me',
  talk: 'talk, talking, chat, chatting, speak, speaking, discuss, continue, move, moving, shift, switch, carry on, connect, go on, go over, communicate, conversation, deal, join me, do this, have this, finish this, sort this, hop, jump, get on, clear it up, settle this, talk this, talk it, write mails, write emails, exchange',
  channel:
    'instagram, facebook, messenger, snap, tiktok, twitter, signal, gmail, googlemail, hotmail, yahoo, outlook, icloud, protonmail, rediffmail, email, phone, mobile, cell, cellphone, telephone, sms, text, texts, call, calls, voice notes, voice call, direct line, landline, inbox, dm, dms, app, apps, messenger app, the number, my number, on the gram, another app, other app, private chat, mail',
  app: 'whatsapp, telegram, viber, snapchat, wechat, skype, imo, botim, discord, kik, hangouts, hangout, googlechat, google chat, line app, signal app, zalo, kakao*, arattai, facetime',
  social: 'instagram, facebook, snap, tiktok, twitter, messenger, signal',
  iAm: 'im, i am, my name, under, same, as, add, look for, search, find, follow',
  there: 'there, on the other, under, same nick, same name',
  useChat: 'do you have, do you use, are you on, you have, you use, got, have you got, use, kindly, on, via',
  notHere:
    'not here, instead of here, outside, off this, off the site, off site, offsite, away from here, away from this, elsewhere, somewhere else, another place, another app, other app, different app, some other, any messenger, privately, in private, offline, without the website, without the site, without this site, leave this, rarely on, hardly on, hardly ever on, hardly open, rarely check, dont check this, seldom, not often on, not much on, never on here, dont come on, dont log in, chat is so, chat is slow, site is slow, app is slow, this is slow, is so slow, to this, direct without, deal direct, from there, there instead, over there, better to text, quicker by, easier by, faster by, easier on, quicker on, faster on, better on, prefer email, prefer phone',
  seldomHere:
    'hardly ever on, hardly on, hardly open, rarely on, rarely check, rarely open, rarely here, dont check this, dont open this, dont come here, dont log in, not often on, not often here, not much here, never on here, seldom, barely use, barely check, dont use this, not on here, not always here, not here often, dont get notifications, no notifications',
  slowHere:
    'chat is slow, chat is so, so slow, site is slow, is slow, is so slow, too slow, annoying, complicated, not working well, keeps crashing, hangs, easier, quicker, faster, more comfortable',
  preferChannel:
    'prefer email, prefer mail, prefer phone, prefer whatsapp, prefer text, prefer texting, prefer calling, prefer to call, prefer to text, prefer talking, better to text, better to call, better text me, better call me',
  haveYouPhone:
    'have you a mobile, have you a phone, do you have a phone, got a phone, do you have a mobile, you got a phone, have you got a phone, have you a number, do you have a number, got a number, do you have email, do you have an email, have you email, you got instagram, you on instagram, you on facebook, are you on instagram, are you on facebook, do you have instagram, do you have facebook',
  otherWay: 'another way, other way, different way, another channel, other channel',
  photosHere:
    'big pictures, send here, photos here, pictures here, send pictures, cant send, upload here, voice',
  yourContact:
    'your number, your cell, your mobile, your phone, your email, your mail, your contact, your digits, your instagram, your facebook, your snap, your id, your telephone, your handle, your whatsapp, your telegram, your no, phone number, phone no, contact number, contact no, mobile number, mobile no, cell number, contact details, contact info, your line, number to call, number so i, email address, email id, mail id, calling number, number for calling, whatsapp number, direct number, personal number, your calling, a number, your personal',
  myContact:
    'my number, my no, my cell, my mobile, my phone is, my email, my mail, my contact, my id is, my instagram, my facebook, my snap, my handle, same nick, same name, same username, same handle, mi numero, my digits, my user name, my username, my business card, my profile pic, my profile picture, number in my',
  onThePhone:
    'on the phone, by phone, over the phone, via phone, by telephone, on a call, over a call, over call, on call, quick call, phone call, voice call, a ring, by text, via text, over text, by sms, via sms, by email, via email, over email, by mail, ring you, call you, phone you, text you, voice notes',
  askFor:
    'give, send, share, drop, tell, need, provide, forward, whats, what is, which, what, kindly, can i have, may i have, could i have, let me have, type, text me, want, get me, gimme, pass me, leave, show me, read me, read out, enter',
  page: 'link, url, portal, webpage, web page, payment page, secure page, this page, form, qr, barcode, bar code, square picture, square code, login page, checkout page, that page, page i, a page, tiny url, tinyurl, short link, my page',
  openIt:
    'click, tap, open, follow, scan, visit, go to, go on, fill, enter, log in, login, sign in, press, submit, put your, type your, hold your phone, point your, accept, fill in, complete the, log on, logon, authorise, authorize',
  gain: 'money, payment, paid, receive, claim, card, bank, confirm, confirming, amount, accept, payout, cash, funds, refund, sale, order, get the',
  site: 'fairhank, this site, the site, this website, the website, this platform, the platform, site team, marketplace team, this marketplace, website team, the marketplace, marketplace, these people here, fairhank partner',
  vouches:
    'guarantee*, certif*, protect*, escrow, holds, held, hold, holding, insur*, secure*, verified, verif*, custody, stored, deposited, safe with, keeps, kept, vouch*, backs, with them, with us, safeguard*, received the, stands in, stand in, checked the buyer, approved the buyer, stands behind, takes responsibility, covers you, covers the, approves, approved this, endorse*, backed',
  deal: 'payment, money, deal, sale, funds, transaction, buyer, purchaser, amount, sum, order, trade, purchase, deposit, send, ship, seller',
  middleman:
    'third party, neutral party, middle man, middleman, neutral person, neutral account, trustee, intermediary, trusted party, escrow, are neutral, is neutral, neutral service, neutral company, neutral firm, neutral site, safe trade, safetrade, safe deal, safedeal, safepay, trust account, holding account, guarantor, notary',
  keepsMoney:
    'keeps the, holds the, hold the, keep the, holds it, keeps it, hold it, holding the, keeps money, release it, till both, until both',
  safeWord: 'safe, secure, secured, nobody loses, protected, happy, trusted, neutral',
  withUs:
    'with us, in our custody, in our account, held by us, paid us, with them already, paid to them, paid it to them, to them they, deposited with',
  writesAs:
    'i am, im, we are, were, this is, here, my name is, on behalf, i work, we work, writing, message from, notice from, dear seller, dear user, dear customer, dear member, dear client, attention, contacting you, speaking, reaching out, announcement, from',
  staff:
    'admin, administrator, moderator, support team, support desk, help desk, helpdesk, customer care, customer support, customer service, security team, security department, security desk, safety team, safety desk, safety department, payment department, payments department, payment team, verification team, verification department, verification desk, trust team, billing team, billing department, official team, fairhank team, fairhank support, fairhank staff, fairhank admin, fairhank security, fairhank safety, fairhank payments, fairhank help, fairhank trust, site team, escrow team, escrow department, compliance team, compliance department, fraud team',
  yourAccount:
    'your account, your listing, your ad, your profile, your login, your identity, your payout, your card, your advert, your wallet',
  threat:
    'suspend*, restrict*, deactivat*, validate, verify, verified, verification, confirm, unlock, reactivat*, terminat*, on hold, limited',
  must: 'must, need to, needs to, have to, has to, required, unless, otherwise, or it, please, kindly, so we, so that we, within, today, first, will be, to free, before',
  secretCode:
    'code, otp, pin, passcode, password, digits, one time password, cvv, login, number that came, number they sent, number you get, number you got, number you receive, four numbers, six numbers, 4 digit, 6 digit, 4 digits, 6 digits, confirmation number',
  shareIt:
    'share it, tell it, send it, forward it, give it, read it, you got, you just got, you get, you will get, you received, they text you, that came, came to your, they send you, texted you, by sms, sms, texted, they sent, came by',
  feeOnly:
    'fee, fees, charge, token amount, small amount, refundable, refundable amount, refundable deposit, small deposit, deposit a small, service charge, service fee, top up, processing money, processing fee, joining fee, registration charge, small fee, little fee, admin fee, one time fee, handling money, security deposit',
  verifyIt:
    'verification, verify your, verified, activation, activate, activates, premium, vip, unlock, unlocks, registration, register, upgrade, clearance, badge, membership, certification, subscription to, profile becomes, onboarding, release, released, connect you, payout, hand you the, tick, withdraw*, account opened, pass on the contact, go live, approval, contact of',
  payFirst:
    'pay, fee, charge, charges, deposit, upgrade, refundable, activates, small amount, buy the, top up, transfer, processing money, service charge',
  buyerWaits:
    'buyer waits, buyer who waits, buyer waiting, buyers waiting, buyer is waiting, buyer who, rich customer, rich buyer, foreign buyer, premium buyer, vip buyer, wealthy buyer, wealthy customer, wealthy client, big client, chosen, you have won, you won, congrats, congratulations, selected, customer from, the buyers money, the buyers payment, hand you, connect you, payout, becomes verified, released to you, order at once, pays double, waiting order, somebody who pays, someone who pays, pass on the contact, withdraw*, orders waiting, wants to buy everything, who wants your, buyer in line, buyer lined up, customer waiting, customers waiting, client waiting, order waiting, waiting for your, buyers in',
  badge:
    'badge, vip, verified seller, profile becomes, becomes verified, get verified, premium, gold seller, trusted seller, top seller, be verified, premium seller, blue tick, withdrawal, withdrawals, withdraw, checkmark, tick mark, star seller, verified status, trusted status',
} as const;
