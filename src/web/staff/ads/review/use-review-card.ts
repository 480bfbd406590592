import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher } from 'react-router';
import { asRefused } from '../../../ui/form/form-state.ts';
import { useKeys } from '../../../ui/hooks/use-keys.ts';
import { type Decision, toReviewKey } from './review-answer.ts';

/** Nobody has seen an ad sooner than this: a key that was meant for the one before does nothing. */
const SEEN_AFTER_MS = 400;
const NO_KEYS = {};

type CardInQueue = {
  adId: string;
  isChosen: boolean;
  isAway: boolean;
  onDecide: (decision: Decision) => void;
  onRefused: (why: string) => void;
  say: (sentence: string) => void;
};

/** A card of the queue under the hand and under the keys. */
export function useReviewCard({ adId, isChosen, isAway, onDecide, onRefused, say }: CardInQueue) {
  const fetcher = useFetcher<object>({ key: toReviewKey(adId) });
  const card = useRef<HTMLLIElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const wish = useRef<Decision>(undefined);
  const isActive = isChosen && !isAway;
  const { show, isSeen } = useShowing(card, isActive);
  const tellRefused = useEffectEvent(onRefused);
  useEffect(() => {
    const refused = asRefused(fetcher.data);
    if (refused) tellRefused(refused.message);
  }, [fetcher.data]);
  const send = (decision: Decision) => {
    if (!form.current || fetcher.state !== 'idle') return;
    const decided = new FormData(form.current);
    decided.set('decision', decision);
    void fetcher.submit(decided, { method: 'post' });
    onDecide(decision);
  };
  const askForWords = (decision: Decision) => {
    wish.current = decision;
    message.current?.focus();
    say('Write what the seller reads. Enter sends it.');
  };
  const pressKey = (decision: Decision) => {
    if (!isInSight(card.current)) {
      show();
      say('The chosen ad was out of sight. Here it is: press the key again.');
    } else if (decision !== 'approve' && !isFilled(message.current)) askForWords(decision);
    else if (isSeen()) send(decision);
  };
  const keys = {
    a: () => pressKey('approve'),
    c: () => pressKey('ask-for-changes'),
    r: () => pressKey('reject'),
  };
  useKeys(isActive ? keys : NO_KEYS);
  const press = (decision: Decision) => {
    const hasWords = isFilled(message.current) || isFilled(reason.current);
    if (decision === 'approve' || hasWords) send(decision);
    else askForWords(decision);
  };
  const onMessageKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') card.current?.focus();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Whoever has typed to this seller has seen the ad.
    if (wish.current && isFilled(message.current)) send(wish.current);
  };
  return { card, form, message, reason, fetcher, press, onMessageKey };
}

/** Brings a card into sight when it is chosen, unless somebody is in it already. */
function useShowing(card: RefObject<HTMLElement | null>, isActive: boolean) {
  const chosenAt = useRef(Infinity);
  const show = () => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
    chosenAt.current = performance.now();
  };
  const begin = useEffectEvent(() => {
    chosenAt.current = performance.now();
    if (!card.current?.contains(document.activeElement)) show();
  });
  useEffect(() => {
    if (isActive) begin();
    else chosenAt.current = Infinity;
  }, [isActive]);
  return { show, isSeen: () => performance.now() - chosenAt.current >= SEEN_AFTER_MS };
}

const isFilled = (field: HTMLInputElement | null) => field !== null && field.value.trim() !== '';

function isInSight(card: HTMLElement | null): boolean {
  if (!card) return false;
  const { top, bottom } = card.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
