import type { ErrorComponentProps } from '@tanstack/react-router'
import { useConnection } from '../offline/connection/connection.ts'
import { ErrorState } from '../ui/page/error-state.tsx'
import { faultOfScreen } from './fault-of-screen.ts'

/** Stands in place of a screen that broke or whose files did not arrive. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const online = useConnection(state => state.online)
  const { title, text, needsPage } = faultOfScreen(error, online)
  return (
    <ErrorState title={title} onRetry={needsPage ? () => location.reload() : reset}>
      {text}
    </ErrorState>
  )
}
