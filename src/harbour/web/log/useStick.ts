import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Message } from '../shapes.js';

const NEAR = 120;

/** Keeps the newest in sight for whoever stands at the end of a log, also when pictures arrive late; who reads further up is left alone. */
export function useStick(own: RefObject<HTMLElement | null>, room: string, messages: readonly Message[]): void {
  const atEnd = useRef(true);
  const toEnd = () => {
    const log = own.current;
    if (log && atEnd.current) log.scrollTop = log.scrollHeight;
  };
  // Another channel starts at its end.
  useLayoutEffect(() => {
    atEnd.current = true;
  }, [room]);
  // Whenever messages come or change.
  useLayoutEffect(toEnd, [room, messages]);
  // Listens once.
  useEffect(() => {
    const log = own.current;
    if (!log) return;
    const note = () => {
      atEnd.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    };
    const grown = new ResizeObserver(toEnd);
    grown.observe(log);
    log.addEventListener('scroll', note, { passive: true });
    log.addEventListener('load', toEnd, { capture: true });
    return () => {
      grown.disconnect();
      log.removeEventListener('scroll', note);
      log.removeEventListener('load', toEnd, { capture: true });
    };
  }, []);
}
