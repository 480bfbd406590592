import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';

const TYPING_MS = 300;

/** Asks the table anew as soon as one of its tools is touched; while somebody types, once they pause. */
export function useTableTools() {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(pause.current), []);
  // Whoever goes on to a row while the last word waits to be asked for is not called back.
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== 'idle') clearTimeout(pause.current);
  }, [state]);
  const ask = (replace = false) => {
    clearTimeout(pause.current);
    if (!form.current) return;
    const address = new URLSearchParams();
    for (const [key, value] of new FormData(form.current))
      if (typeof value === 'string' && value !== '') address.set(key, value);
    void navigate(`?${address}`, { replace, preventScrollReset: true });
  };
  return {
    form,
    ask,
    askSoon: () => {
      clearTimeout(pause.current);
      pause.current = setTimeout(() => ask(true), TYPING_MS);
    },
  };
}

/**
 * What a tool says: the address, until somebody touches it. An answer to what was typed a moment ago does not take back
 * what was typed since; another address, as after Back or Clear, does.
 */
export function useSaid(address: string): [said: string, say: (said: string) => void] {
  const [tool, setTool] = useState<Tool>({ address, said: address, asked: [] });
  if (tool.address !== address) setTool(followAddress(tool, address));
  return [tool.said, (said) => setTool((now) => ({ ...now, said, asked: [...now.asked, said] }))];
}

/** `asked`: what may come back as an answer to this tool itself. */
type Tool = { address: string; said: string; asked: readonly string[] };

function followAddress({ said, asked }: Tool, address: string): Tool {
  const isLate = address !== said && asked.includes(address);
  return isLate ? { address, said, asked } : { address, said: address, asked: [] };
}
