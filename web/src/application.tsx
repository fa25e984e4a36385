import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryClient } from './api/query-client.ts'
import { loadProfile } from './api/session/load-profile.ts'
import { useSession } from './api/session/session.ts'
import { signOut } from './api/session/sign-out.ts'
import { router } from './router.tsx'
import { Button } from './ui/button/button.tsx'
import { ErrorState } from './ui/page/error-state.tsx'
import { FullScreenSpinner } from './ui/shell/full-screen-spinner.tsx'

/** The application: a spinner while the profile loads (spec §2), then the screens. */
export function Application() {
  const { signedIn, profile, rights, problem } = useSession()
  const waiting = signedIn && profile === null

  useEffect(() => {
    if (waiting) void loadProfile()
  }, [waiting])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the guard decides anew when the session changes
  useEffect(() => {
    if (!waiting) void router.invalidate()
  }, [waiting, signedIn, rights])

  if (waiting && problem !== null)
    return (
      <main className="grid h-dvh place-content-center gap-2">
        <ErrorState title="Chưa vào được" onRetry={() => void loadProfile()}>
          {problem}
        </ErrorState>
        <Button variant="link" onClick={() => void signOut()}>
          Đăng xuất
        </Button>
      </main>
    )
  if (waiting) return <FullScreenSpinner />
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
