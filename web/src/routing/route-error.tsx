import type { ErrorComponentProps } from '@tanstack/react-router'
import { useConnection } from '../offline/connection.ts'
import { routeErrorText } from '../text/route-error.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** Stands in place of a screen that broke or whose files did not arrive. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const online = useConnection(state => state.online)
  if (!/dynamically imported module|importing a module script/i.test(String(error)))
    return (
      <ErrorState title={routeErrorText.broken} onRetry={reset}>
        {routeErrorText.nothingLost}
      </ErrorState>
    )
  // With the server there its files are of another build; a fresh page has the new ones.
  return (
    <ErrorState
      title={online ? routeErrorText.partOfOldBuild : routeErrorText.partMissing}
      onRetry={() => location.reload()}
    >
      {online ? routeErrorText.reloadToGoOn : routeErrorText.partMissingWhy}
    </ErrorState>
  )
}
