import { useEffect, useRef, useState } from 'react';
import { useNotedMiss } from '../ui/hooks/use-noted-miss.ts';
import { useTypedAddress } from '../ui/hooks/use-typed-address.ts';
import { findQuestions } from './texts/question.ts';
import { QUESTION_GROUPS } from './texts/questions.ts';

export const MAX_LETTERS = 100;

/** The words of an address, whatever somebody wrote there. */
export const readWords = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '')
    .slice(0, MAX_LETTERS)
    .toWellFormed()
    .replaceAll('\0', '')
    .trim();

/** The questions with the words that stand in the search, from the address or as they are typed. */
export function useQuestionSearch(asked: string) {
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const words = typed?.trim() ?? asked;
  const found = findQuestions(QUESTION_GROUPS, words);
  useTypedAddress(typed === undefined ? undefined : toSearch(words));
  useNotedMiss('/faq/missed', found.length === 0 ? new URLSearchParams({ q: words }).toString() : undefined);
  useEffect(() => {
    // What was typed before React came, or what the browser has put back.
    const now = box.current?.value;
    if (now !== undefined && now !== box.current?.defaultValue) setTyped(now);
  }, []);
  const onInput = () => setTyped(box.current?.value);
  return { words, found, input: { ref: box, defaultValue: asked, onInput } };
}

const toSearch = (words: string) => (words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`);
