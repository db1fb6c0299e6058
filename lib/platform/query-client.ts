import { QueryClient } from "@tanstack/react-query";

export const FRESH_MS = 300_000;
export const KEPT_MS = 600_000;

export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: KEPT_MS, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
