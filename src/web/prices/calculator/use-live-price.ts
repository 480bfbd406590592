import { type FormEvent, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AskedPrice } from '#rules/prices/calculator/read-price-fields.ts';
import type { PriceAnswer } from '#market/prices/price-view.ts';
import { useTypedAddress } from '../../ui/hooks/use-typed-address.ts';
import { type LoadedPrice, priceAsked, readTypedPrice, type TypedPrice } from './price-question.ts';
import { useSalesAlike } from './answer/use-sales-alike.ts';

type Shown = { asked: AskedPrice; answer: PriceAnswer };

/**
 * Prices what stands in the form with every key, by the rules of the server. While something is wrong the last price
 * stays, and says so by `isOld`; problems are told of fields that somebody has left, and of all once they ask.
 */
export function useLivePrice({ question, answer, ground }: LoadedPrice, answerHeading: Focusable) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedPrice>();
  const [asked, setAsked] = useState(question.kind === 'asked' ? question.asked : undefined);
  const { isAll, setAll, leave, pickTold } = useToldProblems(question.kind === 'wrong');
  const read = typed && readTypedPrice(typed);
  const isRight = read && Object.keys(read.problems).length === 0;
  const search = typed && isRight ? toSearch(typed) : undefined;
  useTypedAddress(search);
  const { sales, isCurrent } = useSalesAlike(search, answer?.comparables ?? null);
  const live = useMemo(() => asked && priceAsked(asked, ground), [asked, ground]);
  const shown: Shown | undefined = live &&
    asked && { asked, answer: typed || !answer ? { ...live, comparables: sales } : answer };

  /** Gives the first field that is wrong. */
  const readForm = (from: HTMLFormElement) => {
    const now: TypedPrice = Object.fromEntries(new FormData(from) as unknown as Iterable<[string, string]>);
    setTyped(now);
    const { asked: next, problems } = readTypedPrice(now);
    const [wrong] = Object.keys(problems);
    if (wrong !== undefined) return wrong;
    setAsked(next);
    setAll(false);
    return undefined;
  };
  // What was typed before React came, or what the browser has put back.
  const readTyped = useEffectEvent(() => {
    if (form.current && hasTyped(form.current)) readForm(form.current);
  });
  useEffect(() => readTyped(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = readForm(event.currentTarget);
    if (wrong === undefined) return answerHeading.current?.focus();
    setAll(true);
    findField(event.currentTarget, wrong)?.focus();
  };
  return {
    shown,
    typed,
    problems: typed && read && pickTold(read.problems, typed),
    isOld: typed !== undefined && !isRight,
    /** Somebody wants an answer: what is wrong is said of the form as a whole, too. */
    isAsked: isAll,
    /** The server has said what it knows of this hair, too: nobody types any more. */
    isSettled: isCurrent,
    form: { ref: form, onInput: () => form.current && readForm(form.current), onBlur: leave, onSubmit },
  };
}

type Focusable = RefObject<HTMLElement | null>;

/** Which problems are told: a field that somebody is still filling in, or has not come to yet, is not wrong. */
function useToldProblems(isAllTold: boolean) {
  const [isAll, setAll] = useState(isAllTold);
  const [left, setLeft] = useState<readonly string[]>([]);
  return {
    isAll,
    leave: ({ target }: { target: EventTarget & { name?: string } }) => {
      const name = target.name ?? '';
      if (!left.includes(name)) setLeft([...left, name]);
    },
    setAll,
    pickTold: (problems: Record<string, string[]>, typed: TypedPrice) => {
      const isTold = (field: string) => isAll || (left.includes(field) && typed[field as keyof TypedPrice]);
      return Object.fromEntries(Object.entries(problems).filter(([field]) => isTold(field)));
    },
  };
}

/** The address that asks the same: only what was filled in. */
function toSearch(typed: TypedPrice): string {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '');
  return `?${new URLSearchParams(filled).toString()}`;
}

const hasTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && field.value !== field.defaultValue);

function findField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement ? field : undefined;
}
