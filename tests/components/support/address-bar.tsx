import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { PathnameContext, SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { type ReactNode, startTransition, useEffect, useMemo, useState } from "react";

/** What the framework's router tells components, for a page that stays: addresses change, nothing is fetched for them. */
export function AddressBar({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(currentAddress);

  useEffect(() => {
    // As the router does: whoever is told of it has been drawn anew only when there was time for that.
    const look = () => startTransition(() => setAddress(currentAddress()));
    const original = { pushState: history.pushState, replaceState: history.replaceState };
    for (const name of ["pushState", "replaceState"] as const) {
      history[name] = (...state) => {
        original[name].apply(history, state);
        look();
      };
    }
    window.addEventListener("popstate", look);
    return () => {
      Object.assign(history, original);
      window.removeEventListener("popstate", look);
    };
  }, []);

  const { pathname, query } = useMemo(() => {
    const { pathname, searchParams } = new URL(address);
    return { pathname, query: searchParams };
  }, [address]);

  return (
    <AppRouterContext value={ROUTER}>
      <PathnameContext value={pathname}>
        <SearchParamsContext value={query}>{children}</SearchParamsContext>
      </PathnameContext>
    </AppRouterContext>
  );
}

const currentAddress = (): string => window.location.href;

const ROUTER: AppRouterInstance = {
  bfcacheId: "",
  back: () => history.back(),
  forward: () => history.forward(),
  refresh: () => {},
  push: (path) => history.pushState(null, "", path),
  replace: (path) => history.replaceState(null, "", path),
  prefetch: () => {},
};
