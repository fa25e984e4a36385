import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { loadProfile } from './session/load-profile.ts'

const triesOverNetwork = 2

/** What the screens know of the server. Asked again on opening a screen and after each write, not on window focus. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: followRights }),
  mutationCache: new MutationCache({ onError: followRights }),
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

let lastFollowed = 0
const pauseMs = 10_000

/** A refusal for want of a right may mean that the role has just changed: the profile is asked for, menu and guard follow. */
function followRights(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'forbidden' || Date.now() - lastFollowed < pauseMs) return
  lastFollowed = Date.now()
  void loadProfile()
}
