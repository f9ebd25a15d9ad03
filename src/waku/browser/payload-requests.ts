import { useLayoutEffect } from 'react';
import {
  unstable_getErrorInfo as getErrorInfo,
  useRegisterRscEnhancer_UNSTABLE as useRegister,
} from 'waku/minimal/client';
import { unstable_encodeRoutePath as encodeRoutePath } from 'waku/router/client-core';
import { payloadFolder } from '../names/payload-folder.ts';
import { routerPath } from './address.ts';

type PayloadRequests = {
  /** Answers instead of the network, which `ask` uses. */
  answer: (
    address: string,
    ask: () => Promise<Response>,
    signal: AbortSignal | undefined,
  ) => Promise<Response>;
  /** Called when a page can't be shown, or is a redirect to `to`. */
  leave: (error: unknown, to?: string) => void;
};

/**
 * Intercepts the router's requests. When a navigation fails, the router would remove the current page, so it gets
 * no answer until the next navigation, and `leave` handles the failure. Both functions must be the same at each
 * call.
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

/** The address of a page's payload, as the router requests it. */
export function payloadAddress(page: URL): string {
  const path = encodeRoutePath(routerPath(page));
  return `${import.meta.env.BASE_URL}${payloadFolder}/${path}.txt`;
}

/** Whether a payload is from another build than this code: they are incompatible. */
export function isOfOtherBuild(payload: string): boolean {
  const build = /"_buildId":"([^"]*)"/.exec(payload)?.[1];
  return build !== undefined && build !== import.meta.env.WAKU_BUILD_ID;
}
