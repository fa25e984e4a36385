import type { ErrorComponentProps } from '@tanstack/react-router'
import { useConnection } from '../offline/connection.ts'
import { clientText } from '../text/client.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** Stands in place of a screen that broke or whose files did not arrive. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const online = useConnection(state => state.online)
  if (!/dynamically imported module|importing a module script/i.test(String(error)))
    return (
      <ErrorState title={clientText.broken} onRetry={reset}>
        {clientText.nothingLost}
      </ErrorState>
    )
  // With the server there its files are of another build; a fresh page has the new ones.
  return (
    <ErrorState title={online ? clientText.partOfOldBuild : clientText.partMissing} onRetry={() => location.reload()}>
      {online ? clientText.reloadToGoOn : clientText.partMissingWhy}
    </ErrorState>
  )
}
