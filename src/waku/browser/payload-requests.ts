import { useLayoutEffect } from 'react';
import {
  unstable_getErrorInfo as getErrorInfo,
  useRegisterRscEnhancer_UNSTABLE as useRegister,
} from 'waku/minimal/client';
import { unstable_encodeRoutePath as encodeRoutePath } from 'waku/router/client-core';
import { payloadFolder } from '../names/payload-folder.ts';
import { routerPath } from './address.ts';

type PayloadRequests = {
  /** Answers in the place of the network, to which `ask` goes. */
  answer: (
    address: string,
    ask: () => Promise<Response>,
    signal: AbortSignal | undefined,
  ) => Promise<Response>;
  /** Told why a page cannot be shown, or that it is another one's place: `to`. */
  leave: (error: unknown, to?: string) => void;
};

/**
 * Stands between the router and the network. Where a navigation fails, the router would take the
 * page away that is shown: it is told nothing until the next navigation, and `leave` goes there.
 * Both functions must be the same at each call.
 */
export function usePayloadRequests({ answer, leave }: PayloadRequests): void {
  const register = useRegister();
  useLayoutEffect(
    () =>
      register((next) => async (path, params, options) => {
        const { signal, fetch } = options;
        try {
          return await next(path, params, {
            ...options,
            fetch: (input, init) => answer(String(input), () => fetch(input, init), signal),
          });
        } catch (error) {
          const info = getErrorInfo(error);
          if (!signal || signal.aborted) throw error;
          leave(error, info?.unstable_leave ? info.location : undefined);
          return whenAborted(signal);
        }
      }),
    [register, answer, leave],
  );
}

/** Rejects when a signal is aborted, with its reason. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** The address of a page's payload, as the router asks for it. */
export function payloadAddress(page: URL): string {
  const path = encodeRoutePath(routerPath(page));
  return `${import.meta.env.BASE_URL}${payloadFolder}/${path}.txt`;
}

/** Whether a payload was made by another build than this code: they do not fit together. */
export function isOfOtherBuild(payload: string): boolean {
  const made = /"_buildId":"([^"]*)"/.exec(payload)?.[1];
  return made !== undefined && made !== import.meta.env.WAKU_BUILD_ID;
}
