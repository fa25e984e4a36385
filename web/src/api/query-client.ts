import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const triesOverNetwork = 2

/** What the screens know of the server. Asked again on opening a screen and after each write, not on window focus. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      refetchOnWindowFocus: false,
      // A shop's network may be up while the browser says it is not: only a call tells.
      networkMode: 'always',
      retry: (failed, error) => error instanceof ApiError && error.code === 'network' && failed < triesOverNetwork,
      retryDelay: 800,
    },
    mutations: { networkMode: 'always' },
  },
})
